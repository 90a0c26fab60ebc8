/** The order in which the rows of a class are sent: a number must be free before another student gets it. */
import type { ImportRow, StudentState } from '../../shared/contract/roster'
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
      const waits = other !== undefined && ordered.unchecked.has(other)
      if (isCycle || waits || leaving.has(holder.student_id)) ordered.unchecked.add(row)
    }
    left.add(row)
    ordered.rows.push(row)
  }
  for (const row of rows) if (!entered.has(row)) visit(row)
  return ordered
}
