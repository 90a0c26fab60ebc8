/** The guards of what columns, titles and names of a roster mean. */
import { guardsOf } from '../table.mjs'

const common = { area: 'client', section: '§11' }
const plan = ['tests/shared/roster/plan.test.ts']
const grades = ['tests/shared/roster/grades.test.ts']
const columns = ['tests/shared/roster/columns.test.ts']
const titles = ['tests/shared/roster/class-titles.test.ts']

export const rows = [
  ...guardsOf({ ...common, file: 'shared/domain/roster/match-rows.ts', tests: plan }, [
    ['A word such as 欠番 is no student, and not the one with its number', '  leaveNoNames,\n', ''],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/match-rows.ts', tests: grades }, [
    ['A name that is nearly that of a student of the grade is left to a person', '  leaveNear,\n', ''],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/grade-steps.ts', tests: grades }, [
    [
      'Where a grade cannot be read, a name alone moves nobody',
      'if (from === null || to === null) return false',
      'if (from === null || to === null) return true',
    ],
    ['In the next year, nobody repeats a grade by a name alone', ' && !isNewYear)', ')'],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/columns.ts', tests: columns }, [
    [
      'The class of this year is not read beside that of the next one',
      ' || older.has(at)) return null',
      ') return null',
    ],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/entries.ts', tests: titles }, [
    ['A row with the name of a class is no student', 'else if (title !== null) {', 'else if (title === 0) {'],
  ]),
]
