/**
 * Column widths of a score sheet in characters of the default font, as Excel counts them, and row heights in points.
 */

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

/** The width of a text in half-width characters. */
const displayWidth = (value: string): number =>
  [...value].reduce((sum, char) => sum + (wide.test(char) || /\p{Extended_Pictographic}/u.test(char) ? 2 : 1), 0)

/** A width that fits every text, within limits. A longer text shrinks in its cell. */
export const fitWidth = (texts: readonly string[], min: number, max: number): number =>
  Math.min(max, Math.max(min, ...texts.map(value => displayWidth(value) * 1.1 + 2)))

/**
 * The width of a topic's column: about half of its title, because headings wrap, and narrower when there are many
 * topics. Never 9, because exceljs treats 9 as no width.
 */
export const topicWidth = (title: string, topics: number): number =>
  Math.min(topics > 20 ? 10 : 14, Math.max(9.5, Math.ceil(displayWidth(title) / 2) + 2))

const lineHeight = 14
/** Space below the text for the filter button. */
const buttonHeight = 14
const maxLines = 5

/** The number of lines of a text that wraps in a column. */
export const linesIn = (value: string, width: number): number =>
  Math.max(1, Math.ceil((displayWidth(value) * 1.05) / (width - 2.5)))

/** The height of the heading row in points. */
export function headingHeight(headings: readonly { title: string; width: number }[]): number {
  const lines = headings.map(({ title, width }) =>
    title.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / (width - 0.5))), 0),
  )
  return Math.min(maxLines, Math.max(1, ...lines)) * lineHeight + buttonHeight
}

/** The width that fits on A4 landscape at the smallest scale that is easy to read (about one half). */
const maxLegibleWidth = 280

/** How many printed pages the table is wide: one, unless its numbers would become too small to read. */
export function pagesWide(repeated: readonly number[], rest: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const room = maxLegibleWidth - sum(repeated)
  return Math.max(1, Math.ceil(sum(rest) / room))
}
