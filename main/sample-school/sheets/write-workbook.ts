/** Writes the school's own Excel workbooks: the same rows give the same bytes. */
import { neutralCell } from '../../../shared/domain/cell'
import { settleZipTime } from './zip-time'

export type Cell = string | number | null

export interface SheetRows {
  /** The sheet name, within Excel's limits: ≤ 31 characters, none of \ / : * ? [ ]. */
  title: string
  /** The first row is the heading. */
  rows: Cell[][]
  /** How many columns stay visible when scrolling, beside the heading row; 0 if not given. */
  frozenColumns?: number
}

/** Writes a workbook of one or more sheets. `at` is its creation time in milliseconds. No cell becomes a formula. */
export async function writeBook(at: number, sheets: SheetRows[]): Promise<Uint8Array> {
  // Loaded at the first export, so that the school starts faster.
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
