/**
 * The teacher's own sheet (docs/own-sheet.md): reads what the page must know about it, and writes values into it. The
 * sheet's XML is patched; all other parts of the file stay as they are, to the byte.
 */
import type { CellToWrite } from '../../shared/contract/own-sheet'
import type { OwnSheet } from '../../shared/contract/types'
import { limits } from '../../shared/domain/limits'
import { listScore } from '../../shared/domain/roster/columns'
import { RefusedFile } from '../excel/read/refused-file'
import { readSheet } from '../excel/read/workbook'
import { openWorkbook, partChunks, type WorkbookParts } from '../excel/read/workbook-parts'
import { attribute, parseXml } from '../excel/read/xml'
import { type FileKind, fileKind } from '../roster/file-kind'
import { calculateOnLoad, hasFormulas } from './calculate-on-load'
import { patchSheet } from './patch-sheet'
import { referenceOf } from './range'
import { cellsOf, type RowCells, readFixed, runsOf } from './refusals'
import { type ScannedSheet, scanSheet } from './scan-sheet'
import { readStyles, type Styles } from './styles'
import { replaceEntries } from './zip-records'

/** `signed`: any change breaks the signature. `template`: a file from which Excel makes new workbooks. `chart-sheet`: a sheet without cells. */
export type RefusedSheetKind = Exclude<FileKind, 'workbook'> | 'signed' | 'template' | 'chart-sheet'

/** A file is refused for what it is. */
export class RefusedSheetError extends Error {
  constructor(readonly kind: RefusedSheetKind) {
    super(kind)
  }
}

/** Cells that nothing may be written into, such as one with a formula. */
export class RefusedCellsError extends Error {
  constructor(readonly cells: readonly string[]) {
    super('cells')
  }
}

export type OwnSheetFormat = 'xlsx' | 'xlsm'

/** What the workbook says it is, by its name or by its extension: Excel refuses a file whose name says otherwise. */
async function formatOf({ archive, part }: WorkbookParts): Promise<OwnSheetFormat> {
  const types = new Map<string, string>()
  await parseXml(partChunks(archive, '[Content_Types].xml'), {
    open(name, tag) {
      const [partName, extension, type = ''] = ['PartName', 'Extension', 'ContentType'].map(one => attribute(tag, one))
      if (name === 'Override') types.set((partName ?? '').toLowerCase(), type)
      if (name === 'Default') types.set(`.${extension}`.toLowerCase(), type)
    },
  })
  const named = `/${part}`.toLowerCase()
  const type = types.get(named) ?? types.get(named.replace(/^.*(?=\.)/, '')) ?? ''
  const found = /sheet\.(macroEnabled\.)?main\+xml$/i.exec(type)
  if (found === null) throw new RefusedSheetError('template')
  return found[1] === undefined ? 'xlsx' : 'xlsm'
}

interface Opened {
  workbook: WorkbookParts
  format: OwnSheetFormat
  styles: Styles
}

/** Throws RefusedSheetError or RefusedFile. */
async function open(bytes: Uint8Array): Promise<Opened> {
  const kind = fileKind(bytes)
  if (kind !== 'workbook') throw new RefusedSheetError(kind)
  const workbook = await openWorkbook(bytes)
  if ([...workbook.archive.entries.keys()].some(name => name.startsWith('_xmlsignatures/'))) {
    throw new RefusedSheetError('signed')
  }
  return { workbook, format: await formatOf(workbook), styles: await readStyles(workbook) }
}

/** The part of a sheet, its rows and cells, and what forbids to write into them. */
async function scan({ workbook, styles }: Opened, sheet: number) {
  const part = workbook.sheetParts[sheet]
  if (part === undefined) throw new RefusedFile('damaged')
  if (!workbook.hasCells[sheet]) throw new RefusedSheetError('chart-sheet')
  const scanned: ScannedSheet = await scanSheet(partChunks(workbook.archive, part))
  const cellsIn: (row: number) => RowCells = cellsOf(scanned, styles, await readFixed(workbook, part))
  return { part, scanned, cellsIn }
}

/** How far right of the last text a score may be written. */
const freeColumns = 20

/**
 * Reads a sheet: without `wanted`, the first with a list of students that is not hidden. Throws RefusedSheetError or
 * RefusedFile.
 */
export async function readOwnSheet(bytes: Uint8Array, wanted?: number): Promise<OwnSheet> {
  const opened = await open(bytes)
  const list = { of: listScore, best: 3 }
  const read = await readSheet(bytes, wanted, list, limits.ownSheet.columns)
  const { cellsIn } = await scan(opened, read.sheet)
  const used = Math.max(0, ...read.rows.map(({ cells }) => cells.length))
  const columns = Math.min(used + freeColumns, limits.ownSheet.columns)
  return {
    sheets: read.sheets,
    sheet: read.sheet,
    rows: read.rows
      .filter(({ row }) => row <= limits.ownSheet.rows)
      .map(row => {
        const { refusal, format } = cellsIn(row.row)
        return { ...row, refusals: runsOf(columns, refusal), formats: runsOf(columns, format) }
      }),
    columns,
    hiddenColumns: read.hiddenColumns ?? [],
    carries: read.carries ?? [],
    hasFormulas: await hasFormulas(opened.workbook),
  }
}

/** Whether the format of a cell would show the value as something else: 85 as a day of 1900, or as 8500%. */
const isMisshown = ({ value }: CellToWrite, format: ReturnType<RowCells['format']>): boolean =>
  'number' in value && (format === 'date' || format === 'percent')

/**
 * A new file in which only these cells differ. Throws RefusedCellsError if nothing may be written into one of them,
 * and as `readOwnSheet`.
 */
export async function writeOwnSheet(
  bytes: Uint8Array,
  sheet: number,
  cells: readonly CellToWrite[],
): Promise<{ bytes: Uint8Array; format: OwnSheetFormat }> {
  const opened = await open(bytes)
  const { workbook, styles, format } = opened
  const { part, scanned, cellsIn } = await scan(opened, sheet)
  const seen = new Set<string>()
  const refused = cells.flatMap(cell => {
    const { refusal, format: shown } = cellsIn(cell.row)
    const reference = referenceOf(cell.row, cell.column)
    const isRepeated = seen.size === seen.add(reference).size
    return refusal(cell.column) !== null || isMisshown(cell, shown(cell.column)) || isRepeated ? [reference] : []
  })
  if (refused.length > 0) throw new RefusedCellsError(refused)
  const contents = new Map([[part, Buffer.from(patchSheet(scanned, cells, styles, workbook.is1904))]])
  const calculating = (await hasFormulas(workbook)) ? await calculateOnLoad(workbook) : null
  if (calculating !== null) contents.set(workbook.part, Buffer.from(calculating))
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { bytes: await replaceEntries(file, contents), format }
}
