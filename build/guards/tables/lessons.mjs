/** The guards of live lessons: clashes, lessons that are made once, changes of another PC, and the room that opens. */
import { guardsOf } from '../table.mjs'

const common = { area: 'screens', section: 'SPEC §5' }
const screens = ['tests/renderer/screens/live/live.test.tsx']
const rules = ['tests/renderer/screens/live/lesson-rules.test.ts']

export const rows = [
  ...guardsOf({ ...common, file: 'shared/domain/intervals.ts', tests: ['tests/shared/lesson-clashes.test.ts'] }, [
    ['Lessons that follow each other do not clash', 'Math.max(a.start, b.start) <', 'Math.max(a.start, b.start) <='],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/live/lesson-dates.ts', tests: rules }, [
    ['A date that clashes is not made', 'clashes.length > 0', 'clashes.length > 99'],
    ['A lesson that is made already is not made again', "? 'made'", "? 'held'"],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/live/use-create-lessons.ts', tests: screens }, [
    [
      'Before lessons are made, the lessons on the server are read',
      'const lessons = await readComingLessons(client)',
      'const lessons = (await readComingLessons(client)).slice(0, 0)',
    ],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/live/EditLesson.tsx', tests: screens }, [
    [
      'A lesson is not saved over a change of another PC',
      'if (changesSince(draft, found).theirs.length > 0) return text.edit.changed',
      '',
    ],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/live/CreateLesson.tsx', tests: screens }, [
    ['A date that was taken meanwhile is told', "state === 'clash' && shown.has(start)", 'false'],
  ]),
  ...guardsOf({ ...common, file: 'renderer/features/lessons/coming-lessons.ts', tests: screens }, [
    ['A lesson that goes live between two reads is not missed', '= [0, 1] as const', '= [1, 0] as const'],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/live/LessonList.tsx', tests: screens }, [
    ['A lesson that another PC has changed is not deleted', 'check: checkUnchanged,', ''],
  ]),
  ...guardsOf(
    {
      area: 'pages',
      section: '§10',
      file: 'main/bridge/lesson-handlers.ts',
      tests: ['tests/main/bridge/lesson-handlers.test.ts'],
    },
    [
      [
        'A room opens only on the school’s server or on a listed host',
        "const url = mediaUrl('', address, allowedHosts)",
        'const url = URL.canParse(address) ? new URL(address) : null',
      ],
      ['A room opens only at an address of the server', 'rooms.find(class_id)', 'rooms.find(class_id) ?? class_id'],
    ],
  ),
  ...guardsOf(
    {
      area: 'account',
      section: 'SPEC §6',
      file: 'renderer/features/lessons/has-live-lessons.ts',
      tests: ['tests/renderer/app/menu.test.ts'],
    },
    [['Live lessons are only for the switch of the user', 'session.online_class_switch === 1', 'true']],
  ),
]
