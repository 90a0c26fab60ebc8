/** Rows as a worksheet's XML (ECMA-376 §18.3.1.73): what a sheet of many thousand students is written with. */
import type { CellStyle } from './cell-styles'
import type { SharedStrings } from './shared-strings'

export interface Cell {
  /** Null: the look alone. */
  value: string | number | null
  style: CellStyle
}

export interface SheetRow {
  /** In points. */
  height: number
  /** From column A on. */
  cells: readonly Cell[]
}

interface RowXmlParts {
  strings: SharedStrings
  /** The place of a look in the workbook's list of styles. */
  styleIndex(look: CellStyle): number
}

/** `A` to `XFD`, from 1. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? columnLetters(Math.floor((column - 1) / 26)) + last : last
}

/**
 * Gives the writer of rows, which are numbered as they come. A text stands in the shared strings; a number that is none (NaN,
 * infinite) leaves its cell empty, for no program opens a file with it.
 */
export function createRowXml({ strings, styleIndex: style }: RowXmlParts): (row: SheetRow) => string {
  const starts: string[] = []
  /** Most cells have the look and the value of one before: what follows the address is made once for all of them. */
  const rests = new Map<CellStyle, Map<Cell['value'], string>>()
  let written = 0

  const start = (column: number) => {
    starts[column] ??= `<c r="${columnLetters(column + 1)}`
    return starts[column]
  }
  const content = (value: Cell['value']): string => {
    if (typeof value === 'string') return ` t="s"><v>${strings.index(value)}</v></c>`
    return value !== null && Number.isFinite(value) ? `><v>${value}</v></c>` : '/>'
  }
  const rest = ({ value, style: look }: Cell): string => {
    const ofLook = rests.get(look) ?? new Map<Cell['value'], string>()
    if (ofLook.size === 0) rests.set(look, ofLook)
    const known = ofLook.get(value)
    if (known !== undefined) return known
    const made = `" s="${style(look)}"${content(value)}`
    ofLook.set(value, made)
    return made
  }
  return ({ height, cells }) => {
    written += 1
    const number = String(written)
    let xml = `<row r="${number}" ht="${height}" customHeight="1">`
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column]
      if (cell) xml += start(column) + number + rest(cell)
    }
    return `${xml}</row>`
  }
}
