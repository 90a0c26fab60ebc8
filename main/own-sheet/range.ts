/** Ranges of cells such as `B2:D40`. Rows have their numbers in Excel, columns count from 0. */
import { columnLetters } from '../../shared/domain/cell'

export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

const letters = (text: string): number => [...text].reduce((at, one) => at * 26 + one.charCodeAt(0) - 64, 0) - 1

/** The corner of a reference: a whole row or column has no letters or no number. */
function corner(text: string): { row: number | null; column: number | null } | null {
  const found = /^\$?([A-Z]{0,3})\$?(\d{0,7})$/.exec(text)
  if (found === null || found[0] === '') return null
  const [, column = '', row = ''] = found
  return { row: row === '' ? null : Number(row), column: column === '' ? null : letters(column) }
}

/** The ranges of a list such as `A1 B2:C3 D:D`. What is no reference is left out. */
export const rangesOf = (references: string): Range[] =>
  references.split(/\s+/).flatMap((reference): Range[] => {
    const [from = '', to = from] = reference.split(':')
    const [first, last] = [corner(from), corner(to)]
    if (first === null || last === null) return []
    return [
      {
        top: first.row ?? 1,
        bottom: last.row ?? Number.POSITIVE_INFINITY,
        left: first.column ?? 0,
        right: last.column ?? Number.POSITIVE_INFINITY,
      },
    ]
  })

export const referenceOf = (row: number, column: number): string => `${columnLetters(column + 1)}${row}`
