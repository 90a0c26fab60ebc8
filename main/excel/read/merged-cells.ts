/** Merged cells: Excel stores the text in the first of them only, but a person reads it in all. */
import type { MarkedRow } from '../../../shared/contract/types'
import { columnOf } from './cells'
import { RefusedFile } from './refused-file'

/** A workbook that fills more cells than a list has is not a list. */
const maxFilled = 200_000

interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

/** The range of a reference such as `A1:C2`, or null. */
function rangeOf(reference: string): Range | null {
  const [from = '', to = ''] = reference.split(':')
  const [left, right] = [columnOf(from), columnOf(to)]
  const [top, bottom] = [from, to].map(cell => Number(/\d+$/.exec(cell)?.[0]))
  return left < 0 || right < left || top === undefined || bottom === undefined || bottom < top
    ? null
    : { top, bottom, left, right }
}

/**
 * Writes the text of each merged range into all its cells, and marks those that it filled. Empty rows stay out, and
 * columns from `columns` on.
 */
export function fillMerged(rows: readonly MarkedRow[], merges: readonly string[], columns: number): MarkedRow[] {
  const filled = rows.map(row => ({ ...row, cells: [...row.cells] }))
  let count = 0
  for (const range of merges.map(rangeOf)) {
    if (range === null) continue
    const inside = filled.filter(({ row }) => row >= range.top && row <= range.bottom)
    const [first] = inside
    const text = first?.row === range.top ? (first.cells[range.left] ?? '') : ''
    if (text === '') continue
    for (const row of inside) {
      for (let column = range.left; column <= Math.min(range.right, columns - 1); column++) {
        if (row === first && column === range.left) continue
        if (++count > maxFilled) throw new RefusedFile('large')
        while (row.cells.length < column) row.cells.push('')
        row.cells[column] = text
        row.marks = { ...row.marks, [column]: 'merged' }
      }
    }
  }
  return filled
}
