/** Writes a workbook of one sheet of texts, whose first row is the heading. */
import ExcelJS from 'exceljs'
import { text } from '../../shared/text'
import { cellStyles } from './cell-styles'
import { cellText, sheetName } from './cell-text'
import { workbookProperties } from './workbook-properties'

/** Widths of columns, in characters. */
const widths = { least: 10, most: 40 } as const

/** Letters of Japanese are twice as wide as digits. */
const widthOf = (value: string): number => [...value].reduce((sum, letter) => sum + (letter > '\u00ff' ? 2 : 1), 2)

const columnWidth = (rows: readonly (readonly string[])[], column: number): number =>
  Math.min(
    widths.most,
    rows.reduce<number>((width, row) => Math.max(width, widthOf(row[column] ?? '')), widths.least),
  )

/** The bytes of the workbook. All cells are texts, and none becomes a formula. `madeAt` is in milliseconds. */
export async function plainSheet(
  name: string,
  rows: readonly (readonly string[])[],
  madeAt: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook()
  Object.assign(workbook, workbookProperties(madeAt))
  const sheet = workbook.addWorksheet(sheetName(name, text.sheet.plain), {
    pageSetup: { paperSize: 9, fitToPage: true, fitToHeight: 0, printTitlesRow: '1:1' },
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  const [heads = []] = rows
  sheet.columns = heads.map((_, column) => ({ width: columnWidth(rows, column) }))
  for (const [at, row] of rows.entries()) {
    const added = sheet.addRow(row.map(cellText))
    added.eachCell(cell => {
      cell.style = at === 0 ? cellStyles.heading : cellStyles.text
    })
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
