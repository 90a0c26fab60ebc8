/** Reads an .xlsx file from outside into rows of text (DESIGN §10 "Excel read"): only the values of one sheet. */
import type { MarkedRow, SheetName, SheetRow, WorkbookExtra } from '../../../shared/contract/types'
import { hasText } from '../../../shared/domain/cell'
import { readCells, readSharedStrings } from './cells'
import { fillMerged } from './merged-cells'
import { readNumberFormats } from './number-formats'
import { RefusedFile } from './refused-file'
import { attribute, parseXml } from './xml'
import { type Archive, inflateEntry, openArchive } from './zip'

/** The limits of a sheet; a larger one is refused. */
const max = { rows: 5000, columns: 100, strings: 200_000 }

/** The first four bytes of a zip archive. */
const zipSignature = 0x04034b50

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'

/**
 * The name of the part that a relation of the workbook points to; `target` is relative to the workbook's folder, or
 * starts at the root.
 */
function partName(target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target.slice(1) : `xl/${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The chunks of a part. Throws RefusedFile('damaged') when the archive has no such part. */
function partChunks(archive: Archive, name: string): AsyncIterable<Uint8Array> {
  const entry = archive.entries.get(name)
  if (entry === undefined) throw new RefusedFile('damaged')
  return inflateEntry(archive, entry)
}

interface Relations {
  /** Names of parts, by relation id. */
  byId: Map<string, string>
  /** Names of parts, by the last word of the relation's type. */
  byType: Map<string, string>
}

async function readRelations(archive: Archive): Promise<Relations> {
  const relations: Relations = { byId: new Map(), byType: new Map() }
  await parseXml(partChunks(archive, relationsPart), {
    open(name, tag) {
      const [id, target, type] = ['Id', 'Target', 'Type'].map(one => attribute(tag, one))
      if (name !== 'Relationship' || target === undefined) return
      if (id !== undefined) relations.byId.set(id, partName(target))
      relations.byType.set(type?.split('/').at(-1) ?? '', partName(target))
    },
  })
  return relations
}

/** The sheets of the workbook in their order, with their relation ids. */
async function readSheetNames(archive: Archive): Promise<(SheetName & { id: string })[]> {
  const sheets: (SheetName & { id: string })[] = []
  await parseXml(partChunks(archive, workbookPart), {
    open(name, tag) {
      if (name !== 'sheet') return
      const isHidden = (attribute(tag, 'state') ?? 'visible') !== 'visible'
      sheets.push({ name: attribute(tag, 'name') ?? '', isHidden, id: attribute(tag, 'id') ?? '' })
    },
  })
  return sheets
}

/** Opens the archive of a workbook. Throws RefusedFile when it is none, is damaged or is too large. */
async function openWorkbook(bytes: Uint8Array): Promise<Archive> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt32LE(0) !== zipSignature) throw new RefusedFile('kind')
  const archive = await openArchive(file)
  // Another kind of zip archive, such as a text document.
  if (!archive.entries.has(workbookPart)) throw new RefusedFile('kind')
  return archive
}

/** One sheet of a workbook as a person reads it, and the names of all sheets. */
export interface WorkbookSheet {
  sheets: SheetName[]
  /** The sheet that was read, by its place in `sheets`. */
  sheet: number
  rows: MarkedRow[]
  /** Columns that Excel hides, from 0. Absent if there are none. */
  hiddenColumns?: number[]
  /** What else it carries, which is not read. Absent if there is nothing. */
  carries?: WorkbookExtra[]
}

/** Parts of a workbook that run or lead elsewhere. */
const extras: Record<WorkbookExtra, RegExp> = { macros: /^xl\/vbaProject\.bin$/, links: /^xl\/externalLinks\// }

/** How many sheets are looked at to find the list. */
const searchedSheets = 20

/** Says how much a sheet looks like what is wanted: above 0 if it may be it; no sheet is better than `best`. */
export interface SheetScore {
  of(rows: readonly MarkedRow[]): number
  best: number
}

/**
 * Reads the sheet at the place `wanted`, or the first that is not hidden. With a score, cells read as Excel shows them,
 * and the best of the sheets that are not hidden is read: a cover or a chart can stand before the list.
 */
async function read(bytes: Uint8Array, wanted?: number, score?: SheetScore): Promise<WorkbookSheet> {
  const shown = score !== undefined
  const archive = await openWorkbook(bytes)
  const sheets = await readSheetNames(archive)
  const { byId, byType } = await readRelations(archive)
  const strings = byType.get('sharedStrings')
  const sharedStrings = strings === undefined ? [] : await readSharedStrings(partChunks(archive, strings), max.strings)
  const styles = shown ? byType.get('styles') : undefined
  const hasStyles = styles !== undefined && archive.entries.has(styles)
  const formats = hasStyles ? await readNumberFormats(partChunks(archive, styles)) : []

  async function readRows(sheet: number): Promise<{ rows: MarkedRow[]; hiddenColumns: number[] }> {
    const part = byId.get(sheets[sheet]?.id ?? '')
    if (part === undefined) throw new RefusedFile('damaged')
    const { rows, merges, hiddenColumns } = await readCells(partChunks(archive, part), sharedStrings, { max, formats })
    return { rows: shown ? fillMerged(rows, merges, max.columns) : rows, hiddenColumns }
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
  const names = [...archive.entries.keys()]
  const carries = (['macros', 'links'] as const).filter(extra => names.some(name => extras[extra].test(name)))
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet,
    rows: found.rows,
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
 * `readWorkbook`.
 */
export const readSheet = (
  bytes: Uint8Array,
  sheet?: number,
  score: SheetScore = { of: () => 0, best: 0.5 },
): Promise<WorkbookSheet> => read(bytes, sheet, score)
