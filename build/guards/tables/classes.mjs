/** Classes: nothing is deleted, renamed or sorted that the teacher has not seen (SPEC §5, §7 Teams and students). */
import { guardsOf } from '../table.mjs'

const common = { area: 'classes', section: 'SPEC §7' }
const grades = 'tests/renderer/screens/grades/grades.test.tsx'
const orderTests = 'tests/renderer/screens/grades/team-order.test.tsx'
const deletionTests = 'tests/renderer/screens/grades/team-deletion.test.tsx'
const effectTests = 'tests/renderer/screens/grades/deletion-effect.test.ts'

const order = guardsOf({ ...common, file: 'renderer/screens/grades/use-team-order.ts', tests: [orderTests] }, [
  [
    'The order of classes is sent once, after the last move',
    'window.setTimeout(() => void save(), pauseMs)',
    'window.setTimeout(() => void save(), 0)',
  ],
  [
    'The order of another teacher is not overwritten',
    'if (!sameOrder(known, now)) return { fault: words.conflict }',
    '',
  ],
  ['An order that waits is sent when the page is left', 'if (timer.current !== 0) void save()', ''],
  [
    'An order that failed goes back',
    '    want(null)\n    setNote({ message, isFault',
    '    setNote({ message, isFault',
  ],
  [
    'An order that was not sent is kept after a logout',
    '      wanted.current = null\n      return setOrder(null)',
    '      return want(null)',
  ],
])

const changes = guardsOf({ ...common, file: 'renderer/screens/grades/change-team.ts', tests: [grades] }, [
  [
    'The name that another teacher has given to a class is not overwritten',
    'if (found.name !== seen.name && found.name !== name) {',
    'if (false) {',
  ],
  [
    'A switch of a class keeps the name that the server has now',
    'const { id, name } = found\n',
    'const { id, name } = seen\n',
  ],
  [
    'A class with the name of another one is not made before the warning is seen',
    "isSeen(teams) ? send(client, 'team-create', request) : 'unseen'",
    "send(client, 'team-create', request)",
  ],
])

const effect = guardsOf(
  { ...common, file: 'renderer/screens/grades/deletion-effect.ts', tests: [effectTests, deletionTests] },
  [
    [
      'Above 5 % of the students, their number is typed before a deletion',
      'students * 100 > school * percent',
      'false',
    ],
    ['With open homework, the number is typed before a deletion', 'open !== undefined && open > 0 ?', 'false ?'],
    [
      'A count that the server does not send is not 0',
      'students === undefined || open === undefined || school === undefined',
      'false',
    ],
    [
      'A deletion is not sent if it would remove more than the teacher has agreed to',
      'return hasGrown(agreed, answers) ? words.grown : null',
      'return null',
    ],
  ],
)

const agreement = guardsOf({ ...common, file: 'renderer/screens/grades/DeletionForm.tsx', tests: [deletionTests] }, [
  [
    'A wrong number does not delete',
    "number.normalize('NFKC').trim() === String(typed.number) ? undefined",
    'true ? undefined',
  ],
])

export const rows = [...order, ...changes, ...effect, ...agreement]
