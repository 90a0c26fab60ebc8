/** Text as a workbook may hold it (DESIGN §10): names, titles and sheet names come from outside. */
import { neutralCell } from '../../shared/domain/cell'

/** Breaks inside a line: a name is one line, and XML would change some of them. */
const breaks = /[\t\n\r\u2028\u2029]+/g

/** Excel reads `_x0041_` in a text as the letter A: the underscore itself is written that way instead. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi

/**
 * One line of text for a cell: never a formula, nothing that XML cannot hold. What would start a formula begins with an
 * apostrophe, which is part of the text and is seen. A cell typed as a string is no formula without it, but the same sheet saved
 * as CSV and opened again computes `=1+1` (tried in LibreOffice): a class list goes that way. The unseen apostrophe of a style
 * (`quotePrefix`) is lost in CSV as well, and exceljs does not write it.
 */
export const cellText = (value: string): string => neutralCell(value).replace(breaks, ' ').replace(escaped, '_x005F_')

/** Excel's limit, in UTF-16 units. */
const maxSheetName = 31

/**
 * A name that Excel takes for a sheet: at most 31 units, none of `[]:*?/\`, no apostrophe (those inside would have to be
 * doubled in references), not empty, not the reserved word History.
 */
export function sheetName(value: string, fallback: string): string {
  const clean = neutralCell(value)
    .replace(breaks, ' ')
    .replace(/'/g, '’')
    .replace(/[[\]:*?/\\]/g, '_')
    .trim()
  const bare = startedByUs(value) ? clean.slice(1) : clean
  let name = ''
  for (const char of bare) {
    if (name.length + char.length > maxSheetName) break
    name += char
  }
  name = name.trim()
  return name === '' || /^history$/i.test(name) ? fallback : name
}

/** Whether the apostrophe at the start is the one that `neutralCell` put there. */
const startedByUs = (value: string): boolean => neutralCell(value).startsWith("'") && !value.startsWith("'")
