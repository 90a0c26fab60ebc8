import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { withPinned } from './place-keys'

export const rowHeight = 36

interface Options {
  /** False: all rows are rendered, because they are few. */
  isVirtual: boolean
  count: number
  /** The row of the cursor is rendered even if it is not visible, so that it keeps the focus. */
  cursorRow: number
}

/** Which rows of a grid are rendered, and the height of those that are not rendered before each of them and at the end. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, { isVirtual, count, cursorRow }: Options) {
  const virtual = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: 10,
    rangeExtractor: withPinned(cursorRow),
  })
  const items = virtual.getVirtualItems()
  return {
    shown: isVirtual
      ? items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) }))
      : Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
    tail: isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    /** How many rows PageUp and PageDown move. */
    page: isVirtual ? Math.max(1, Math.floor((virtual.scrollRect?.height ?? 0) / rowHeight) - 2) : 10,
    reveal(row: number) {
      if (isVirtual) virtual.scrollToIndex(row, { align: 'auto' })
    },
  }
}
