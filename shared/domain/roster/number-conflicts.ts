/** Finds the numbers that two students of a class would have after an import. */
import { withoutLeadingZeros } from '../students'
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

const keyOf = ({ team_id, number }: Pick<Seat, 'team_id' | 'number'>): string =>
  team_id === '' || number === '' ? '' : `${team_id} ${withoutLeadingZeros(number)}`

/** The numbers that several students have, with who has them. Nearly all numbers have one student. */
function sharedSeats(targets: readonly Target[], students: readonly PresentStudent[]): Map<string, Seat[]> {
  const used = new Set<string>()
  const shared = new Map<string, Seat[]>()
  for (const one of [...targets, ...students]) {
    const key = keyOf(one)
    if (key !== '' && used.has(key)) shared.set(key, [])
    used.add(key)
  }
  if (shared.size === 0) return shared
  for (const target of targets) {
    const { team_id, number, student } = target
    shared.get(keyOf(target))?.push({ team_id, number, target, student })
  }
  for (const student of students) {
    const { team_id, number } = student
    shared.get(keyOf(student))?.push({ team_id, number, target: undefined, student })
  }
  return shared
}

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
    const left = students.filter(({ student_id }) => !changed.has(student_id))
    const before = faults.size
    for (const group of sharedSeats(going, left).values()) {
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
