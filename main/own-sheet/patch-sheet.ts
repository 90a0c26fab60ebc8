/** Writes values into the XML of a worksheet. Every other character of it stays. */
import type { CellToWrite, CellValue } from '../../shared/contract/own-sheet'
import { cellText } from '../excel/cell-text'
import { dayNumber } from '../excel/read/number-formats'
import { xmlText } from '../excel/shared-strings'
import { type Range, rangesOf, referenceOf } from './range'
import type { CellPlace, Place, RowPlace, ScannedSheet } from './scan-sheet'
import { type Styles, styleAt } from './styles'

/** A piece of the XML and what replaces it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Replaces the pieces of a text. They do not overlap. At one place, what is inserted comes before what is replaced, and
 * several insertions stay in their order.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(text.slice(at, start), replacement)
    at = end
  }
  return pieces.join('') + text.slice(at)
}

/** Where a tag begins that ends at `openEnd`: well-formed attributes have no `<`. */
const startOf = (xml: string, openEnd: number): number => xml.lastIndexOf('<', openEnd - 1)

/** An opening tag. `xmlText` also escapes what an attribute cannot hold, but line breaks. */
const tagOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value).replace(/[\t\n\r]/g, sign => `&#${sign.charCodeAt(0)};`)}"`)
    .join('')}`

/** `8月1日` cannot be what a workbook expects, so a day as text has digits only. */
const dayText = (day: string): string => day.split('-').map(Number).join('/')

/** The value of a cell as its format keeps it: a text cell keeps digits as text, a date cell counts days. */
function valueXml(value: CellValue, prefix: string, format: unknown, is1904: boolean): { type?: string; xml: string } {
  const asText = (text: string) => ({
    type: 'inlineStr',
    xml: `<${prefix}is><${prefix}t>${xmlText(cellText(text).trim())}</${prefix}t></${prefix}is>`,
  })
  const asNumber = (number: number) => ({ xml: `<${prefix}v>${number}</${prefix}v>` })
  if ('text' in value) return asText(value.text)
  if ('day' in value) return format === 'date' ? asNumber(dayNumber(value.day, is1904)) : asText(dayText(value.day))
  return format === 'text' ? asText(String(value.number)) : asNumber(value.number)
}

interface Context {
  sheet: ScannedSheet
  styles: Styles
  is1904: boolean
}

function cellXml(
  { sheet, styles, is1904 }: Context,
  row: RowPlace | undefined,
  cell: CellPlace | null,
  to: CellToWrite,
) {
  const style = cell?.style ?? styleAt(sheet, row, to.column)
  const { type, xml } = valueXml(to.value, sheet.prefix, styles.formats[style], is1904)
  // An implicit place becomes an explicit one; the type is that of the new value.
  const { r = referenceOf(to.row, to.column), t: _type, ...kept } = cell?.attributes ?? {}
  const attributes = { r, ...(cell === null && style !== 0 && { s: String(style) }), ...kept, ...(type && { t: type }) }
  const name = `${sheet.prefix}c`
  return `${tagOf(name, attributes)}>${xml}</${name}>`
}

/** The opening tag of a row whose hint about its columns (`spans`) includes the new cells. */
function spansEdit(
  { xml, prefix }: ScannedSheet,
  row: RowPlace,
  columns: readonly number[],
  isOpened: boolean,
): Edit[] {
  const [from, to] = (row.attributes.spans ?? '').split(':').map(Number)
  const spans =
    from && to ? `${Math.min(from, ...columns.map(at => at + 1))}:${Math.max(to, ...columns.map(at => at + 1))}` : null
  if (!isOpened && (spans === null || spans === row.attributes.spans)) return []
  const tag = tagOf(`${prefix}row`, { ...row.attributes, ...(spans !== null && { spans }) })
  return [{ start: startOf(xml, row.openEnd), end: row.openEnd, text: `${tag}>` }]
}

function editsOfRow(context: Context, row: RowPlace, cells: readonly CellToWrite[]): Edit[] {
  const { sheet } = context
  const isOpened = row.isSelfClosing
  const edits: Edit[] = spansEdit(
    sheet,
    row,
    cells.map(({ column }) => column),
    isOpened,
  )
  const opened: string[] = []
  for (const to of cells) {
    const cell = row.cells.find(({ column }) => column === to.column) ?? null
    const text = cellXml(context, row, cell, to)
    if (isOpened) opened.push(text)
    else if (cell) edits.push({ start: startOf(sheet.xml, cell.openEnd), end: cell.end, text })
    else {
      const before = row.cells.findLast(({ column }) => column < to.column)?.end ?? row.openEnd
      edits.push({ start: before, end: before, text })
    }
  }
  const [head] = edits
  if (isOpened && head) head.text += `${opened.join('')}</${sheet.prefix}row>`
  return edits
}

function newRowsEdits(context: Context, rows: ReadonlyMap<number, CellToWrite[]>): Edit[] {
  const { sheet } = context
  const { prefix, data, xml } = sheet
  const texts = [...rows].map(([row, cells]) => ({
    before: sheet.rows.findLast(one => one.row < row)?.end ?? data.openEnd,
    text: `<${prefix}row r="${row}">${cells.map(cell => cellXml(context, undefined, null, cell)).join('')}</${prefix}row>`,
  }))
  if (!data.isSelfClosing) return texts.map(({ before, text }) => ({ start: before, end: before, text }))
  if (texts.length === 0) return []
  const open = tagOf(`${prefix}sheetData`, data.attributes)
  const text = `${open}>${texts.map(one => one.text).join('')}</${prefix}sheetData>`
  return [{ start: startOf(xml, data.openEnd), end: data.openEnd, text }]
}

/** The used area of the sheet, if a cell is outside of it. */
function dimensionEdits({ xml, prefix, dimension }: ScannedSheet, cells: readonly CellToWrite[]): Edit[] {
  const [used] = rangesOf(dimension?.attributes.ref ?? '')
  if (dimension === null || used === undefined) return []
  const all = cells.reduce(
    (area: Range, { row, column }) => ({
      top: Math.min(area.top, row),
      bottom: Math.max(area.bottom, row),
      left: Math.min(area.left, column),
      right: Math.max(area.right, column),
    }),
    used,
  )
  if (Object.entries(all).every(([edge, at]) => used[edge as keyof Range] === at)) return []
  const ref = `${referenceOf(all.top, all.left)}:${referenceOf(all.bottom, all.right)}`
  return [replaceTag(xml, `${prefix}dimension`, dimension, { ...dimension.attributes, ref })]
}

/** A tag with other attributes. */
export const replaceTag = (xml: string, name: string, place: Place, attributes: Record<string, string>): Edit => ({
  start: startOf(xml, place.openEnd),
  end: place.openEnd,
  text: `${tagOf(name, attributes)}${place.isSelfClosing ? '/>' : '>'}`,
})

/** The XML of a sheet with these cells. Each cell is named once. */
export function patchSheet(
  sheet: ScannedSheet,
  cells: readonly CellToWrite[],
  styles: Styles,
  is1904: boolean,
): string {
  const context = { sheet, styles, is1904 }
  const byRow = new Map<number, CellToWrite[]>()
  for (const cell of cells.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell])
  }
  const rowAt = new Map(sheet.rows.map(row => [row.row, row]))
  const newRows = new Map([...byRow].filter(([row]) => !rowAt.has(row)))
  return applyEdits(sheet.xml, [
    ...dimensionEdits(sheet, cells),
    ...[...byRow].flatMap(([number, ofRow]) => {
      const row = rowAt.get(number)
      return row === undefined ? [] : editsOfRow(context, row, ofRow)
    }),
    ...newRowsEdits(context, newRows),
  ])
}
