/** Measures of a score sheet: in characters of the default font, as Excel counts column widths, and in points. */

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

/** How many half-width characters a text takes. */
const displayWidth = (value: string): number =>
  [...value].reduce((sum, char) => sum + (wide.test(char) || /\p{Extended_Pictographic}/u.test(char) ? 2 : 1), 0)

/** A width that holds every text, within limits; a longer one shrinks in its cell. */
export const fitWidth = (texts: readonly string[], min: number, max: number): number =>
  Math.min(max, Math.max(min, ...texts.map(value => displayWidth(value) * 1.1 + 2)))

/**
 * Topics' heads wrap: a column is about half as wide as its title, and narrower where there are many. Never 9: exceljs
 * takes that for no width at all.
 */
export const topicWidth = (title: string, topics: number): number =>
  Math.min(topics > 20 ? 10 : 14, Math.max(9.5, Math.ceil(displayWidth(title) / 2) + 2))

const lineHeight = 14
/** Room below the text for the filter's button. */
const buttonHeight = 14
const maxLines = 5

/** The head row's height in points. */
export function headHeight(heads: readonly { title: string; width: number }[]): number {
  const lines = heads.map(({ title, width }) =>
    title.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / (width - 0.5))), 0),
  )
  return Math.min(maxLines, Math.max(1, ...lines)) * lineHeight + buttonHeight
}

/** What fits on A4 landscape at the smallest scale that is still read with ease (about one half). */
const maxLegibleWidth = 280

/** How many sheets of paper the table may be wide; one, unless its figures would become too small to read. */
export function pagesWide(repeated: readonly number[], rest: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const room = maxLegibleWidth - sum(repeated)
  return Math.max(1, Math.ceil(sum(rest) / room))
}
