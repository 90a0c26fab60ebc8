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
  ['A hidden name is not on the page', 'isHidden ? text.student(pseudonymOf(studentId)) : name', 'name'],
])

const ranking = 'tests/renderer/screens/ranking/ranking.test.tsx'

const ranks = guardsOf({ ...common, file: 'shared/domain/rankings.ts', tests: ['tests/shared/rankings.test.ts'] }, [
  ['Students with equal values share a rank', 'if (!ranks.has(value)) ', ''],
  ['What fell is not named', '&& now > before ? now', '&& now !== before ? now'],
  [
    'A missing figure is no growth from 0',
    'now !== undefined && before !== undefined && now > before ? now - before : null',
    '(now ?? 0) > (before ?? 0) ? (now ?? 0) - (before ?? 0) : null',
  ],
])

const poster = guardsOf({ ...common, file: 'renderer/screens/ranking/poster/poster-choice.ts', tests: [ranking] }, [
  [
    'The class sees no ranks unless the teacher chooses them',
    "search.get('show'), 'growth')",
    "search.get('show'), 'ranking')",
  ],
  ['The sheet for the class shows numbers while names are hidden', "isNameHidden ? 'number' : 'name'", "'name'"],
])

const shownStudents = guardsOf({ ...common, file: 'renderer/screens/ranking/ranked-rows.ts', tests: [ranking] }, [
  ['A student who has not studied is not on the sheet for the class', '    if (exercise_count === 0) return []\n', ''],
  ['A student of two classes counts once', 'ranksOf([...each.values()])', 'ranksOf(values)'],
])

const encouragement = guardsOf(
  { ...common, section: 'SPEC §8', file: 'renderer/screens/ranking/achievements/use-encourage.ts', tests: [ranking] },
  [
    [
      'No words are sent where another teacher was faster',
      'return gone.length === 0 ? null : text.changed(gone.map(nameOf))',
      'return null',
    ],
    [
      'Words go only to achievements that the teacher saw, unless she asked for all',
      'isAll.current = asksForAll && ',
      'isAll.current = ',
    ],
    ['The countdown of words shows no hidden name', 'text.nameOf(shownName(row),', 'text.nameOf(row.nickname,'],
  ],
)

const teamReport = 'tests/renderer/screens/team-report/team-report.test.tsx'

const classReport = guardsOf({ ...common, file: 'renderer/screens/team-report/report-words.ts', tests: [teamReport] }, [
  [
    'Homework that still runs is not counted as missing',
    'const ended = report.homeworks.filter(homework => !isRunning(homework, now))',
    'const ended = report.homeworks',
  ],
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

export const rows = [
  ...signs,
  ...panel,
  ...list,
  ...names,
  ...ranks,
  ...poster,
  ...shownStudents,
  ...encouragement,
  ...classReport,
  ...numbers,
]
