/** The loaded rows of the catalogue as a virtual list with one tab stop (roving tabindex). */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePagedApi } from '../../../bridge/index'
import { usePlaceKeys, withPinned } from '../../../ui/grid/place-keys'
import { type CatalogueFilter, catalogueRequest } from './catalogue-request'

/** Rows per request (chosen). */
const pageSize = 100
export const rowHeight = 56

/** How many rows a key moves the focus. */
const rowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** @param previewIndex the row that is open in a preview, or -1: rows are loaded up to it, too. */
export function useCatalogueRows(filter: CatalogueFilter, previewIndex: number, onLeaveTop: () => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = usePagedApi('resource-page-list', catalogueRequest(filter), { limit: pageSize })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const rows = useMemo(() => list.data?.pages.flatMap(page => page.items) ?? [], [list.data])
  const [active, setActive] = useState(0)
  const tabStop = Math.min(active, rows.length - 1)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: useMemo(() => withPinned(tabStop), [tabStop]),
  })
  const drawn = usePlaceKeys(virtual.getVirtualItems(), tabStop)
  const last = Math.max(drawn.at(-1)?.index ?? 0, previewIndex)
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= rows.length - pageSize / 4) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, last, rows.length])

  const isFocusPending = useRef(false)
  const tryFocus = (index: number) => {
    const box = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"] input`)
    isFocusPending.current = !box
    box?.focus({ preventScroll: true })
  }
  const focusRow = (index: number) => {
    setActive(index)
    virtual.scrollToIndex(index)
    tryFocus(index)
  }
  // a row that was out of sight is rendered as the tab stop, and takes the focus then
  useLayoutEffect(() => {
    if (isFocusPending.current) tryFocus(tabStop)
  })
  const onKey = (event: KeyboardEvent) => {
    const by = rowSteps[event.key]
    if (by === undefined) return
    event.preventDefault()
    if (active + by < 0) onLeaveTop()
    else if (active + by < rows.length) focusRow(active + by)
  }
  return { list, rows, height: virtual.getTotalSize(), drawn, scroller, tabStop, setActive, focusRow, onKey }
}
