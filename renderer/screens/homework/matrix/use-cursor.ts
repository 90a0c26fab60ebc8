import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Cursor, clampCursor, moveCursor } from './cursor'
import { firstColumn } from './layout'

interface Stroke {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/**
 * The roving cursor: one cell of the grid takes Tab, the keys move it, and the focus follows once its cell is in the
 * document. A grid that shrinks pulls the cursor in.
 */
export function useCursor(rows: number, columns: number, scroll: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<Cursor>({ row: 0, column: 0 })
  const takeFocus = useRef(false)
  const at = useMemo(() => clampCursor(wanted, { rows, columns }), [wanted, rows, columns])

  /** Puts the cursor there, and the focus with it. */
  const place = useCallback((next: Cursor) => {
    takeFocus.current = true
    setWanted({ ...next })
  }, [])

  /** Puts the cursor where the focus already is. */
  const follow = useCallback((next: Cursor) => {
    setWanted(old => (old.row === next.row && old.column === next.column ? old : next))
  }, [])

  /** Where the key leads; null where it leads nowhere. */
  const move = useCallback(
    (from: Cursor, stroke: Stroke, page: number): Cursor | null => {
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
