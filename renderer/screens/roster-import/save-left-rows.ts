/** Saves the rows that cannot be imported as a workbook with a column of reasons, which can be mended and read again. */
import type { MarkedRow } from '../../../shared/contract/types'
import type { PlannedRow } from '../../../shared/domain/roster/plan-types'
import { callBridge, showToast, startExport } from '../../bridge/index'
import { text } from './text'

/** The table of these rows with the headings of the file, as texts. */
export function leftTable(
  rows: readonly MarkedRow[],
  header: number,
  left: readonly PlannedRow[],
  reasonOf: (row: PlannedRow) => string,
): string[][] {
  const byRow = new Map(rows.map(row => [row.row, row.cells]))
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const whole = (cells: readonly string[] = []) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return [
    [...whole(rows[header]?.cells), text.result.reason],
    ...left.map(row => [...whole(byRow.get(row.row)), reasonOf(row)]),
  ]
}

/** Makes a workbook of one sheet and begins to save it. */
export async function saveSheet(title: string, rows: string[][]): Promise<void> {
  const made = await callBridge('excel.write', { name: title, rows })
  if (!made.ok) return showToast(made.error.message)
  const held = await callBridge('downloads.hold', { title, bytes: made.value.bytes as Uint8Array<ArrayBuffer> })
  if (!held.ok) return showToast(held.error.message)
  await startExport({ kind: 'held-file', request: held.value })
}

export const saveLeftRows = (table: string[][]): Promise<void> => saveSheet(text.result.fileTitle, table)
