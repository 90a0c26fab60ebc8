/** The classes that a table names and the school does not have. */
import { rosterSeat } from '../../text'
import { limits } from '../limits'
import { nameFault } from '../students'
import { gradeKey, splitTeamName, teamKey } from './class-names'
import type { RosterEntry } from './entries'
import type { PlannedRow } from './plan-types'

/** More than any school makes at once: then the column of classes holds something else. */
const most = 60

/** The name that a new class of a row gets: 2 and B of two columns are 2年B組. Empty if the row names none. */
function classNameOf({ team, grade_name, class_name }: RosterEntry): string {
  if (team !== '' || grade_name === '' || class_name === '') return team || class_name
  if (splitTeamName(class_name) !== null) return class_name
  return rosterSeat.grade(gradeKey(grade_name)) + rosterSeat.class(class_name.replace(/(?:組|クラス)$/u, ''))
}

/** Their names, each class once, in the order of the table. None if there are too many, or a name is not allowed. */
export function missingClasses(rows: readonly PlannedRow[]): string[] {
  const names = new Map<string, string>()
  for (const { entry, faults } of rows) {
    const isMissing = faults.some(fault => fault.is === 'noTeam' && fault.name !== '')
    const name = isMissing ? classNameOf(entry) : ''
    if (nameFault(name, limits.className) === null && !names.has(teamKey(name))) names.set(teamKey(name), name)
  }
  return names.size > most ? [] : [...names.values()]
}
