/** The school's own workbooks: one sheet of rows, the same bytes for the same rows. */
import { neutralCell } from '../../../shared/domain/cell'
import { settleZipTime } from './zip-time'

export type Cell = string | number | null

export interface SheetRows {
  /** The sheet's name, as Excel takes it: ≤ 31 characters, none of \ / : * ? [ ]. */
  title: string
  /** The first is the head. */
  rows: Cell[][]
  /** How many columns stay in sight beside the head; 0 where the book says nothing. */
  frozenColumns?: number
}

/** Writes a workbook of one or more sheets. `at`: the time that it says it was made, milliseconds. No cell becomes a formula. */
export async function writeBook(at: number, sheets: SheetRows[]): Promise<Uint8Array> {
  // Loaded with the first export only: the school opens without it.
  const { default: ExcelJS } = await import('exceljs')
  const book = new ExcelJS.Workbook()
  book.created = new Date(at)
  book.modified = new Date(at)
  for (const { title, rows, frozenColumns = 0 } of sheets) {
    const sheet = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1, xSplit: frozenColumns }] })
    for (const row of rows) sheet.addRow(row.map(cell => (typeof cell === 'string' ? neutralCell(cell) : cell)))
    sheet.getRow(1).font = { bold: true }
  }
  return settleZipTime(Buffer.from(await book.xlsx.writeBuffer()))
}
