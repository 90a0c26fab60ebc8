/** Sentences from an Excel file: what of it the comment bank takes. Pure functions, except `readFile`. */
import { type ReadRow, readBankRows } from '../../../shared/domain/bank-sheet'
import { limits } from '../../../shared/domain/limits'
import { callBridge, fileForUpload } from '../../bridge/index'
import { type BankEntry, type CommentBank, entryAtSlot, entryFault, tidyReading, tidySentence } from './comment-bank'
import type { RowState } from './import-states'
import { bankText } from './text'

/** A file that was read. Its entries get ids that begin with `id`. */
export interface ReadFile {
  id: string
  name: string
  rows: readonly ReadRow[]
}

/** What becomes of a row of the file. */
export interface PlannedRow {
  row: number
  state: RowState
  text: string
  /** Why it is refused, or what changes; empty if there is nothing to say. */
  remark: string
}

/** Reads a chosen file. Main opens it, within its limits for files from outside. Returns a sentence if it is refused. */
export async function readFile(chosen: File): Promise<ReadFile | string> {
  if (chosen.size > limits.commentBank.fileBytes) return bankText.fileFaults.size
  const file = await fileForUpload(chosen).catch(() => null)
  if (file === null) return bankText.fileFaults.unreadable
  const read = await callBridge('excel.read', { bytes: file.bytes })
  if (!read.ok) return read.error.message
  const rows = readBankRows(read.value.rows)
  if (rows === null) return bankText.fileFaults.head
  return rows.length === 0 ? bankText.fileFaults.none : { id: crypto.randomUUID(), name: chosen.name, rows }
}

const idOf = ({ id }: ReadFile, row: number): string => `${id}-${row}`

/** Decides about every row of the file, in its order. `at` is now, in seconds. */
function decide(bank: CommentBank, file: ReadFile, at: number): { bank: CommentBank; rows: PlannedRow[] } {
  let next = bank
  const rows = file.rows.map((read): PlannedRow => {
    const { row } = read
    if ('wrong' in read) return { row, state: 'refused', text: read.text, remark: bankText.wrongCells[read.wrong] }
    const text = tidySentence(read.entry.text)
    const fault = entryFault(next, text)
    if (fault === 'same') return { row, state: 'same', text, remark: '' }
    if (fault !== null) return { row, state: 'refused', text, remark: bankText.faults[fault] }
    const { slot } = read.entry
    const isTaken = slot !== null && entryAtSlot(next, slot) !== undefined
    const entry: BankEntry = {
      ...read.entry,
      ...tidyReading(read.entry.reading),
      id: idOf(file, row),
      text,
      at: Math.min(read.entry.at, at),
      slot: isTaken ? null : slot,
    }
    next = { ...next, entries: [...next.entries, entry] }
    return { row, state: 'added', text, remark: isTaken ? bankText.slotTaken(slot) : '' }
  })
  return { bank: next, rows }
}

/** What becomes of every row of the file, in its order. */
export const planImport = (bank: CommentBank, file: ReadFile): PlannedRow[] => decide(bank, file, 0).rows

/** Adds the sentences of the file that can be added. A key that another sentence has stays with that one. */
export const withImported = (bank: CommentBank, file: ReadFile, at: number): CommentBank => decide(bank, file, at).bank

/** Removes the sentences that were added from the file. */
export const withoutImported = (bank: CommentBank, file: ReadFile): CommentBank => {
  const ids = new Set(file.rows.map(({ row }) => idOf(file, row)))
  return { ...bank, entries: bank.entries.filter(({ id }) => !ids.has(id)) }
}
