/**
 * Creates a workbook without rows: exceljs writes the package with theme, styles and properties around empty sheets,
 * and row-xml.ts then writes the rows. For one score, exceljs needs more time than all other steps together.
 */
import ExcelJS from 'exceljs'
import { strFromU8, unzipSync } from 'fflate/browser'
import { text } from '../../shared/text'
import { allCellStyles, type CellStyle } from './cell-styles'
import { sheetName } from './cell-text'
import type { Columns } from './columns'
import { commentColumns } from './comment-sheet'
import { pageSetup, printHeader } from './page-setup'
import type { ScoreSheet } from './score-sheet-data'
import { workbookProperties } from './workbook-properties'

/** A sheet without its rows. */
export interface SheetTemplate {
  /** The name of its part in the package. */
  part: string
  /** The sheet's XML before its rows. */
  head: string
  /** The sheet's XML after its rows; the filter covers the rows down to `lastFilteredRow`. */
  tail(lastFilteredRow: number): string
}

export interface WorkbookTemplate {
  /** The parts that do not depend on the rows, by name. */
  parts: ReadonlyMap<string, string>
  scores: SheetTemplate
  /** The sheet of comments; absent if it is not wanted. */
  comments: SheetTemplate | undefined
  /** The index of a style in the workbook's list of styles. */
  styleIndex(style: CellStyle): number
}

/** The part with the texts of the cells. */
export const stringsPart = 'xl/sharedStrings.xml'

/** The name of the sheet of scores: two sheets of a workbook cannot have the same name. */
function scoreSheetName(title: string): string {
  const name = sheetName(title, text.sheet.title)
  return name === text.commentSheet.title ? text.sheet.title : name
}

function addSheet(workbook: ExcelJS.Workbook, name: string, sheet: ScoreSheet, columns: Columns): void {
  const worksheet = workbook.addWorksheet(name, {
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
  // One cell for each style, so that exceljs writes all styles, and with a text, so that it writes the part for texts.
  for (const [index, style] of allCellStyles.entries()) {
    const cell = worksheet.getCell(index + 1, 1)
    cell.value = String(index)
    cell.style = style
  }
}

/** Splits exceljs' sheet into the XML before, in and after its rows. Throws when the XML has another form. */
function splitAtRows(xml: string): { head: string; rows: string; tail: string } {
  const found = /^(.*<sheetData>)(.*)(<\/sheetData>.*)$/s.exec(xml)
  const [, head, rows, tail] = found ?? []
  if (head === undefined || rows === undefined || tail === undefined)
    throw new Error('exceljs wrote a sheet without sheetData')
  // `dimension` gives the range of exceljs' rows. The range of the real rows is not known yet.
  return { head: head.replace(/<dimension [^>]*>/, ''), rows, tail }
}

/** The index of each style, read from the cells that have it. */
function styleIndexes(rows: string): Map<CellStyle, number> {
  const found = [...rows.matchAll(/<c r="A\d+" s="(\d+)"/g)].map(match => Number(match[1]))
  if (found.length !== allCellStyles.length) throw new Error('exceljs did not write every cell style')
  return new Map(allCellStyles.map((style, index) => [style, found[index] ?? 0]))
}

/** Creates the workbook of `sheet` without its rows. */
export async function createWorkbookTemplate(sheet: ScoreSheet, columns: Columns): Promise<WorkbookTemplate> {
  const hasComments = sheet.comments !== undefined
  const workbook = new ExcelJS.Workbook()
  Object.assign(workbook, workbookProperties(sheet.madeAt))
  addSheet(workbook, scoreSheetName(sheet.title), sheet, columns)
  if (hasComments) addSheet(workbook, text.commentSheet.title, sheet, commentColumns)
  const entries = unzipSync(new Uint8Array(await workbook.xlsx.writeBuffer({ zip: { compression: 'STORE' } })))
  const files = Object.entries(entries).filter(([name]) => !name.endsWith('/'))
  const parts = new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
  parts.delete(stringsPart)
  const styles = new Map<CellStyle, number>()
  const takeSheet = (part: string): SheetTemplate => {
    const { head, rows, tail } = splitAtRows(parts.get(part) ?? '')
    for (const [style, index] of styleIndexes(rows)) styles.set(style, index)
    parts.delete(part)
    return {
      part,
      head,
      tail: lastFilteredRow => tail.replace(/(<autoFilter ref="\w+:[A-Z]+)\d+/, `$1${lastFilteredRow}`),
    }
  }
  return {
    parts,
    scores: takeSheet('xl/worksheets/sheet1.xml'),
    comments: hasComments ? takeSheet('xl/worksheets/sheet2.xml') : undefined,
    styleIndex: style => styles.get(style) ?? 0,
  }
}
