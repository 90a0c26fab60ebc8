/** Makes texts safe for a workbook (DESIGN §10): names, titles and sheet names come from outside. */
import { neutralCell } from '../../shared/domain/cell'

/** Line breaks and tabs: a cell has one line, and XML would change some of these characters. */
const lineBreaks = /[\t\n\r\u2028\u2029]+/g

/** Excel reads `_x0041_` as the letter A, so the underscore of such a text is escaped. */
const escapeLookalikes = /_(?=x[0-9a-f]{4}_)/gi

/**
 * One line of text for a cell: never a formula, and without characters that XML cannot hold. A text that would start a
 * formula gets a visible apostrophe. A string cell is not a formula even without it, but the same sheet saved as CSV
 * and opened again computes `=1+1` (tried in LibreOffice), and schools exchange class lists as CSV. The invisible
 * apostrophe of a style (`quotePrefix`) is lost in CSV too, and exceljs does not write it.
 */
export const cellText = (value: string): string =>
  neutralCell(value).replace(lineBreaks, ' ').replace(escapeLookalikes, '_x005F_')

/** Excel's limit, in UTF-16 units. */
const maxSheetName = 31

/**
 * A sheet name that Excel accepts: at most 31 units, none of `[]:*?/\`, not empty, and not the reserved word History.
 * Apostrophes are replaced, because references would have to double them.
 */
export function sheetName(value: string, fallback: string): string {
  const clean = neutralCell(value)
    .replace(lineBreaks, ' ')
    .replace(/'/g, '’')
    .replace(/[[\]:*?/\\]/g, '_')
    .trim()
  const withoutApostrophe = hasAddedApostrophe(value) ? clean.slice(1) : clean
  let name = ''
  for (const char of withoutApostrophe) {
    if (name.length + char.length > maxSheetName) break
    name += char
  }
  name = name.trim()
  return name === '' || /^history$/i.test(name) ? fallback : name
}

/** Whether `neutralCell` added an apostrophe to this text. */
const hasAddedApostrophe = (value: string): boolean => neutralCell(value).startsWith("'") && !value.startsWith("'")
