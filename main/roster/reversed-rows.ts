/** What takes an import back: each student as before, and who was new leaves the class (accounts cannot be deleted). */
import type { ImportRecord, ImportRow } from '../../shared/contract/roster'

/** The rows that take back those that were carried out; only those of `wanted`, if it is given. */
export const reversedRows = ({ rows }: ImportRecord, wanted?: readonly number[]): ImportRow[] =>
  rows
    .filter(({ row, state }) => state === 'done' && (wanted === undefined || wanted.includes(row)))
    .map(({ row, student_id, from, to }) => ({
      row,
      ...(student_id !== undefined && { student_id }),
      from: to,
      to: from ?? { ...to, team_id: '' },
    }))
