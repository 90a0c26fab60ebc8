/** The order in which the rows of a class are sent: a number must be free before another student gets it. */
import type { ImportRow, StudentState } from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import { withoutLeadingZeros } from '../../shared/domain/students'

/** A student of the server. */
export interface ServerStudent extends StudentState {
  student_id: string
}

export interface Ordered<R> {
  rows: R[]
  /**
   * Students of the class whose number must be emptied first: they exchange numbers, or go into a class that comes
   * later.
   */
  freed: ServerStudent[]
  /** The rows that need such a number: the server would refuse them in a check. */
  unchecked: Set<R>
}

/** Orders rows that go into the class `team_id`. `students` are those of the whole school, as they are now. */
export function orderRows<R extends ImportRow>(
  rows: readonly R[],
  all: readonly ImportRow[],
  students: readonly ServerStudent[],
  team_id: string,
): Ordered<R> {
  const inClass = students.filter(student => student.team_id === team_id && student.number !== '')
  const holders = new Map(inClass.map(student => [withoutLeadingZeros(student.number), student]))
  const rowOf = new Map(rows.map(row => [row.student_id, row]))
  const leaving = new Set(all.filter(({ to }) => to.team_id !== team_id).map(({ student_id }) => student_id))
  // A request that is checked alone does not know what the earlier ones of the class will change.
  const isSplit = rows.length > limits.importRows
  const ordered: Ordered<R> = { rows: [], freed: [], unchecked: new Set() }
  const entered = new Set<R>()
  const left = new Set<R>()

  function visit(row: R): void {
    entered.add(row)
    const holder = row.to.number === '' ? undefined : holders.get(withoutLeadingZeros(row.to.number))
    if (holder !== undefined && holder.student_id !== row.student_id) {
      const other = rowOf.get(holder.student_id)
      if (other !== undefined && !entered.has(other)) visit(other)
      const isCycle = other !== undefined && !left.has(other)
      if (isCycle || leaving.has(holder.student_id)) ordered.freed.push(holder)
      const waits = other !== undefined && (isSplit || ordered.unchecked.has(other))
      if (isCycle || waits || leaving.has(holder.student_id)) ordered.unchecked.add(row)
    }
    left.add(row)
    ordered.rows.push(row)
  }
  for (const row of rows) if (!entered.has(row)) visit(row)
  return ordered
}

/**
 * The classes of the rows: one comes before those whose students need the number of somebody who moves into it, so that
 * a number is emptied only where classes exchange students.
 */
export function orderClasses(rows: readonly ImportRow[], students: readonly ServerStudent[]): string[] {
  const keyOf = (team_id: string, number: string) => `${team_id} ${withoutLeadingZeros(number)}`
  const goesTo = new Map(rows.map(({ student_id, to }) => [student_id, to.team_id]))
  const holders = new Map(students.map(one => [keyOf(one.team_id, one.number), one.student_id]))
  const earlier = new Map<string, Set<string>>()
  for (const { to } of rows) {
    const known = earlier.get(to.team_id) ?? new Set<string>()
    earlier.set(to.team_id, known)
    const holder = to.number === '' ? undefined : holders.get(keyOf(to.team_id, to.number))
    const target = holder === undefined ? undefined : goesTo.get(holder)
    if (target !== undefined) known.add(target)
  }
  const ordered = new Set<string>()
  const entered = new Set<string>()
  function visit(team_id: string): void {
    if (entered.has(team_id)) return
    entered.add(team_id)
    for (const other of earlier.get(team_id) ?? []) visit(other)
    if (earlier.has(team_id)) ordered.add(team_id)
  }
  for (const team_id of earlier.keys()) visit(team_id)
  return [...ordered]
}
