/** Writes a comment bank as a workbook: one sentence in each row, below one row of headings. */
import ExcelJS from 'exceljs'
import { bankCells, bankFields, type SheetEntry } from '../../shared/domain/bank-sheet'
import { bankSheetText } from '../../shared/text'
import { type CellStyle, cellStyles } from './cell-styles'
import { cellText } from './cell-text'
import { workbookProperties } from './workbook-properties'

const columns = {
  text: { width: 90, style: { ...cellStyles.text, alignment: { vertical: 'middle', wrapText: true } } },
  reading: { width: 30, style: { ...cellStyles.text, alignment: { vertical: 'middle', wrapText: true } } },
  slot: { width: 8, style: { ...cellStyles.code, numFmt: 'General' } },
  used: { width: 12, style: { ...cellStyles.code, numFmt: 'General' } },
  at: { width: 22, style: cellStyles.code },
} as const satisfies Record<(typeof bankFields)[number], { width: number; style: CellStyle }>

/** The bytes of the workbook of these sentences. `madeAt` is in milliseconds. */
export async function commentBankWorkbook(entries: readonly SheetEntry[], madeAt: number): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  Object.assign(workbook, workbookProperties(madeAt))
  const sheet = workbook.addWorksheet(bankSheetText.title, {
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToHeight: 0, printTitlesRow: '1:1' },
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  sheet.columns = bankFields.map(field => ({ width: columns[field].width }))
  const head = sheet.addRow(bankFields.map(field => bankSheetText.heads[field]))
  for (const entry of entries)
    sheet.addRow(bankCells(entry).map(value => (typeof value === 'string' ? cellText(value) : value)))
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: bankFields.length } }
  sheet.eachRow(row => {
    for (const [index, field] of bankFields.entries())
      row.getCell(index + 1).style = row === head ? cellStyles.heading : columns[field].style
  })
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
