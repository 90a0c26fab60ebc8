/** Text cells of spreadsheets (DESIGN §10): a cell must never become a formula, even if a name looks like one. */

const dangerous = /^[=+\-@\t\r\n＝＋－＠]/

/** Characters that XML 1.0 cannot hold, other control characters, and lone surrogates. */
const unprintable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** Excel's own limit for one cell, in UTF-16 units. */
const maxLength = 32_767

/** Whether a spreadsheet could read the text as a formula when it is pasted or saved as CSV. */
export const startsLikeFormula = (value: string): boolean => dangerous.test(value)

const quoted = /^'*[=+\-@＝＋－＠]/

/** Adds an apostrophe before text that could start a formula, even behind apostrophes, so that `withoutQuote` undoes it. */
export const withQuote = (value: string): string => (quoted.test(value) ? `'${value}` : value)

/** Removes the apostrophe that keeps a text from being a formula. */
export const withoutQuote = (value: string): string =>
  value.startsWith("'") && quoted.test(value) ? value.slice(1) : value

/**
 * The safe text of a cell: removes unprintable characters, and adds an apostrophe before text that could start a
 * formula. Idempotent: it does not add a second apostrophe.
 */
export function neutralCell(value: string): string {
  // The cut may leave half of a surrogate pair at the end.
  const clean = value
    .replace(unprintable, '')
    .slice(0, maxLength - 1)
    .replace(/\p{Cs}$/u, '')
  return startsLikeFormula(clean) ? `'${clean}` : clean
}

/** Whether one of these cells has a text. */
export const hasText = (cells: readonly string[]): boolean => cells.some(cell => cell.trim() !== '')

/** The name of a column, `A` to `XFD`, counted from 1. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? columnLetters(Math.floor((column - 1) / 26)) + last : last
}
