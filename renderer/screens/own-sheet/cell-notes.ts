import type { OwnSheet } from '../../../shared/contract/types'
import type { PlannedCell } from '../../../shared/domain/own-sheet/plan-cells'

/** Another value stands there now. */
export const overwrites = ({ state, old }: PlannedCell): boolean => state === 'writes' && old.trim() !== ''

/** How many of the cells keep a score as a text, which SUM leaves out, and how many nobody sees. */
export function cellNotes({ rows, hiddenColumns }: OwnSheet, writes: readonly PlannedCell[]) {
  const byRow = new Map(rows.map(row => [row.row, row]))
  const isText = ({ row, column, value }: PlannedCell) =>
    'number' in value &&
    byRow.get(row)?.formats.some(([from, to, is]) => is === 'text' && column >= from && column <= to)
  const isHidden = ({ row, column }: PlannedCell) => byRow.get(row)?.isHidden || hiddenColumns.includes(column)
  return { texts: writes.filter(isText).length, hidden: writes.filter(isHidden).length }
}
