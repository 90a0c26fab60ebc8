/** Columns of passwords: a list of students from another system can have one, and nothing here needs it. */
import type { MarkedRow } from '../../contract/types'
import { fieldOfHeading, headingKey } from './fields'

/** Headings stand in the first rows of a table. */
const searched = 30

const heading = /^(?:初期|仮|新|現在の?)?(?:パスワード|パスコード|暗証番号|password|passwd|pass|pw)(?:初期)?$/u

const isHeading = (text: string): boolean => text.length < 30 && heading.test(headingKey(text.replace(/[(（].*$/u, '')))

/** A heading stands beside others: a student may be called so. */
const columnsOf = (rows: readonly MarkedRow[]): Set<number> =>
  new Set(
    rows.slice(0, searched).flatMap(({ cells }) => {
      const found = cells.flatMap((cell, at) => (isHeading(cell) ? [at] : []))
      return found.length > 0 && cells.some(cell => fieldOfHeading(cell) !== null) ? found : []
    }),
  )

/** Whether a table has such a column, by its heading. */
export const hasPasswords = (rows: readonly MarkedRow[]): boolean => columnsOf(rows).size > 0

/** The rows with the headings of these columns, but without what stands below or above them. */
export function withoutPasswords(rows: MarkedRow[]): MarkedRow[] {
  const columns = columnsOf(rows)
  if (columns.size === 0) return rows
  return rows.map(row => ({
    ...row,
    cells: row.cells.map((cell, at) => (columns.has(at) && !isHeading(cell) ? '' : cell)),
  }))
}
