/** Reads the file that the teacher chose. */
import type { ApplyType } from '../../../../shared/domain/applications'
import { limits } from '../../../../shared/domain/limits'
import { callBridge, fileForUpload } from '../../../bridge/index'
import { text } from '../text'
import type { ApplicationTable } from './application-draft'

export interface ChosenFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const { bytes: maxBytes } = limits.application

/** The bytes of a file, or a sentence if it cannot be a workbook of this size. */
export async function openFile(chosen: File): Promise<ChosenFile | string> {
  if (!/\.xlsx$/i.test(chosen.name)) return text.form.wrongExtension
  if (chosen.size > maxBytes) return text.form.tooLarge(maxBytes / 1024 / 1024)
  return fileForUpload(chosen).catch(() => text.form.readFailed)
}

/** The table of a file, beside the template of its kind; or a sentence if main refuses the file. */
export async function readTable(type: ApplyType, { name, bytes }: ChosenFile): Promise<ApplicationTable | string> {
  const read = await callBridge('applications.read', { apply_type: type, bytes })
  if (!read.ok) return read.error.message
  const { sheet, heads: template, rows, carries = [] } = read.value
  const [head, ...others] = rows
  return { name, sheet, heads: head?.cells ?? [], template, rows: others, isMended: false, carries }
}

/** A workbook of the table as it is now; null if it could not be made. */
export async function writeTable({ name, sheet, heads, rows }: ApplicationTable): Promise<ChosenFile | null> {
  const written = await callBridge('excel.write', {
    name: sheet,
    rows: [[...heads], ...rows.map(({ cells }) => [...cells])],
  })
  if (!written.ok) return null
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, type, bytes: new Uint8Array(written.value.bytes) }
}
