/** The guards of the page on which a teacher makes reading exercises (SPEC §7, §8; DESIGN §7, §10). */
import { guardsOf } from '../table.mjs'

const page = 'tests/renderer/screens/recitation/recitation.test.tsx'
const common = { area: 'renderer', section: '§8', tests: [page] }

export const rows = [
  ...guardsOf({ ...common, file: 'renderer/screens/recitation/create-recitation.ts' }, [
    ['A recitation whose creation may have succeeded is only looked up', 'if (draft.sent) {', 'if (false) {'],
    ['A recitation is not created before its translations are saved', 'if (refusal !== null) return refusal', ''],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/recitation/use-slot-jobs.ts' }, [
    [
      'A recording whose answer was lost is looked up, not sent again',
      "if (answered === '') await readServer(form)",
      '',
    ],
    [
      'A recording counts as sent only if the server has another file than before',
      "(answered === '' && fileName(address) === before)",
      'false',
    ],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/recitation/Recitation.tsx' }, [
    [
      'A recording that is not sent is discarded only after a question',
      '!hasCandidate || confirmDialog',
      'true || confirmDialog',
    ],
  ]),
  ...guardsOf(
    {
      ...common,
      section: '§7',
      file: 'renderer/screens/recitation/server-slots.ts',
      tests: ['tests/renderer/screens/recitation/slot-rules.test.ts'],
    },
    [
      [
        'A proposed translation never replaces the teacher’s own',
        'const isProposed = !slot.translated && ',
        'const isProposed = ',
      ],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§10',
      file: 'renderer/screens/recitation/check-sound.ts',
      tests: ['tests/renderer/screens/recitation/check-sound.test.ts'],
    },
    [
      ['A file that is no sound by its bytes is not sent', "if (kind === null) return 'notASound'", ''],
      ['A sound file that is too large is not sent', "if (bytes.length > recitation.soundBytes) return 'tooLarge'", ''],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      section: '§10',
      file: 'renderer/screens/recitation/try-paper.ts',
      tests: ['tests/renderer/screens/recitation/try-paper.test.ts'],
    },
    [['The words of a reading are no HTML', 'text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)', 'text']],
  ),
]
