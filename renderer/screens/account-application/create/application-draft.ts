/** The application that the teacher prepares, as a draft, and its check. Pure functions. */
import type { WorkbookExtra } from '../../../../shared/contract/types'
import { type ApplyFault, type ApplyType, applyHeads, readApplication } from '../../../../shared/domain/applications'

/** A row below the headings. */
export interface DataRow {
  /** Excel's row number. */
  row: number
  cells: readonly string[]
}

/** The file as it was read, with what the teacher has mended since. */
export interface ApplicationTable {
  name: string
  sheet: string
  /** The first row of the file. */
  heads: readonly string[]
  /** The headings of the server's template; null if they could not be read. */
  template: readonly string[] | null
  rows: readonly DataRow[]
  isMended: boolean
  /** What else the file carries, which is never sent. */
  carries: readonly WorkbookExtra[]
}

export interface ApplicationDraft {
  type: ApplyType
  table: ApplicationTable | null
}

export const emptyApplication: ApplicationDraft = { type: 1, table: null }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')

const extras: readonly WorkbookExtra[] = ['macros', 'links']

const isRow = (value: unknown): value is DataRow => {
  const { row, cells } = Object(value) as Partial<DataRow>
  return typeof row === 'number' && isTexts(cells)
}

/** Parses a draft; null if it is not valid. */
export function readDraft(value: unknown): ApplicationDraft | null {
  const { type, table } = Object(value) as Partial<ApplicationDraft>
  if (type !== 1 && type !== 2 && type !== 3) return null
  if (table === null || table === undefined) return { type, table: null }
  const { name, sheet, heads, template, rows, isMended, carries: carried } = table
  const carries = extras.filter(extra => Array.isArray(carried) && carried.includes(extra))
  const isValid =
    typeof name === 'string' &&
    typeof sheet === 'string' &&
    isTexts(heads) &&
    (template === null || isTexts(template)) &&
    Array.isArray(rows) &&
    rows.every(isRow)
  return isValid ? { type, table: { name, sheet, heads, template, rows, isMended: isMended === true, carries } } : null
}

/** All faults of the table. */
export function faultsOf(type: ApplyType, table: ApplicationTable, maxRows: number): ApplyFault[] {
  const { heads, template, rows } = table
  const sheet = [{ row: 1, cells: heads }, ...rows]
  return readApplication(type, sheet, { heads: template ?? applyHeads(type), maxRows }).faults
}

/** The faults of the rows, by Excel's row number; faults of the whole file are not in it. */
export function faultsByRow(faults: readonly ApplyFault[]): Map<number, ApplyFault[]> {
  const byRow = new Map<number, ApplyFault[]>()
  for (const fault of faults) {
    if ('row' in fault) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])
  }
  return byRow
}

const withCell = (cells: readonly string[], column: number, value: string): string[] =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => (at === column ? value : (cells[at] ?? '')))

/**
 * The table with these cells written from a row and a column on, into the rows that are shown. Cells outside of them
 * are left out.
 */
export function withBlock(
  table: ApplicationTable,
  shown: readonly DataRow[],
  at: { row: number; column: number },
  block: readonly (readonly string[])[],
): ApplicationTable {
  const first = shown.findIndex(({ row }) => row === at.row)
  const written = new Map(shown.slice(first).map(({ row }, index) => [row, block[index]]))
  const rows = table.rows.map(row => {
    const values = written.get(row.row)?.slice(0, table.heads.length - at.column) ?? []
    return {
      ...row,
      cells: values.reduce((cells, value, by) => withCell(cells, at.column + by, value), [...row.cells]),
    }
  })
  return { ...table, rows, isMended: true }
}

/** The table without these rows. */
export const withoutRows = (table: ApplicationTable, gone: ReadonlySet<number>): ApplicationTable => ({
  ...table,
  rows: table.rows.filter(({ row }) => !gone.has(row)),
  isMended: true,
})
