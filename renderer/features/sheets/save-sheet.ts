import { callBridge, showToast, startExport } from '../../bridge/index'
import type { SheetTable } from './sheet-column'

/** Begins to save a file that the page has made. `title` names it. */
export async function saveBytes(title: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const held = await callBridge('downloads.hold', { title, bytes })
  if (!held.ok) return showToast(held.error.message)
  await startExport({ kind: 'held-file', request: held.value })
}

/** Makes a workbook of the table, and begins to save it. `title` names the sheet and the file. */
export async function saveSheet(title: string, { heads, rows, numbers }: SheetTable): Promise<void> {
  const made = await callBridge('excel.write', { name: title, rows: [heads, ...rows], numbers })
  if (!made.ok) return showToast(made.error.message)
  await saveBytes(title, made.value.bytes as Uint8Array<ArrayBuffer>)
}
