/** Finds the numbers that two students of a class would have after an import. */
import { withoutLeadingZeros } from '../students'
import { groupBy } from './group-by'
import type { PresentStudent, RowFault } from './plan-types'

/** A row that would be imported: where its student is afterwards, and with which number. */
export interface Target {
  row: number
  student: PresentStudent | undefined
  team_id: string
  number: string
}

interface Seat {
  team_id: string
  number: string
  /** Undefined for a student whom the import leaves as they are. */
  target: Target | undefined
  student: PresentStudent | undefined
}

const isMoved = ({ student, team_id, number }: Target): boolean =>
  student === undefined ||
  student.team_id !== team_id ||
  withoutLeadingZeros(student.number) !== withoutLeadingZeros(number)

/**
 * The faults of rows, by row. A row at fault leaves its student as they are, which can take a number from another row:
 * so it is repeated until nothing changes.
 */
export function numberConflicts(
  targets: readonly Target[],
  students: readonly PresentStudent[],
): Map<number, RowFault> {
  const faults = new Map<number, RowFault>()
  for (;;) {
    const going = targets.filter(({ row }) => !faults.has(row))
    const changed = new Set(going.map(({ student }) => student?.student_id))
    const seats: Seat[] = [
      ...going.map(target => ({ ...target, target })),
      ...students
        .filter(({ student_id }) => !changed.has(student_id))
        .map(student => ({ ...student, target: undefined, student })),
    ].filter(({ team_id, number }) => team_id !== '' && number !== '')
    const before = faults.size
    for (const [, group] of groupBy(seats, ({ team_id, number }) => `${team_id} ${withoutLeadingZeros(number)}`)) {
      if (group.length < 2) continue
      for (const { target, number } of group) {
        if (target === undefined || !isMoved(target)) continue
        const others = group.filter(other => other.target !== target)
        const rows = others.flatMap(other => other.target?.row ?? []).sort((a, b) => a - b)
        const holder = others.find(other => other.target === undefined)?.student
        faults.set(target.row, { is: 'sameNumber', number, rows, ...(holder && { holder }) })
      }
    }
    if (faults.size === before) return faults
  }
}
