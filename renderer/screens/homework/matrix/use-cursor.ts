import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Cursor, clampCursor, moveCursor } from './cursor'
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
  const [wanted, setWanted] = useState<Cursor>({ row: 0, column: 0 })
  const takeFocus = useRef(false)
  const at = useMemo(() => clampCursor(wanted, { rows, columns }), [wanted, rows, columns])

  /** Moves the cursor and the focus. */
  const place = useCallback((next: Cursor) => {
    takeFocus.current = true
    setWanted({ ...next })
  }, [])

  /** Moves the cursor to the focused cell. */
  const follow = useCallback((next: Cursor) => {
    setWanted(old => (old.row === next.row && old.column === next.column ? old : next))
  }, [])

  /** Moves the cursor by a key; null if the key does not move it. */
  const move = useCallback(
    (from: Cursor, stroke: KeyStroke, page: number): Cursor | null => {
      const next = moveCursor(from, stroke, { rows, columns, page })
      if (next) place(next)
      return next
    },
    [rows, columns, place],
  )

  useLayoutEffect(() => {
    if (!takeFocus.current) return
    const cell = scroll.current?.querySelector<HTMLElement>(
      `tr[data-row="${at.row}"] td[aria-colindex="${at.column + firstColumn}"]`,
    )
    if (!cell) return
    takeFocus.current = false
    cell.focus({ preventScroll: true })
  })

  return { at, place, follow, move }
}
