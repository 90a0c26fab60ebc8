/** Writes a workbook of one sheet, whose first row is the heading. */
import ExcelJS from 'exceljs'
import { text } from '../../shared/text'
import { type CellStyle, cellStyles } from './cell-styles'
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

/** A number as the screen writes it; not e.g. the number of a student, which keeps its leading zeros. */
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.(\d))?$/

/** The cell of a column of numbers keeps the decimals of its text: 84.0 stays 84.0. Another text, e.g. ―, stays a text. */
function numberCell(value: string): { value: string | number; style: CellStyle } {
  const match = plainNumber.exec(value)
  if (match === null) return { value: cellText(value), style: cellStyles.missingNumber }
  return { value: Number(value), style: match[3] === undefined ? cellStyles.wholeNumber : cellStyles.decimalNumber }
}

/**
 * The bytes of the workbook. All cells are texts, but those of the columns `numbers`, and none becomes a formula.
 * `madeAt` is in milliseconds.
 */
export async function plainSheet(
  name: string,
  rows: readonly (readonly string[])[],
  madeAt: number,
  numbers: readonly number[] = [],
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
    const cells = row.map((value, column) =>
      at > 0 && numbers.includes(column)
        ? numberCell(value)
        : { value: cellText(value), style: at === 0 ? cellStyles.heading : cellStyles.text },
    )
    const added = sheet.addRow(cells.map(({ value }) => value))
    added.eachCell((cell, column) => {
      cell.style = cells[column - 1]?.style ?? cellStyles.text
    })
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
