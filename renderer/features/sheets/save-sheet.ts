import { callBridge, showToast, startExport } from '../../bridge/index'
import type { SheetTable } from './sheet-column'

/** Makes a workbook of the table, and begins to save it. `title` names the sheet and the file. */
export async function saveSheet(title: string, { heads, rows, numbers }: SheetTable): Promise<void> {
  const made = await callBridge('excel.write', { name: title, rows: [heads, ...rows], numbers })
  if (!made.ok) return showToast(made.error.message)
  const held = await callBridge('downloads.hold', { title, bytes: made.value.bytes as Uint8Array<ArrayBuffer> })
  if (!held.ok) return showToast(held.error.message)
  await startExport({ kind: 'held-file', request: held.value })
}
