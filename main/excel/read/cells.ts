/** Reads the cells of a sheet's XML, and the texts that cells share, as text. */
import type { CellMark, MarkedRow } from '../../../shared/contract/types'
import { hasText } from '../../../shared/domain/cell'
import type { NumberFormat } from './number-formats'
import { formatNumber } from './number-formats'
import { RefusedFile } from './refused-file'
import { attribute, isTrue, parseXml } from './xml'

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

/** Converts the value of a cell to text, by the cell's type (ECMA-376 §18.18.11). */
const formats: Record<
  string,
  (value: string, strings: readonly string[], format?: NumberFormat, is1904?: boolean) => string
> = {
  s: (value, strings) => strings[Number(value)] ?? '',
  str: value => unescapeCharacters(value),
  b: value => (value === '1' ? 'TRUE' : 'FALSE'),
  e: value => value,
  d: value => value,
  n: (value, _strings, format, is1904) => formatNumber(value, format, is1904),
}

/** The column of a cell reference such as `C5`, from 0; -1 when it is not a reference. */
export function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (letters === undefined) return -1
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Collects the content of one `<c>` element. */
function createCell(type: string, format: NumberFormat | undefined, is1904: boolean) {
  let value = ''
  let isInValue = false
  let hasFormula = false
  let inline: ReturnType<typeof createTextCollector> | null = null
  return {
    open(name: string): void {
      if (name === 'is') inline = createTextCollector()
      else if (name === 'f') hasFormula = true
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
      if (type === 'inlineStr') return inline?.result() ?? ''
      return (formats[type] ?? formats.n)?.(value, strings, format, is1904) ?? ''
    },
    /** What a person should know about the cell beside its text. */
    mark(): CellMark | undefined {
      if (type === 'e') return 'fault'
      if (hasFormula && value === '' && type !== 'str') return 'uncalculated'
      return (type === 'n' && format === 'date' && value !== '') || type === 'd' ? 'date' : undefined
    },
  }
}

/** How a sheet is read: its limits, and the number format of each style. */
interface SheetOptions {
  max: { rows: number; columns: number }
  /** Without formats, a number keeps none. */
  formats?: readonly (NumberFormat | undefined)[]
  is1904?: boolean
}

/** The cells of a sheet, and its merged ranges such as `A1:C2`. */
export interface SheetCells {
  rows: MarkedRow[]
  merges: string[]
  /** Columns that Excel hides, from 0. */
  hiddenColumns: number[]
}

/**
 * The rows of a sheet that are not empty. Throws RefusedFile('large') when there are more rows or columns than `max`.
 */
export async function readCells(
  xml: Chunks,
  strings: readonly string[],
  { max, formats: styles = [], is1904 = false }: SheetOptions,
): Promise<SheetCells> {
  const rows: MarkedRow[] = []
  const merges: string[] = []
  const hiddenColumns: number[] = []
  let row: MarkedRow = { row: 0, cells: [] }
  let column = -1
  let cell: ReturnType<typeof createCell> | null = null
  let isAfterData = false

  function finishRow(): void {
    if (row.marks !== undefined || hasText(row.cells)) rows.push(row)
    if (rows.length > max.rows) throw new RefusedFile('large')
    row = { row: row.row, cells: [] }
  }

  function finishCell(): void {
    const text = cell?.result(strings) ?? ''
    const mark = cell?.mark()
    cell = null
    if (text === '' && mark === undefined) return
    if (column >= max.columns) throw new RefusedFile('large')
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = text
    if (mark !== undefined) row.marks = { ...row.marks, [column]: mark }
  }

  await parseXml(xml, {
    open(name, tag) {
      if (name === 'mergeCell') {
        if (merges.length >= max.rows) throw new RefusedFile('large')
        merges.push(attribute(tag, 'ref') ?? '')
      }
      if (isAfterData) return
      if (name === 'col' && isTrue(attribute(tag, 'hidden'))) {
        const [from, to] = ['min', 'max'].map(edge => Number(attribute(tag, edge)))
        for (let at = Math.max(1, from || 1); at <= Math.min(to || 0, max.columns); at++) hiddenColumns.push(at - 1)
      }
      if (name === 'row') {
        finishRow()
        row.row = Number(attribute(tag, 'r')) || row.row + 1
        if (isTrue(attribute(tag, 'hidden'))) row.isHidden = true
        column = -1
      } else if (name === 'c') {
        const named = columnOf(attribute(tag, 'r') ?? '')
        column = named < 0 ? column + 1 : named
        const format = styles[Number(attribute(tag, 's') ?? 0)]
        cell = tag.isSelfClosing ? null : createCell(attribute(tag, 't') ?? 'n', format, is1904)
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
  return { rows, merges, hiddenColumns }
}
