/** Finds out by the students that the server has now what became of the rows that were sent. */
import type { SentRow } from '../../shared/contract/roster'
import { withoutLeadingZeros } from '../../shared/domain/students'
import type { ServerStudent } from './import-order'

const tidy = (text: string): string => text.normalize('NFC').trim()

/**
 * Whether the student is as the row wants. The server may normalise texts and numbers, and may fill empty fields of a
 * new account.
 */
export function isAsWanted({ to, from }: Pick<SentRow, 'to' | 'from'>, student: ServerStudent): boolean {
  if (student.team_id !== to.team_id) return false
  // A student who has left a class keeps the other fields.
  if (to.team_id === '') return true
  const fields = (['nickname', 'grade_name', 'class_name'] as const).filter(
    field => from !== undefined || field === 'nickname',
  )
  return (
    withoutLeadingZeros(student.number) === withoutLeadingZeros(to.number) &&
    fields.every(field => tidy(student[field]) === tidy(to[field]))
  )
}

/** The rows that the students show to be done, with their ids. `known` are the accounts from before the import. */
export function settleRows(
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
  known: ReadonlySet<string>,
): SentRow[] {
  const byId = new Map(students.map(student => [student.student_id, student]))
  const taken = new Set(rows.flatMap(({ student_id, state }) => (state === 'done' ? (student_id ?? []) : [])))
  return rows.map(row => {
    if (row.state !== 'sending') return row
    const found =
      row.student_id === undefined
        ? students.find(one => !known.has(one.student_id) && !taken.has(one.student_id) && isAsWanted(row, one))
        : byId.get(row.student_id)
    if (found === undefined || !isAsWanted(row, found)) return row
    taken.add(found.student_id)
    return { ...row, student_id: found.student_id, state: 'done' as const }
  })
}
