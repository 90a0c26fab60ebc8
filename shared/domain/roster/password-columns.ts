/** Columns of passwords: a list of students from another system can have one, and nothing here needs it. */
import type { MarkedRow } from '../../contract/types'
import { fieldOfHeading } from './fields'

/** Headings stand in the first rows of a table. */
const searched = 30

const brackets = /[([［【<〈《].*?(?:[)\]］】>〉》]|$)/gu
const words = /パスワード|パスコード|暗証番号|passw|^(?:初期|仮|新|ログイン)?パス$/u
const shortWords = /(?<![a-z])(?:login|user)?(?:pwd?(?![a-z])|pass[^\p{L}]*$)/u

const saysPassword = (text: string): boolean => words.test(text.replace(/\s/gu, '')) || shortWords.test(text)

/** A field that a list is read by. A name can look like the heading of its reading. */
const isField = (text: string): boolean => ![null, 'furigana'].includes(fieldOfHeading(text))

/** ID（初期パスワードと同じ） is a column of IDs. */
function isHeading(text: string): boolean {
  if (text.length >= 30) return false
  const plain = text.normalize('NFKC').toLowerCase()
  const outside = plain.replace(brackets, '').trim()
  return saysPassword(outside) || (saysPassword(plain) && !isField(outside))
}

/** A heading stands beside others: a student may be called so, and a password may be `password1`. */
const isHeadings = ({ cells }: MarkedRow): boolean =>
  cells.some(isField) && cells.filter(cell => isField(cell) || isHeading(cell)).length > 1

/** A title over several columns, such as IDとパスワード, can stand above the heading of a field. */
function columnsOf(rows: readonly MarkedRow[]): Set<number> {
  const headings = rows.slice(0, searched).filter(isHeadings)
  const columns = headings.flatMap(({ cells }) => cells.flatMap((cell, at) => (isHeading(cell) ? [at] : [])))
  return new Set(columns.filter(at => !headings.some(({ cells }) => isField(cells[at] ?? ''))))
}

/** Whether a table has such a column, by its heading. */
export const hasPasswords = (rows: readonly MarkedRow[]): boolean => columnsOf(rows).size > 0

/** The rows with the headings of these columns, but without what stands below or above them. */
export function withoutPasswords(rows: MarkedRow[]): MarkedRow[] {
  const columns = columnsOf(rows)
  if (columns.size === 0) return rows
  return rows.map(row => ({
    ...row,
    cells: row.cells.map((cell, at) => (columns.has(at) && !(isHeading(cell) && isHeadings(row)) ? '' : cell)),
  }))
}
