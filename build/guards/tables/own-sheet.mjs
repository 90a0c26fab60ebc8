/** The guards of the teacher's own sheet: only the chosen cells of the file differ (docs/own-sheet.md). */
import { guardsOf } from '../table.mjs'

const common = { area: 'client', section: '§10' }
const sheet = ['tests/main/own-sheet/own-sheet.test.ts']
const lines = ['tests/shared/own-sheet/rows-of-others.test.ts']
const plan = ['tests/shared/own-sheet/own-sheet.test.ts']
const screen = ['tests/renderer/screens/own-sheet/own-sheet.test.tsx']

export const rows = [
  ...guardsOf({ ...common, file: 'main/own-sheet/refusals.ts', tests: sheet }, [
    ['A formula is never overwritten', 'byColumn.get(column)?.hasFormula === true || isInArray(column)', 'false'],
    ['A merged cell is refused', "      ['merged', inside(sheet.merged)],\n", ''],
    ['A locked cell is refused', 'sheet.isProtected && !styles.unlocked.has(styleOf(column))', 'false'],
    ['A cell with a rule is refused', "      ['validated', inside(sheet.validated)],\n", ''],
    ['The heading of a table is refused', "      ['heading', inside(fixed.heading)],\n", ''],
  ]),
  ...guardsOf({ ...common, file: 'main/own-sheet/own-sheet.ts', tests: sheet }, [
    [
      'Main checks each cell again before it writes',
      '  if (refused.length > 0) throw new RefusedCellsError(refused)\n',
      '',
    ],
    ['A signed file is refused', "name.startsWith('_xmlsignatures/')", 'false && name'],
  ]),
  ...guardsOf({ ...common, file: 'main/own-sheet/zip-records.ts', tests: sheet }, [
    [
      'All other entries of a file keep their bytes',
      'record: file.subarray(entry.start, next)',
      'record: file.subarray(entry.start, next - 1)',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/own-sheet/scan-sheet.ts', tests: sheet }, [
    ['XML that Excel would repair is not patched', 'number <= row.row) throw damaged()', 'false) throw damaged()'],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/own-sheet/plan-cells.ts', tests: plan }, [
    [
      'Two homeworks never write the same cell',
      'const isTwice = seen.size === seen.add(reference).size',
      'const isTwice = reference === ""',
    ],
    ['Only students who have the homework get a value', '|| !values.has(student.student_id)', ''],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/own-sheet/plan-cells.ts', tests: lines }, [
    ['Nothing goes into the columns of another list', 'isBeside ?', 'false ?'],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/own-sheet/match-lines.ts', tests: lines }, [
    ['A row of another class is no row of its namesake', "verdict(student.team_id) !== 'other'", 'true'],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/own-sheet/line-rules.ts', tests: lines }, [
    [
      'A number that contradicts the name is left to a person',
      "if (number === '' || known.length === 0) return undefined",
      'return undefined',
    ],
    [
      'A number alone is nobody where other rows have names',
      "if (list === 'named') return doubtful('nameless', holders)",
      '',
    ],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/own-sheet/remember.ts', tests: plan }, [
    ['A column such as 備考 is never offered', 'isOfScores && isFree', 'isFree'],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/own-sheet/SaveBar.tsx', tests: screen }, [
    ['Saving asks once about rows without a decision', 'open.length > 0 && agreed', 'open.length > 99 && agreed'],
  ]),
  ...guardsOf(
    {
      ...common,
      file: 'shared/domain/own-sheet/repeated-rows.ts',
      tests: ['tests/shared/own-sheet/repeated-rows.test.ts'],
    },
    [
      [
        'Several rows of a student are decided together only where most students have them',
        'if (usual.length < 2 || usual.length <= others) return []',
        '',
      ],
    ],
  ),
]
