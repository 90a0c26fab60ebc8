import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Cursor, clampCursor, moveCursor } from '../../../ui/grid/cursor'
import { firstColumn } from './layout'

interface KeyStroke {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/**
 * The cursor of a grid: Tab reaches only its cell, keys move it, and the focus follows as soon as the cell is in the
 * document. If the grid shrinks, the cursor stays inside.
 */
export function useCursor(rows: number, columns: number, scroll: RefObject<HTMLElement | null>) {
  const [requested, setRequested] = useState<Cursor>({ row: 0, column: 0 })
  const isFocusPending = useRef(false)
  const cursor = useMemo(() => clampCursor(requested, { rows, columns }), [requested, rows, columns])

  /** Moves the cursor and the focus. */
  const moveTo = useCallback((next: Cursor) => {
    isFocusPending.current = true
    setRequested({ ...next })
  }, [])

  /** Moves the cursor to the focused cell. */
  const followFocus = useCallback((next: Cursor) => {
    setRequested(old => (old.row === next.row && old.column === next.column ? old : next))
  }, [])

  /** Moves the cursor by a key; null if the key does not move it. */
  const move = useCallback(
    (from: Cursor, stroke: KeyStroke, page: number): Cursor | null => {
      const next = moveCursor(from, stroke, { rows, columns, page })
      if (next) moveTo(next)
      return next
    },
    [rows, columns, moveTo],
  )

  useLayoutEffect(() => {
    if (!isFocusPending.current) return
    const cell = scroll.current?.querySelector<HTMLElement>(
      `tr[data-row="${cursor.row}"] td[aria-colindex="${cursor.column + firstColumn}"]`,
    )
    if (!cell) return
    isFocusPending.current = false
    cell.focus({ preventScroll: true })
  })

  return { cursor, moveTo, followFocus, move }
}
