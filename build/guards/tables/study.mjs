/** The study of classes and students: what a sign or a figure must not claim (DESIGN §7). */
import { guardsOf } from '../table.mjs'

const common = { area: 'study', section: '§7' }
const signTests = 'tests/shared/study-signs.test.ts'
const overview = 'tests/renderer/screens/student-overview/student-overview.test.tsx'
const details = 'tests/renderer/screens/student-details/student-details.test.tsx'

const signs = guardsOf({ ...common, file: 'shared/domain/study-signs.ts', tests: [signTests] }, [
  [
    'Averages of few exercises are not compared',
    '  if (recent.exercise_count < least || before.exercise_count < least) return null\n',
    '',
  ],
  [
    'A student is not called idle before her days have been read',
    'week?.exercise_count === 0',
    '!week?.exercise_count',
  ],
  [
    'Nobody is praised for homework that could not be read',
    'due > 0 && overdue === 0 &&',
    'due > 0 && (overdue ?? 0) === 0 &&',
  ],
])

const panel = guardsOf({ ...common, file: 'renderer/screens/student-overview/SignPanel.tsx', tests: [overview] }, [
  ['A part that could not be read is named beside the signs', 'signs.hasFailed &&', 'false &&'],
])

const list = guardsOf({ ...common, file: 'renderer/features/sheets/sheet-column.ts', tests: [overview] }, [
  ['Paper and workbook show the words of the screen', 'shown.map(({ words }) => words(row))', "shown.map(() => '')"],
])

const names = guardsOf({ ...common, file: 'renderer/features/study/use-hidden-names.ts', tests: [overview, details] }, [
  ['A hidden name is not on the page', 'isHidden ? text.student(place) : name', 'name'],
])

const numbers = guardsOf(
  { ...common, section: '§10', file: 'main/excel/plain-sheet.ts', tests: ['tests/main/excel/plain-sheet.test.ts'] },
  [
    [
      'A text in a column of numbers does not become a formula',
      'if (match === null) return { value: cellText(value),',
      'if (match === null) return { value,',
    ],
  ],
)

export const rows = [...signs, ...panel, ...list, ...names, ...numbers]
