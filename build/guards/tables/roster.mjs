/** The guards of the import of students. */
import { guardsOf } from '../table.mjs'

const common = { area: 'client', section: '§11' }
const plan = ['tests/shared/roster/plan.test.ts']
const run = ['tests/main/roster/roster-imports.test.ts']
const read = ['tests/main/roster/read-table.test.ts']
const text = ['tests/main/roster/delimited.test.ts']

export const rows = [
  ...guardsOf({ ...common, file: 'shared/domain/roster/match-state.ts', tests: plan }, [
    ['Several rows for one student are all at fault', 'if (claims.length < 2) continue', 'continue'],
    ['A name that several rows have is left to a person', 'else if (group.length > 1)', 'else if (group.length < 0)'],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/match-rows.ts', tests: plan }, [
    [
      'A number with another name is left to a person',
      "entry.nickname === '' ? keyOf(team?.id, bare(entry.number)) : null",
      'keyOf(team?.id, bare(entry.number))',
    ],
    [
      'An ID with the name of another student is left to a person',
      'else if (!isNamed && namesakes.length > 0)',
      'else if (id === null)',
    ],
    ['A name as it is written comes before a similar one', '  byKey(nameInClass),\n', ''],
    ['A second row for one student is not a new student', '  leaveTwice,\n', ''],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/number-conflicts.ts', tests: plan }, [
    [
      'A number that a row at fault keeps is not given to another student',
      'if (faults.size === before) return faults',
      'return faults',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/run-import.ts', tests: run }, [
    [
      'What an interrupted import has sent is looked up before it is sent again',
      'settleRows(record.rows, students, isKnown)',
      'record.rows',
    ],
    ['A cancelled import sends no further class', 'if (signal.aborted) return undefined', ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/send-class.ts', tests: run }, [
    [
      'A student whom somebody else has changed is not overwritten',
      "return isUnchanged(row, student) ? row : { ...row, state: 'refused', message: text.roster.stale }",
      'return row',
    ],
    ['An import that got no answer is not sent again before a look-up', 'if (isLost) return stopped(sent.error)', ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/roster-imports.ts', tests: run }, [
    [
      'An import makes no call in the session of another teacher',
      "owner() === name ? client.call(...call) : failure('cancelled', text.cancelled)",
      'client.call(...call)',
    ],
    ['Only one import runs at a time', 'if (running) return failure', 'if (running === undefined) return failure'],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/import-store.ts', tests: run }, [
    ['Imports are kept for 30 days', 'now - at < limits.roster.keptDays * day', 'now - at > -1'],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/read-table.ts', tests: read }, [
    ['A large text is not read', "if (bytes.length > limits.roster.textBytes) throw new RefusedFile('large')", ''],
    ['A file that is no list is refused for what it is', "if (kind !== 'text') throw new RefusedKindError(kind)", ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/delimited.ts', tests: text }, [
    [
      'A text with a cell as long as a book is refused',
      "if (cell.length > max.cell) throw new RefusedFile('large')",
      '',
    ],
    ['A text with too many rows is refused', 'rows.length > max.rows || ', ''],
  ]),
  ...guardsOf({ ...common, file: 'main/excel/read/merged-cells.ts', tests: read }, [
    ['Merged cells cannot fill the memory', "if (++count > maxFilled) throw new RefusedFile('large')", ''],
  ]),
]
