/** Finds the rows and cells of a worksheet in its XML, and what forbids to write into them (ECMA-376 §18.3.1). */
import type { SaxesTagPlain } from 'saxes'
import { limits } from '../../shared/domain/limits'
import { columnOf } from '../excel/read/cells'
import { RefusedFile } from '../excel/read/refused-file'
import { attribute, isTrue } from '../excel/read/xml'
import { parseStrictly } from './parse-strict'
import { type Range, rangesOf } from './range'

/** An element of the XML: its attributes as they are written, and the places of its tags. */
export interface Place {
  attributes: Readonly<Record<string, string>>
  /** Behind the opening tag. */
  openEnd: number
  /** Behind the closing tag. */
  end: number
  isSelfClosing: boolean
}

export interface CellPlace extends Place {
  /** From 0. */
  column: number
  style: number
  hasFormula: boolean
  /** It holds more than a value: a picture, or the first cell of an array that grows. */
  isRich: boolean
}

export interface RowPlace extends Place {
  row: number
  cells: CellPlace[]
}

export interface ScannedSheet {
  xml: string
  /** The namespace prefix of its elements with its colon, or empty. */
  prefix: string
  data: Place
  /** In their order; rows and columns beyond the limits are left out. */
  rows: RowPlace[]
  dimension: Place | null
  /** Styles of empty columns: `min` and `max` count from 0. */
  columnStyles: { min: number; max: number; style: number }[]
  isProtected: boolean
  merged: Range[]
  validated: Range[]
  /** Results of array formulas and data tables, which have a formula in one cell only. */
  arrays: Range[]
}

/** A sheet with more cells is no sheet of a class. */
const maxCells = 300_000
const maxRanges = 20_000

/** Why a file is refused that Excel itself would repair. */
const damaged = () => new RefusedFile('damaged')

const styleOf = (tag: SaxesTagPlain): number => Number(attribute(tag, 's') ?? 0)

const placeOf = (tag: SaxesTagPlain, openEnd: number): Place => ({
  attributes: tag.attributes,
  openEnd,
  end: openEnd,
  isSelfClosing: tag.isSelfClosing,
})

/** Reads a worksheet. Throws RefusedFile when it is damaged or too large. */
export async function scanSheet(chunks: AsyncIterable<Uint8Array>): Promise<ScannedSheet> {
  const rows: RowPlace[] = []
  const sheet: Omit<ScannedSheet, 'xml' | 'data'> = {
    prefix: '',
    rows,
    dimension: null,
    columnStyles: [],
    isProtected: false,
    merged: [],
    validated: [],
    arrays: [],
  }
  let data: Place | null = null
  let row: RowPlace = { row: 0, cells: [], attributes: {}, openEnd: 0, end: 0, isSelfClosing: false }
  let cell: CellPlace | null = null
  let column = -1
  let cells = 0
  /** A rule of later versions of Excel names its cells in a text. */
  let ruleCells: string | null = null

  const addRanges = (list: Range[], references: string) => {
    list.push(...rangesOf(references))
    if (list.length > maxRanges) throw new RefusedFile('large')
  }
  function openRow(tag: SaxesTagPlain, end: number): void {
    const named = attribute(tag, 'r')
    const number = named === undefined ? row.row + 1 : Number(named)
    // Rows out of order or twice: Excel offers to repair such a file.
    if (!Number.isInteger(number) || number <= row.row) throw damaged()
    row = { ...placeOf(tag, end), row: number, cells: [] }
    column = -1
    if (number <= limits.ownSheet.rows) rows.push(row)
  }
  function openCell(tag: SaxesTagPlain, end: number): void {
    const named = attribute(tag, 'r')
    const at = named === undefined ? column + 1 : columnOf(named)
    if (at <= column || (named !== undefined && Number(/\d+$/.exec(named)?.[0]) !== row.row)) throw damaged()
    column = at
    if (++cells > maxCells) throw new RefusedFile('large')
    const isRich = ['cm', 'vm'].some(one => attribute(tag, one) !== undefined)
    cell = { ...placeOf(tag, end), column, style: styleOf(tag), hasFormula: false, isRich }
    if (column < limits.ownSheet.columns) row.cells.push(cell)
  }

  type Open = (tag: SaxesTagPlain, end: number) => void
  /** By the names of the element and of the one around it. */
  const opened: Readonly<Record<string, Open>> = {
    'worksheet>sheetData'(tag, end) {
      if (data !== null) throw damaged()
      data = placeOf(tag, end)
      sheet.prefix = tag.name.slice(0, -'sheetData'.length)
    },
    'worksheet>dimension'(tag, end) {
      sheet.dimension = placeOf(tag, end)
    },
    'cols>col'(tag) {
      const [min, max] = ['min', 'max'].map(edge => Number(attribute(tag, edge)))
      const style = Number(attribute(tag, 'style') ?? 0)
      if (min && max) sheet.columnStyles.push({ min: min - 1, max: max - 1, style })
    },
    'sheetData>row': openRow,
    'row>c': openCell,
    'c>f'(tag) {
      if (cell) cell.hasFormula = true
      const type = attribute(tag, 't')
      if (type === 'array' || type === 'dataTable') addRanges(sheet.arrays, attribute(tag, 'ref') ?? '')
    },
    'worksheet>sheetProtection'(tag) {
      sheet.isProtected = isTrue(attribute(tag, 'sheet'))
    },
    'mergeCells>mergeCell': tag => addRanges(sheet.merged, attribute(tag, 'ref') ?? ''),
    'dataValidations>dataValidation'(tag) {
      // Without a type, a rule only shows a hint or switches the input method.
      const isRule = (attribute(tag, 'type') ?? 'none') !== 'none'
      ruleCells = isRule ? (attribute(tag, 'sqref') ?? '') : null
    },
  }

  const xml = await parseStrictly(chunks, {
    open(name, tag, end, path) {
      opened[`${path.at(-1)}>${name}`]?.(tag, end)
    },
    text(text, path) {
      if (ruleCells !== null && path.at(-1) === 'sqref') ruleCells += text
    },
    close(name, end, path) {
      const around = path.at(-1)
      if (name === 'c' && around === 'row' && cell) cell.end = end
      else if (name === 'row' && around === 'sheetData') row.end = end
      else if (name === 'sheetData' && around === 'worksheet' && data) data.end = end
      else if (name === 'dataValidation' && ruleCells !== null) {
        addRanges(sheet.validated, ruleCells)
        ruleCells = null
      }
    },
  })
  if (data === null) throw damaged()
  return { xml, data, ...sheet }
}
