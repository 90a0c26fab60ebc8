/** The rows that cannot be imported as a table with a column of reasons, which can be mended and read again. */
import type { MarkedRow } from '../../../shared/contract/types'
import type { PlannedRow } from '../../../shared/domain/roster/plan-types'
import type { SheetTable } from '../../features/sheets/sheet-column'
import { text } from './text'

/** The table of these rows with the headings of the file, as texts. */
export function leftTable(
  rows: readonly MarkedRow[],
  header: number,
  left: readonly PlannedRow[],
  reasonOf: (row: PlannedRow) => string,
): SheetTable {
  const byRow = new Map(rows.map(row => [row.row, row.cells]))
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const whole = (cells: readonly string[] = []) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    heads: [...whole(rows[header]?.cells), text.result.reason],
    rows: left.map(row => [...whole(byRow.get(row.row)), reasonOf(row)]),
    numbers: [],
  }
}
