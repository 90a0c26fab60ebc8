/** The cell styles of a score sheet: one object per kind of cell, shared by all its cells. */
import type { Alignment, Border, Borders, Fill, Font, Style } from 'exceljs'
import { type ScoreClass, scoreClasses, scoreLetters } from '../../shared/domain/score-class'

const colours = {
  ink: 'FF1F2430',
  sub: 'FF5B6270',
  line: 'FFC9C5BB',
  head: 'FFE8EFF8',
  warning: 'FFB3261E',
} as const

/** Text and background colours per score class, the same as on the screen. */
const classColours: Record<ScoreClass, readonly [text: string, ground: string]> = {
  good: ['FF1B7F4B', 'FFE6F4EC'],
  middle: ['FF8A5200', 'FFFFF3DC'],
  bad: ['FFB3261E', 'FFFDE9E7'],
  unread: ['FF5F6673', 'FFEEF0F3'],
}

/** A font for classrooms that is part of Windows. */
const family = 'BIZ UDPGothic'

const font = (overrides: Partial<Font> = {}): Partial<Font> => ({
  name: family,
  family: 2,
  size: 11,
  color: { argb: colours.ink },
  ...overrides,
})

const fill = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } })

const thin: Partial<Border> = { style: 'thin', color: { argb: colours.line } }
const box: Partial<Borders> = { top: thin, left: thin, bottom: thin, right: thin }
const summaryBox: Partial<Borders> = { ...box, top: { style: 'medium', color: { argb: colours.ink } } }

const left: Partial<Alignment> = { vertical: 'middle', horizontal: 'left' }
const indented: Partial<Alignment> = { ...left, indent: 1, shrinkToFit: true }
/** For long texts; their rows are high enough. */
const wrapped: Partial<Alignment> = { vertical: 'middle', horizontal: 'left', indent: 1, wrapText: true }
const right: Partial<Alignment> = { vertical: 'middle', horizontal: 'right', indent: 1 }
const centre: Partial<Alignment> = { vertical: 'middle', horizontal: 'center' }
/** Excel shows the filter button in the lower corner of a heading, so headings are aligned to the top. */
const headingAlignment: Partial<Alignment> = { vertical: 'top', horizontal: 'center', wrapText: true }

const textFormat = '@'

export type CellStyle = Partial<Style>

const perClass = (make: (name: ScoreClass) => CellStyle): Record<ScoreClass, CellStyle> =>
  Object.fromEntries(scoreClasses.map(name => [name, make(name)])) as Record<ScoreClass, CellStyle>

/**
 * Adds the letter of the score class to a number format, so that the class is visible without colour and the cell stays
 * a number.
 */
const withLetter = (format: string, name: ScoreClass): string =>
  scoreLetters[name] === '' ? format : `${format}" ${scoreLetters[name]}"`

const score = (format: string, bold: boolean, border: Partial<Borders>) =>
  perClass(name => ({
    font: font({ bold, color: { argb: classColours[name][0] } }),
    fill: fill(classColours[name][1]),
    border,
    alignment: centre,
    numFmt: withLetter(format, name),
  }))

const summary = (border: Partial<Borders>) => {
  const plain = { font: font({ bold: true }), fill: fill(colours.head), border, numFmt: textFormat }
  return {
    label: { ...plain, alignment: indented },
    count: { ...plain, alignment: { ...centre, shrinkToFit: true } },
    score: score('0.0', true, border),
  }
}

export const cellStyles = {
  title: { font: font({ size: 16, bold: true }), alignment: left },
  fact: { font: font({ color: { argb: colours.sub } }), alignment: left },
  warning: { font: font({ bold: true, color: { argb: colours.warning } }), alignment: left },
  heading: { font: font({ size: 10, bold: true }), fill: fill(colours.head), border: box, alignment: headingAlignment },
  text: { font: font(), border: box, alignment: indented, numFmt: textFormat },
  wrapped: { font: font(), border: box, alignment: wrapped, numFmt: textFormat },
  wholeNumber: { font: font(), border: box, alignment: right, numFmt: '0' },
  decimalNumber: { font: font(), border: box, alignment: right, numFmt: '0.0' },
  missingNumber: { font: font(), border: box, alignment: right, numFmt: textFormat },
  code: { font: font(), border: box, alignment: { ...centre, shrinkToFit: true }, numFmt: textFormat },
  score: score('General', false, box),
  average: score('0.0', true, box),
  /** The first row of averages, below a thicker line. */
  summary: summary(summaryBox),
  /** The other rows of averages. */
  summaryNext: summary(box),
} as const

type CellStyleTree = { readonly [name: string]: CellStyle | CellStyleTree }

const isCellStyle = (node: CellStyle | CellStyleTree): node is CellStyle => 'font' in node

const flattenStyles = (tree: CellStyleTree): CellStyle[] =>
  Object.values(tree).flatMap(node => (isCellStyle(node) ? [node] : flattenStyles(node)))

/** Every style once. */
export const allCellStyles: readonly CellStyle[] = flattenStyles(cellStyles)
