/** The cells of a sheet's XML as text, and the texts that they share. */
import type { SheetRow } from '../../../shared/contract/types'
import { RefusedFile } from './refused'
import { attribute, type Tag, tagsOf } from './xml'

/** Excel writes a character that XML cannot hold as `_x000D_`, and an underscore that would look so as `_x005F_`. */
const escapes = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Collects the text of `<t>` up to the end of `until`. Not that of `<rPh>`: Excel keeps there how a Japanese name is read, which
 * is no part of the name.
 */
function gather(tags: Iterator<Tag>, until: string): string {
  let text = ''
  let reading = 0
  for (let next = tags.next(); !next.done; next = tags.next()) {
    const { name, kind, before } = next.value
    if (name === 'rPh') reading += kind === 'open' ? 1 : kind === 'close' ? -1 : 0
    else if (name === 't' && kind === 'close' && reading === 0) text += before
    else if (name === until && kind === 'close') break
  }
  return escapes(text)
}

/** The texts of xl/sharedStrings.xml, by their number. Throws RefusedFile('large') above `most`. */
export function sharedStrings(xml: string, most: number): string[] {
  const strings: string[] = []
  const tags = tagsOf(xml)
  for (const tag of tags) {
    if (tag.name !== 'si' || tag.kind === 'close') continue
    if (strings.length >= most) throw new RefusedFile('large')
    strings.push(tag.kind === 'empty' ? '' : gather(untilEnd(tags), 'si'))
  }
  return strings
}

/** The same walk without its end: a loop that is left must not end it for the one around it. */
const untilEnd = (tags: Generator<Tag>): Iterator<Tag> => ({ next: () => tags.next() })

/** A number as it is read by people: 12, not 1.2E1, and no more figures than Excel shows. */
function figure(value: string): string {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)))
}

const readers: Record<string, (value: string, strings: readonly string[]) => string> = {
  s: (value, strings) => strings[Number(value)] ?? '',
  str: value => escapes(value),
  b: value => (value === '1' ? 'TRUE' : 'FALSE'),
  e: value => value,
  d: value => value,
  n: figure,
}

/** The column of a cell's name, from 0; -1 for what is none. */
function columnOf(name: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(name)?.[1]
  if (letters === undefined) return -1
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(tags: Iterator<Tag>, type: string, strings: readonly string[]): string {
  let value = ''
  let inline = ''
  for (let next = tags.next(); !next.done; next = tags.next()) {
    const { name, kind, before } = next.value
    if (name === 'v' && kind === 'close') value = before
    else if (name === 'is' && kind === 'open') inline = gather(tags, 'is')
    else if (name === 'c' && kind === 'close') break
  }
  return type === 'inlineStr' ? inline : (readers[type] ?? figure)(value, strings)
}

/** The rows that hold something. Throws RefusedFile('large') where there are more, or wider ones, than the bounds. */
export function rowsOf(xml: string, strings: readonly string[], most: { rows: number; columns: number }): SheetRow[] {
  const rows: SheetRow[] = []
  const tags = tagsOf(xml)
  let number = 0
  let cells: string[] = []
  let column = -1
  const finish = () => {
    if (cells.some(cell => cell.trim() !== '')) rows.push({ row: number, cells: Array.from(cells, cell => cell ?? '') })
    cells = []
    if (rows.length > most.rows) throw new RefusedFile('large')
  }
  for (const tag of tags) {
    if (tag.name === 'row') {
      finish()
      if (tag.kind === 'close') continue
      number = Number(attribute(tag, 'r')) || number + 1
      column = -1
    } else if (tag.name === 'c' && tag.kind !== 'close') {
      const named = columnOf(attribute(tag, 'r') ?? '')
      column = named < 0 ? column + 1 : named
      if (tag.kind === 'empty') continue
      const text = cellText(untilEnd(tags), attribute(tag, 't') ?? 'n', strings)
      if (text === '') continue
      if (column >= most.columns) throw new RefusedFile('large')
      while (cells.length < column) cells.push('')
      cells[column] = text
    } else if (tag.name === 'sheetData' && tag.kind === 'close') break
  }
  finish()
  return rows
}
