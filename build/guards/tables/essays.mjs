/** Guards of marked essays that leave the program: on paper and in the score sheet, nothing is left out silently (SPEC §4, §7). */
import { guardsOf } from '../table.mjs'

const printTest = 'tests/renderer/screens/writing-print/writing-print.test.tsx'
const readerTest = 'tests/main/downloads/comment-reader.test.ts'
const sheetTest = 'tests/main/excel/comment-sheet.test.ts'
const common = { area: 'downloads', section: '§7' }

const reader = guardsOf({ ...common, file: 'main/downloads/comment-reader.ts', tests: [readerTest] }, [
  [
    'Comments that could not be read have a row in the score sheet that says so',
    "if (found === null) comments.push({ ...facts, words: '', comment: '', author: '', remark: 'unread' })\n      else comments",
    'if (found !== null) comments',
  ],
  [
    'A list of comments that the server refuses is not taken for an empty one',
    'if (notes === null) return null',
    'if (notes === null) continue',
  ],
  [
    'A comment in the score sheet never has other words than its own',
    'fitsAtItsRange(note, written)',
    'written !== null',
  ],
  [
    'An export of comments ends with the session',
    "if (answer.error.kind === 'unauthorized') throw new ApiError(answer.error)",
    '',
  ],
  [
    'Comments are not asked for again and again if the server does not answer',
    'isServerGone ||= hasNoResponse(answer.error)',
    '',
  ],
])

const sheet = guardsOf({ ...common, section: '§10', file: 'main/excel/comment-sheet.ts', tests: [sheetTest] }, [
  ['No cell of the sheet of comments becomes a formula', 'cellText(value(comment))', 'value(comment)'],
])

const print = guardsOf(
  { ...common, area: 'screens', file: 'renderer/results/essays/load-essay.ts', tests: [printTest] },
  [['An essay whose comments the server refuses is not printed as one without', ', strict: true', '']],
)

const unsent = guardsOf(
  { ...common, area: 'screens', file: 'renderer/results/notes/unsent-word.ts', tests: [printTest] },
  [
    [
      'A comment that is not sent is marked on paper',
      'return draft.isSaved ? notesText.waiting : notesText.draft',
      'return null',
    ],
  ],
)

const state = guardsOf(
  { ...common, area: 'screens', file: 'renderer/screens/writing-print/ReadingState.tsx', tests: [printTest] },
  [['The print says how many essays could not be read', '!isReading && failed > 0 && ', 'failed < 0 && ']],
)

const pages = guardsOf(
  {
    ...common,
    area: 'screens',
    file: 'renderer/screens/writing-print/WritingPrint.module.css',
    tests: ['tests/e2e/print.spec.ts'],
  },
  [['A student never begins on the page of another', 'break-before: page;', '']],
)

export const rows = [...reader, ...sheet, ...print, ...unsent, ...state, ...pages]
