/** Writes rows as a worksheet's XML (ECMA-376 §18.3.1.73), fast enough for sheets of many thousand students. */
import { columnLetters } from '../../shared/domain/cell'
import type { CellStyle } from './cell-styles'
import type { SharedStrings } from './shared-strings'

export interface Cell {
  /** Null for an empty cell with a style. */
  value: string | number | null
  style: CellStyle
}

export interface SheetRow {
  /** In points. */
  height: number
  /** The cells from column A on. */
  cells: readonly Cell[]
}

interface RowXmlParts {
  strings: SharedStrings
  /** The index of a style in the workbook's list of styles. */
  styleIndex(style: CellStyle): number
}

/**
 * Returns a function that writes one row and numbers the rows in order. Texts go into the shared strings. A number that
 * is NaN or infinite leaves its cell empty, because no program opens a file with such a value.
 */
export function createRowXml({ strings, styleIndex }: RowXmlParts): (row: SheetRow) => string {
  const starts: string[] = []
  /** The XML after a cell's address, by style and value: most cells repeat an earlier style and value. */
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
  const rest = ({ value, style }: Cell): string => {
    const ofStyle = rests.get(style) ?? new Map<Cell['value'], string>()
    if (ofStyle.size === 0) rests.set(style, ofStyle)
    const cached = ofStyle.get(value)
    if (cached !== undefined) return cached
    const xml = `" s="${styleIndex(style)}"${content(value)}`
    ofStyle.set(value, xml)
    return xml
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
