import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Cursor } from '../../../ui/grid/cursor'
import { usePlaceKeys, withPinned } from '../../../ui/grid/place-keys'
import { matrixLayout, rowHeight, stickyTop } from './layout'
import { createScrollOffsets } from './scroll-offsets'
import { factCount } from './TopicFacts'

/** Space for a scroll bar, so that it does not cover the last revealed row or column. */
const scrollBar = 16

/** Rows and columns rendered beyond each edge. None during fast scrolling, which passes them before they are seen. */
const overscanAtRest = { rows: 3, columns: 1 }
const noOverscan = { rows: 0, columns: 0 }

/** The inner width of an element without scroll bars; updated when the window changes. */
function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    setWidth(node.clientWidth)
    const observer = new ResizeObserver(() => setWidth(node.clientWidth))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}

interface Options {
  scroll: RefObject<HTMLDivElement | null>
  count: number
  columns: number
  hasTeams: boolean
  cursor: Cursor
}

/** Which rows and columns are rendered, and where. */
export function useVirtualGrid({ scroll, count, columns, hasTeams, cursor }: Options) {
  const available = useInnerWidth(scroll)
  const facts = factCount(columns)
  const layout = useMemo(() => matrixLayout(available, columns, hasTeams, facts), [available, columns, hasTeams, facts])

  const [isFastScroll, setFastScroll] = useState(false)
  const [offsets] = useState(() => createScrollOffsets(setFastScroll))
  const overscan = isFastScroll ? noOverscan : overscanAtRest
  const rowVirtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    useFlushSync: false,
    observeElementOffset: offsets.observeDown,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    paddingStart: stickyTop,
    scrollPaddingStart: stickyTop,
    scrollPaddingEnd: scrollBar,
    overscan: overscan.rows,
    rangeExtractor: useMemo(() => withPinned(cursor.row), [cursor.row]),
  })
  const columnVirtualizer = useVirtualizer<HTMLDivElement, Element>({
    useFlushSync: false,
    observeElementOffset: offsets.observeAcross,
    count: columns,
    horizontal: true,
    getScrollElement: () => scroll.current,
    estimateSize: () => layout.column,
    paddingStart: layout.sticky,
    paddingEnd: facts * layout.fact,
    scrollPaddingStart: layout.sticky,
    scrollPaddingEnd: scrollBar,
    overscan: overscan.columns,
    rangeExtractor: useMemo(() => withPinned(cursor.column), [cursor.column]),
  })

  // the virtualizer keeps its first estimates, so it must measure again; not where the page is only shown again
  const columnWidth = layout.column
  const measured = useRef(0)
  useLayoutEffect(() => {
    if (columnWidth === measured.current) return
    measured.current = columnWidth
    columnVirtualizer.measure()
  }, [columnVirtualizer, columnWidth])

  const reveal = useCallback(
    (at: Cursor) => {
      rowVirtualizer.scrollToIndex(at.row, { align: 'auto' })
      columnVirtualizer.scrollToIndex(at.column, { align: 'auto' })
    },
    [rowVirtualizer, columnVirtualizer],
  )

  return {
    layout,
    rows: usePlaceKeys(rowVirtualizer.getVirtualItems(), cursor.row),
    columnItems: columnVirtualizer.getVirtualItems(),
    width: columnVirtualizer.getTotalSize(),
    height: rowVirtualizer.getTotalSize(),
    pageRows: Math.max(1, Math.floor(((rowVirtualizer.scrollRect?.height ?? 0) - stickyTop) / rowHeight) - 1),
    reveal,
  }
}
