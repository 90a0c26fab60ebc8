/** Reads an .xlsx file from outside into rows of text (DESIGN §10 "Excel read"): only the values of one sheet. */
import type { MarkedRow, SheetName, SheetRow, WorkbookExtra } from '../../../shared/contract/types'
import { hasText } from '../../../shared/domain/cell'
import { readCells, readSharedStrings } from './cells'
import { fillMerged } from './merged-cells'
import { readNumberFormats } from './number-formats'
import { RefusedFile } from './refused-file'
import { openWorkbook, partChunks } from './workbook-parts'

/** The limits of a sheet; a larger one is refused. */
const max = { rows: 5000, columns: 100, strings: 200_000 }

/** One sheet of a workbook as a person reads it, and the names of all sheets. */
export interface WorkbookSheet {
  sheets: SheetName[]
  /** The sheet that was read, by its place in `sheets`. */
  sheet: number
  rows: MarkedRow[]
  /** The sheets whose rows are joined, by their places. Absent if it is one. */
  joined?: number[]
  /** Columns that Excel hides, from 0. Absent if there are none. */
  hiddenColumns?: number[]
  /** What else it carries, which is not read. Absent if there is nothing. */
  carries?: WorkbookExtra[]
}

/** Parts of a workbook that run or lead elsewhere. */
const extras: Record<WorkbookExtra, RegExp> = { macros: /^xl\/vbaProject\.bin$/, links: /^xl\/externalLinks\// }

/** How many sheets are looked at to find the list. */
const searchedSheets = 20

/** How many sheets are joined, and how many rows are read to find them: a school has fewer. */
const maxJoined = { sheets: 60, rows: 10_000 }

/** Says how much a sheet looks like what is wanted: above 0 if it may be it; no sheet is better than `best`. */
export interface SheetScore {
  of(rows: readonly MarkedRow[]): number
  best: number
  /** Whether a sheet continues the list of the first one, and the rows of all together. */
  join?: {
    continues(list: readonly MarkedRow[], sheet: readonly MarkedRow[]): boolean
    all(sheets: readonly (readonly MarkedRow[])[]): MarkedRow[]
  }
}

/**
 * Reads the sheet at the place `wanted`, or the first that is not hidden. With a score, cells read as Excel shows them,
 * and the best of the sheets that are not hidden is read: a cover or a chart can stand before the list.
 */
async function read(
  bytes: Uint8Array,
  wanted?: number,
  score?: SheetScore,
  columns: number = max.columns,
): Promise<WorkbookSheet> {
  const shown = score !== undefined
  const { archive, sheets, sheetParts, strings, styles, is1904 } = await openWorkbook(bytes)
  const sharedStrings = strings === undefined ? [] : await readSharedStrings(partChunks(archive, strings), max.strings)
  const formats = shown && styles !== undefined ? await readNumberFormats(partChunks(archive, styles)) : []

  async function readRows(sheet: number): Promise<{ rows: MarkedRow[]; hiddenColumns: number[] }> {
    const part = sheetParts[sheet]
    if (part === undefined) throw new RefusedFile('damaged')
    const { rows, merges, hiddenColumns } = await readCells(partChunks(archive, part), sharedStrings, {
      max: { rows: max.rows, columns },
      formats,
      is1904,
    })
    return { rows: shown ? fillMerged(rows, merges, columns) : rows, hiddenColumns }
  }

  const visible = sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]))
  const tried = wanted === undefined ? visible.slice(0, shown ? searchedSheets : 1) : [wanted]
  let [sheet = -1] = tried
  let found = await readRows(sheet)
  /** Any text is better than an empty sheet. */
  const scoreOf = (rows: readonly MarkedRow[]) => (score?.of(rows) ?? 0) + (rows.length > 0 ? 0.5 : 0)
  for (const next of tried.slice(1)) {
    if (score !== undefined && scoreOf(found.rows) >= score.best) break
    const other = await readRows(next)
    if (scoreOf(other.rows) <= scoreOf(found.rows)) continue
    sheet = next
    found = other
  }
  /** All sheets that continue the list, in their order; none if they are more than one list may be. */
  async function findJoined(): Promise<{ joined: number[]; rows: MarkedRow[] } | null> {
    if (wanted !== undefined || score?.join === undefined || score.of(found.rows) < score.best) return null
    const parts = [{ at: sheet, rows: found.rows }]
    let count = found.rows.length
    for (const at of visible.filter(place => place !== sheet).slice(0, maxJoined.sheets)) {
      const other = await readRows(at).catch(() => null)
      count += other?.rows.length ?? 0
      if (count > maxJoined.rows) return null
      const isSame = other?.hiddenColumns.join() === found.hiddenColumns.join()
      if (other && isSame && score.join.continues(found.rows, other.rows)) parts.push({ at, rows: other.rows })
    }
    parts.sort((one, other) => one.at - other.at)
    const rows = score.join.all(parts.map(part => part.rows))
    return parts.length < 2 || rows.length > max.rows ? null : { joined: parts.map(({ at }) => at), rows }
  }
  const joined = await findJoined()
  const names = [...archive.entries.keys()]
  const carries = (['macros', 'links'] as const).filter(extra => names.some(name => extras[extra].test(name)))
  return {
    sheets,
    sheet,
    rows: found.rows,
    ...joined,
    ...(shown && found.hiddenColumns.length > 0 && { hiddenColumns: found.hiddenColumns }),
    ...(carries.length > 0 && { carries }),
  }
}

/**
 * The rows of the first visible sheet that are not empty, with cells as text: a formula gives its last result, a number
 * loses its format. Throws RefusedFile when the file is not an .xlsx, is damaged, or is too large to be a list.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const { rows } = await read(bytes)
  return rows.filter(({ cells }) => hasText(cells)).map(({ row, cells }) => ({ row, cells }))
}

/**
 * One sheet as a person reads it: dates and leading zeros as Excel shows them, merged cells filled, and marks at cells
 * that may surprise. Without `sheet`, the best one that is not hidden, or the first that is not empty. Throws as
 * `readWorkbook`; `columns` is the most that a sheet may have.
 */
export const readSheet = (
  bytes: Uint8Array,
  sheet?: number,
  score: SheetScore = { of: () => 0, best: 0.5 },
  columns?: number,
): Promise<WorkbookSheet> => read(bytes, sheet, score, columns)
