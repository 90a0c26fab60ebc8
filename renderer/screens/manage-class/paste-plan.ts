/** What a pasted block of cells would change, and which of its cells do not fit. A pure function. */
import { type Change, type Field, faultText, fields, hasWideDigits, tidyCell } from './student-cells'
import { text } from './text'

/** A cell of the block that is not pasted. */
export interface Misfit {
  /** The place in the block, from 1. */
  line: number
  column: number
  value: string
  /** The student and the field of the cell; absent beyond the table. */
  target?: { id: string; field: Field }
  reason: string
}

export interface PastePlan {
  changes: readonly Change[]
  misfits: readonly Misfit[]
  /** How many cells have their value already. */
  same: number
  /** How many numbers had full-width digits. */
  wide: number
  /** How many lines of the block are below the last row of the table. */
  linesBelow: number
}

interface Place {
  /** The students of the table, in their order. */
  ids: readonly string[]
  at: { id: string; field: Field }
  shownOf(id: string, field: Field): string
}

/** The block begins at the cell `at`, and goes to the right and down. An empty cell empties its target. */
export function planPaste(block: readonly (readonly string[])[], { ids, at, shownOf }: Place): PastePlan {
  const [firstRow, firstField] = [ids.indexOf(at.id), fields.indexOf(at.field)]
  const changes: Change[] = []
  const misfits: Misfit[] = []
  let same = 0
  let wide = 0
  block.forEach((cells, line) => {
    cells.forEach((value, column) => {
      const id = ids[firstRow + line]
      const field = fields[firstField + column]
      const place = { line: line + 1, column: column + 1, value }
      if (id === undefined || field === undefined) {
        const reason = field === undefined ? text.paste.beyondColumns : text.paste.beyondRows
        if (value.trim() !== '') misfits.push({ ...place, reason })
        return
      }
      const to = tidyCell(field, value)
      const fault = faultText(field, to)
      const from = shownOf(id, field)
      if (fault !== null) misfits.push({ ...place, target: { id, field }, reason: fault })
      else if (to === from) same += 1
      else changes.push({ id, field, from, to })
      if (fault === null && hasWideDigits(field, value)) wide += 1
    })
  })
  const filled = block.map(cells => cells.some(cell => cell.trim() !== ''))
  return { changes, misfits, same, wide, linesBelow: filled.slice(ids.length - firstRow).filter(Boolean).length }
}
