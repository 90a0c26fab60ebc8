/** Text in spreadsheets (DESIGN §10): no cell becomes a formula, whatever a name contains. */

const dangerous = /^[=+\-@\t\r\n＝＋－＠]/

/** Characters that XML 1.0 cannot hold, other control characters, and lone surrogates. */
const unprintable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** Excel's own limit of one cell, in UTF-16 units. */
const maxLength = 32_767

/** Whether a spreadsheet might take the text for a formula when it is pasted or saved as CSV. */
export const startsLikeFormula = (value: string): boolean => dangerous.test(value)

/**
 * The text of a cell: unprintable characters dropped, and an apostrophe put before what would start a formula.
 * Idempotent: an apostrophe is not put twice.
 */
export function neutralCell(value: string): string {
  // The cut may leave half of a pair at the end.
  const clean = value
    .replace(unprintable, '')
    .slice(0, maxLength - 1)
    .replace(/\p{Cs}$/u, '')
  return startsLikeFormula(clean) ? `'${clean}` : clean
}
