/**
 * All of the workbook but its rows: exceljs makes the package with its theme, styles and properties around an empty sheet, and
 * the rows are then written into that sheet. A cell of exceljs costs more than the rest of the way of a score taken together.
 */
import ExcelJS from 'exceljs'
import { strFromU8, unzipSync } from 'fflate/browser'
import { text } from '../../shared/text'
import { allCellStyles, type CellStyle } from './cell-styles'
import { cellText, sheetName } from './cell-text'
import type { Columns } from './columns'
import { pageSetup, printHeader } from './page-setup'
import type { ScoreSheet } from './score-sheet-data'

export interface WorkbookTemplate {
  /** The parts that know nothing of the rows, by name. */
  parts: ReadonlyMap<string, string>
  /** The sheet's XML before its rows. */
  head: string
  /** The sheet's XML after them; the filter reaches down to `filtered`. */
  tail(filtered: number): string
  /** The place of a look in the list of styles. */
  styleIndex(look: CellStyle): number
}

/** The part that the rows go into. */
export const sheetPart = 'xl/worksheets/sheet1.xml'
/** The part that their texts go into. */
export const stringsPart = 'xl/sharedStrings.xml'

function addSheet(workbook: ExcelJS.Workbook, sheet: ScoreSheet, columns: Columns): void {
  const worksheet = workbook.addWorksheet(sheetName(sheet.title, text.sheet.title), {
    properties: { defaultRowHeight: 18 },
    pageSetup: pageSetup(columns),
    headerFooter: printHeader(sheet),
    views: [
      {
        state: 'frozen',
        xSplit: columns.frozen,
        ySplit: columns.headingRow,
        topLeftCell: `C${columns.headingRow + 1}`,
        activeCell: `C${columns.headingRow + 1}`,
        showGridLines: false,
      },
    ],
  })
  worksheet.columns = columns.widths.map(width => ({ width }))
  worksheet.autoFilter = {
    from: { row: columns.headingRow, column: 1 },
    to: { row: columns.headingRow, column: columns.widths.length },
  }
  // One cell for each look, so that all of them are among the styles; the texts, so that there is a part for them.
  for (const [index, look] of allCellStyles.entries()) {
    const cell = worksheet.getCell(index + 1, 1)
    cell.value = String(index)
    cell.style = look
  }
}

/** What stands before, within and after the rows of exceljs' own sheet. Throws where it is written in another way. */
function splitAtRows(xml: string): { head: string; rows: string; tail: string } {
  const found = /^(.*<sheetData>)(.*)(<\/sheetData>.*)$/s.exec(xml)
  const [, head, rows, tail] = found ?? []
  if (head === undefined || rows === undefined || tail === undefined) throw new Error('a sheet without rows')
  // It tells how far exceljs' rows reach; that of ours is not known before they are written.
  return { head: head.replace(/<dimension [^>]*>/, ''), rows, tail }
}

/** The style of each look, from the cells that carry them. */
function styleIndexes(rows: string): Map<CellStyle, number> {
  const found = [...rows.matchAll(/<c r="A\d+" s="(\d+)"/g)].map(match => Number(match[1]))
  if (found.length !== allCellStyles.length) throw new Error('a look without a style')
  return new Map(allCellStyles.map((look, index) => [look, found[index] ?? 0]))
}

/** Makes the workbook around the rows of `sheet`. */
export async function createWorkbookTemplate(sheet: ScoreSheet, columns: Columns): Promise<WorkbookTemplate> {
  const made = new Date(sheet.madeAt)
  const maker = cellText(text.sheet.maker)
  const workbook = new ExcelJS.Workbook()
  Object.assign(workbook, { creator: maker, lastModifiedBy: maker, created: made, modified: made })
  addSheet(workbook, sheet, columns)
  const entries = unzipSync(new Uint8Array(await workbook.xlsx.writeBuffer({ zip: { compression: 'STORE' } })))
  const files = Object.entries(entries).filter(([name]) => !name.endsWith('/'))
  const parts = new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
  const { head, rows, tail } = splitAtRows(parts.get(sheetPart) ?? '')
  const styles = styleIndexes(rows)
  parts.delete(sheetPart)
  parts.delete(stringsPart)
  return {
    parts,
    head,
    tail: filtered => tail.replace(/(<autoFilter ref="\w+:[A-Z]+)\d+/, `$1${filtered}`),
    styleIndex: look => styles.get(look) ?? 0,
  }
}
