/** Reads the cells of a sheet's XML, and the texts that cells share, as text. */
import type { SheetRow } from '../../../shared/contract/types'
import { RefusedFile } from './refused-file'
import { attribute, parseXml } from './xml'

type Chunks = AsyncIterable<Uint8Array>

/**
 * Excel writes a character that XML cannot hold as `_x000D_`, and an underscore that would look like such an escape as
 * `_x005F_`.
 */
const unescapeCharacters = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Collects the text of the `<t>` elements inside one element, but not inside `<rPh>`: there Excel stores the
 * pronunciation of Japanese words.
 */
function createTextCollector() {
  let collected = ''
  let isInText = false
  let phoneticDepth = 0
  return {
    open(name: string): void {
      if (name === 't') isInText = true
      else if (name === 'rPh') phoneticDepth++
    },
    text(text: string): void {
      if (isInText && phoneticDepth === 0) collected += text
    },
    close(name: string): void {
      if (name === 't') isInText = false
      else if (name === 'rPh') phoneticDepth--
    },
    result: () => unescapeCharacters(collected),
  }
}

/** The texts of xl/sharedStrings.xml, by their number. Throws RefusedFile('large') when there are more than `max`. */
export async function readSharedStrings(xml: Chunks, max: number): Promise<string[]> {
  const strings: string[] = []
  let item: ReturnType<typeof createTextCollector> | null = null
  await parseXml(xml, {
    open(name) {
      if (name !== 'si') return item?.open(name)
      if (strings.length >= max) throw new RefusedFile('large')
      item = createTextCollector()
    },
    text: text => item?.text(text),
    close(name) {
      if (name !== 'si') return item?.close(name)
      strings.push(item?.result() ?? '')
      item = null
    },
  })
  return strings
}

/** A number as people read it: 12, not 1.2E1, and no more digits than Excel shows. */
function formatNumber(value: string): string {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)))
}

/** Converts the value of a cell to text, by the cell's type (ECMA-376 §18.18.11). */
const formats: Record<string, (value: string, strings: readonly string[]) => string> = {
  s: (value, strings) => strings[Number(value)] ?? '',
  str: value => unescapeCharacters(value),
  b: value => (value === '1' ? 'TRUE' : 'FALSE'),
  e: value => value,
  d: value => value,
  n: formatNumber,
}

/** The column of a cell reference such as `C5`, from 0; -1 when it is not a reference. */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (letters === undefined) return -1
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Collects the content of one `<c>` element. */
function createCell(type: string) {
  let value = ''
  let isInValue = false
  let inline: ReturnType<typeof createTextCollector> | null = null
  return {
    open(name: string): void {
      if (name === 'is') inline = createTextCollector()
      else if (name === 'v') {
        value = ''
        isInValue = true
      } else inline?.open(name)
    },
    text(text: string): void {
      if (isInValue) value += text
      else inline?.text(text)
    },
    close(name: string): void {
      if (name === 'v') isInValue = false
      else inline?.close(name)
    },
    result(strings: readonly string[]): string {
      return type === 'inlineStr' ? (inline?.result() ?? '') : (formats[type] ?? formatNumber)(value, strings)
    },
  }
}

/**
 * The rows of a sheet that are not empty. Throws RefusedFile('large') when there are more rows or columns than `max`.
 */
export async function readRows(
  xml: Chunks,
  strings: readonly string[],
  max: { rows: number; columns: number },
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let number = 0
  let cells: string[] = []
  let column = -1
  let cell: ReturnType<typeof createCell> | null = null
  let isAfterData = false

  function finishRow(): void {
    if (cells.some(text => text.trim() !== '')) rows.push({ row: number, cells })
    cells = []
    if (rows.length > max.rows) throw new RefusedFile('large')
  }

  function finishCell(): void {
    const text = cell?.result(strings) ?? ''
    cell = null
    if (text === '') return
    if (column >= max.columns) throw new RefusedFile('large')
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  await parseXml(xml, {
    open(name, tag) {
      if (isAfterData) return
      if (name === 'row') {
        finishRow()
        number = Number(attribute(tag, 'r')) || number + 1
        column = -1
      } else if (name === 'c') {
        const named = columnOf(attribute(tag, 'r') ?? '')
        column = named < 0 ? column + 1 : named
        cell = tag.isSelfClosing ? null : createCell(attribute(tag, 't') ?? 'n')
      } else cell?.open(name)
    },
    text: text => cell?.text(text),
    close(name) {
      if (name === 'c') finishCell()
      else if (name === 'row') finishRow()
      else if (name === 'sheetData') isAfterData = true
      else cell?.close(name)
    },
  })
  finishRow()
  return rows
}
