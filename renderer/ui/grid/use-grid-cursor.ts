import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Cursor, clampCursor } from './cursor'

interface At {
  /** The key of the row, so that the cursor stays on it when rows are added above. */
  key: string | undefined
  row: number
  column: number
}

const controls = 'input, button, a[href]'

/**
 * The cursor of a grid: Tab reaches only its cell, and the focus follows it as soon as the cell is rendered. A cell is
 * the element with `data-column` in the row with `data-index`.
 * @param keys the keys of the rows, in their order.
 */
export function useGridCursor(keys: readonly string[], columns: number, box: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState<At>({ key: undefined, row: 0, column: 0 })
  const isFocusPending = useRef(false)
  const found = at.key === undefined ? -1 : keys.indexOf(at.key)
  const cursor = clampCursor({ row: found < 0 ? at.row : found, column: at.column }, { rows: keys.length, columns })

  /** Moves the cursor, and the focus with it. */
  const moveTo = (next: Cursor) => {
    isFocusPending.current = true
    setAt({ key: keys[next.row], ...next })
  }
  /** Moves the cursor to the cell that has the focus. */
  const follow = (next: Cursor) => {
    if (next.row !== cursor.row || next.column !== cursor.column) setAt({ key: keys[next.row], ...next })
  }

  useLayoutEffect(() => {
    if (!isFocusPending.current) return
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-index="${cursor.row}"] > [data-column="${cursor.column}"]`,
    )
    if (!cell) return
    isFocusPending.current = false
    const target = cell.querySelector<HTMLElement>(controls) ?? cell
    target.focus({ preventScroll: true })
    // The grid can be higher than what the window shows of it.
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  })

  return { cursor, moveTo, follow }
}
