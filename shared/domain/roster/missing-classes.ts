/** The classes that a table names and the school does not have. */
import { rosterSeat } from '../../text'
import { limits } from '../limits'
import { nameFault } from '../students'
import { classKey, gradeKey, splitTeamName, teamKey } from './class-names'
import type { RosterEntry } from './entries'
import type { PlannedRow } from './plan-types'

/** More than any school makes at once: then the column of classes holds something else. */
const most = 60

/** A class of any grade, such as C or 2組. */
const isBare = (name: string): boolean =>
  /^(?:[a-z\p{Script=Hiragana}\p{Script=Katakana}]|\d{1,2})$/u.test(classKey(name))

/** Whether the name of a class has its grade: 3年C組, 3-C and 3C have one. */
const hasGrade = (name: string): boolean => splitTeamName(name) !== null || /^\D{0,4}\d{1,2}-/u.test(teamKey(name))

/**
 * The name that a new class of a row gets, which is the one that the row is found by: 2 and B of two columns are 2年B組.
 * Empty if the row names none, or no grade beside a class that any grade can have.
 */
function classNameOf({ team, grade_name, class_name }: RosterEntry): string {
  const name = team || class_name
  if (name === '' || hasGrade(name)) return name
  const grade = gradeKey(grade_name)
  if (grade === '') return isBare(name) ? '' : name
  return /\d$/u.test(grade) ? rosterSeat.grade(grade) + rosterSeat.class(name.replace(/(?:組|クラス)$/u, '')) : ''
}

/** Their names, each class once, in the order of the table, without names that are not allowed. None if too many. */
export function missingClasses(rows: readonly PlannedRow[]): string[] {
  const names = new Map<string, string>()
  for (const { entry, faults } of rows) {
    const isMissing = faults.some(fault => fault.is === 'noTeam' && fault.name !== '')
    const name = isMissing ? classNameOf(entry) : ''
    if (nameFault(name, limits.className) === null && !names.has(teamKey(name))) names.set(teamKey(name), name)
  }
  return names.size > most ? [] : [...names.values()]
}
