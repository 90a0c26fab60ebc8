/** The guards of the import of students. */
import { guardsOf } from '../table.mjs'

const common = { area: 'client', section: '§11' }
const plan = ['tests/shared/roster/plan.test.ts']
const run = ['tests/main/roster/roster-imports.test.ts']
const safety = ['tests/main/roster/import-safety.test.ts']
const read = ['tests/main/roster/read-table.test.ts']
const refusals = ['tests/main/roster/rollover-refusals.test.ts']
const rollover = ['tests/main/roster/rollover.test.ts']
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
  ...guardsOf({ ...common, file: 'shared/domain/roster/row-doubts.ts', tests: plan }, [
    ['A row without a number among numbered ones is left to a person', '(isNumbered && isUnnumbered(entry)) || ', ''],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/find-team.ts', tests: plan }, [
    ['The chosen class is not for rows of another class', 'return fits(entry, fallback)', 'return fallback'],
    [
      'A row without a class is not of the chosen one if others name theirs',
      'if (parts.length === 0 && namesTeams) return none',
      '',
    ],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/entries.ts', tests: ['tests/shared/roster/columns.test.ts'] }, [
    ['A student is not taken for a total', "totals.test(nickname.replace(/\\s/gu, '')) &&", ''],
  ]),
  ...guardsOf(
    { ...common, file: 'shared/domain/roster/entries.ts', tests: ['tests/shared/roster/class-titles.test.ts'] },
    [
      [
        'The students of one sheet do not get the class of another one',
        'isClass ? entries.map(named) : entries',
        'entries',
      ],
    ],
  ),
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
      'settleRows(rows, students, known).map(',
      'rows.map(',
    ],
    ['A cancelled import sends no further class', 'if (signal.aborted) return undefined\n    step', 'step'],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/run-import.ts', tests: safety }, [
    [
      'A new student who has an account by now is not made twice',
      'stopNamesakes(lookUp(record.rows, students, isKnown), students, isKnown)',
      'lookUp(record.rows, students, isKnown)',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/send-class.ts', tests: run }, [
    [
      'A student whom somebody else has changed is not overwritten',
      "return isUnchanged(row, student) ? row : { ...row, state: 'refused', message: stale }",
      'return row',
    ],
    [
      'An import that got no answer is not sent again before a look-up',
      'if (!cleared.ok && !isFinal(cleared.error)) return result(cleared.error)',
      '',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/send-class.ts', tests: safety }, [
    [
      'An emptied number is stored before it is emptied',
      'await save([...all.map(marked), ...rows.all()])',
      'await save(rows.all())',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/settle-rows.ts', tests: safety }, [
    [
      'A name that stands as before has not arrived',
      '(is !== was && tidy(is) === tidy(wanted))',
      '(tidy(is) === tidy(wanted))',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/leave-class.ts', tests: safety }, [
    [
      'A new student whom somebody else has changed is not taken out of the class',
      'if (!isUnchanged(row, student)) return',
      'if (row === student) return',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/read-settled.ts', tests: ['tests/main/roster/killed-imports.test.ts'] }, [
    [
      'New students without an answer are looked up again before they are sent again',
      'await wait(limits.roster.lateMs - passed, signal)',
      '',
    ],
  ]),
  ...guardsOf(
    { ...common, file: 'main/roster/late-arrivals.ts', tests: ['tests/main/roster/killed-imports.test.ts'] },
    [
      [
        'What arrives after it was sent again, or after the undo, is found',
        "if (late !== 'possible' || isOpen({ state })) return null",
        'return null',
      ],
    ],
  ),
  ...guardsOf({ ...common, file: 'main/http/student-pages.ts', tests: safety }, [
    ['A list that lacks students is not taken as whole', 'if (found.size >= total && (', 'if (('],
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
    ['Imports are kept for 30 days', 'now - lastDay(record) < limits.roster.keptDays * day', 'lastDay(record) > -1'],
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
  ...guardsOf({ ...common, file: 'shared/domain/roster/password-columns.ts', tests: read }, [
    ['Passwords of a list are not read', 'columns.has(at) && !(isHeading(cell) && isHeadings(row))', 'false'],
  ]),
  ...guardsOf({ ...common, file: 'main/excel/read/merged-cells.ts', tests: read }, [
    ['Merged cells cannot fill the memory', "if (++count > maxFilled) throw new RefusedFile('large')", ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/change-classes.ts', tests: rollover }, [
    [
      'A class that somebody else has made is not taken',
      "if (isThere && found === undefined) return failure('status', text.roster.teamExists(name))",
      '',
    ],
    ['A class is stored as being made before it is made', "await setState('sending')", ''],
    ['A class with students is not hidden', 'if (team.hidden === 1 && now.student_count > 0)', 'if (team.hidden > 1)'],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/run-import.ts', tests: rollover }, [
    ['Before its day, 年次更新 moves nobody', 'if (isEarly(record, input.today)) return undefined', ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/import-store.ts', tests: rollover }, [
    ['A planned 年次更新 is kept until its day', 'Math.max(at, parseJst(chosen) ?? 0)', 'at'],
  ]),
  ...guardsOf({ ...common, file: 'shared/domain/roster/plan.ts', tests: ['tests/shared/roster/rollover.test.ts'] }, [
    ['In 年次更新 nobody is matched by class and number', 'newYear ? students.map(inNoClass) : students', 'students'],
    ['In 年次更新 nobody graduates whose row is skipped', ': matchRows(all, known,', ': matchRows(located, known,'],
  ]),
  ...guardsOf(
    { ...common, file: 'shared/domain/roster/concerned.ts', tests: ['tests/shared/roster/rollover.test.ts'] },
    [['In 年次更新 nobody graduates whose row has a wrong ID', 'names.size === 0 ? [] : ', 'names.size >= 0 ? [] : ']],
  ),
  ...guardsOf({ ...common, file: 'shared/domain/roster/row-key.ts', tests: ['tests/shared/roster/rollover.test.ts'] }, [
    ['In 年次更新 a decision follows its student', 'about ?? row', 'row'],
  ]),
  ...guardsOf(
    { ...common, file: 'shared/domain/roster/rows-of-classes.ts', tests: ['tests/shared/roster/rollover.test.ts'] },
    [
      [
        'In 年次更新 nobody is renamed by the tidying of cells',
        'entry.nickname !== tidyName(student.nickname)',
        'true',
      ],
      [
        'In 年次更新 an arrow points to a class, not to a name',
        '...(entry.team === tidyName(team.name) && { team_id: team.id }),',
        '',
      ],
    ],
  ),
  ...guardsOf({ ...common, file: 'main/roster/run-import.ts', tests: refusals }, [
    [
      'A refusal of a class does not leave half of a new school year behind',
      'const isFinal = names === undefined ? isRefusal : () => false',
      'const isFinal = isRefusal',
    ],
    [
      'A class that is not there any more is found before students are moved',
      'if (lost.length > 0) {',
      'if (lost.length < 0) {',
    ],
    ['A new class that was deleted is made again', 'record = checked.value', ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/settle-rows.ts', tests: refusals }, [
    [
      'A name that was mended since the plan does not stop a new year',
      'return { ...row, from: { ...from, ...now }, to: { ...to, ...now } }',
      'return row',
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/check-year.ts', tests: refusals }, [
    [
      'A new school year that was carried out elsewhere is not carried out again',
      "if (isElsewhere && !rows.some(({ state }) => state === 'done'))",
      'if (isElsewhere && rows.length === 0)',
    ],
    [
      'Whom the server refuses is found before anybody is moved',
      "if (row.state === 'refused') held.push",
      "if (row.state === 'sending') held.push",
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/change-classes.ts', tests: refusals }, [
    [
      'A new class that stays empty is not shown',
      'now.hidden === team.hidden || isInVain',
      'now.hidden === team.hidden',
    ],
    [
      'A class that was made and could not be hidden is not forgotten',
      'return hidden.ok ? success(found.id)',
      "if (!hidden.ok) await setState('waiting')\n  return hidden.ok ? success(found.id)",
    ],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/roster-imports.ts', tests: refusals }, [
    ['One new school year is planned at a time', "if (isLeftOver) return failure('status', text.roster.yearLeft)", ''],
  ]),
  ...guardsOf({ ...common, file: 'main/roster/reversed-rows.ts', tests: refusals }, [
    [
      'The class of a student who is taken back is shown again',
      'if (wanted === undefined || changed === undefined) return changed',
      'if (wanted !== undefined) return undefined',
    ],
  ]),
  ...guardsOf(
    {
      ...common,
      file: 'renderer/screens/roster-import/ImportPreview.tsx',
      tests: ['tests/renderer/screens/roster-import/roster-import.test.tsx'],
    },
    [
      ['Nothing is imported while the page asks how lists are read', ' || plan.isAsking', ''],
      ['Nothing is imported against an offline copy', '|| copiedAt !== null', ''],
    ],
  ),
  ...guardsOf(
    {
      ...common,
      file: 'renderer/screens/roster-import/rollover/RolloverPlan.tsx',
      tests: ['tests/renderer/screens/roster-import/year-rollover.test.tsx'],
    },
    [['No new school year begins against an offline copy', 'props.isCopy || ', '']],
  ),
  ...guardsOf(
    {
      ...common,
      file: 'renderer/screens/roster-import/MissingClasses.tsx',
      tests: ['tests/renderer/screens/roster-import/roster-import.test.tsx'],
    },
    [
      [
        'A class that somebody has made meanwhile is not made twice',
        'names.filter(one => !present.has(teamKey(one)))',
        'names',
      ],
    ],
  ),
]
