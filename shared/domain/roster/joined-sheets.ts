/** Sheets of one workbook with the same headings, one for each class, which are read as one list. */
import type { MarkedRow, RosterTable } from '../../contract/types'
import { findHeader } from './columns'
import { headingKey } from './fields'
import { findHalves, halfRows } from './halves'

/** A row of the second sheet has its number in the sheet plus this, one of the third sheet plus twice this. */
export const sheetRows = 100 * halfRows

/** The headings of a list, or null if it has none, or several lists side by side. */
function headingsOf(rows: readonly MarkedRow[]): string | null {
  const header = findHeader(rows)
  if (header < 0 || findHalves(rows, header) !== null) return null
  const keys = rows[header]?.cells.map(headingKey) ?? []
  return keys.slice(0, keys.findLastIndex(key => key !== '') + 1).join('\n')
}

const textOf = ({ cells }: MarkedRow): string => cells.join('\t').trimEnd()

/** Whether a sheet continues the list of another one: it has the same headings, and other students. */
export function continues(list: readonly MarkedRow[], sheet: readonly MarkedRow[]): boolean {
  const headings = headingsOf(list)
  if (headings === null || headings !== headingsOf(sheet)) return false
  const known = new Set(list.map(textOf))
  const repeated = sheet.slice(findHeader(sheet) + 1).filter(row => known.has(textOf(row))).length
  return repeated * 2 <= sheet.length
}

/** The rows of sheets one below the other. */
export const joinSheets = (sheets: readonly (readonly MarkedRow[])[]): MarkedRow[] =>
  sheets.flatMap((rows, at) => (at === 0 ? rows : rows.map(row => ({ ...row, row: row.row + at * sheetRows }))))

/** The names of the sheets that were read, in the order of their rows. */
export const readSheetNames = ({ workbook }: Pick<RosterTable, 'workbook'>): string[] =>
  (workbook?.joined ?? [workbook?.sheet ?? -1]).map(at => workbook?.sheets[at]?.name ?? '')
