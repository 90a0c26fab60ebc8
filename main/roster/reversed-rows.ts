/** What takes an import back: each student as before, and who was new leaves the class (accounts cannot be deleted). */
import type { ImportRecord, ImportRow, SentRow } from '../../shared/contract/roster'

function reversed({ row, student_id, from, to, after = to, state }: SentRow): ImportRow[] {
  const one = { row, ...(student_id !== undefined && { student_id }) }
  if (state === 'done') return [{ ...one, from: after, to: from ?? { ...after, team_id: '' } }]
  // The row was not carried out, but the number was emptied for another student.
  return from === undefined ? [] : [{ ...one, from: { ...from, number: '' }, to: from }]
}

/**
 * The rows that take back those that were carried out, also in part; only those of `wanted`, if it is given, and none
 * that another import has taken back.
 */
export function reversedRows(record: ImportRecord, others: readonly ImportRecord[], wanted?: readonly number[]) {
  const undone = new Set(
    others
      .filter(({ undoes }) => undoes === record.id)
      .flatMap(({ rows }) => rows.flatMap(({ row, state }) => (state === 'done' ? row : []))),
  )
  return record.rows
    .filter(({ row, state, freed }) => (state === 'done' || freed === true) && !undone.has(row))
    .filter(({ row }) => wanted === undefined || wanted.includes(row))
    .flatMap(reversed)
}
