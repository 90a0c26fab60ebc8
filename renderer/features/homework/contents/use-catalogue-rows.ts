/** The rows of the catalogue as far as they have come, those in sight drawn, one of them reached by Tab. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePagedApi } from '../../../bridge'
import { type CatalogueFilter, catalogueRequest } from './catalogue-request'

/** As many at once as are read before more must come (chosen). */
const pageSize = 100
const rowHeight = 56

/** How far a key goes. */
const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** @param ahead a row besides those in sight that is looked at, or -1. */
export function useCatalogueRows(wanted: CatalogueFilter, ahead: number, onLeaveTop: () => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = usePagedApi('resource-page-list', catalogueRequest(wanted), { limit: pageSize })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const rows = list.data?.pages.flatMap(page => page.items) ?? []
  const [active, setActive] = useState(0)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const drawn = virtual.getVirtualItems()
  const last = Math.max(drawn.at(-1)?.index ?? 0, ahead)
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= rows.length - pageSize / 4) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, last, rows.length])

  const focusRow = (index: number) => {
    setActive(index)
    virtual.scrollToIndex(index)
    scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"] input`)?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    if (active + by < 0) onLeaveTop()
    else if (active + by < rows.length) focusRow(active + by)
  }
  return { list, rows, virtual, drawn, scroller, active: Math.min(active, rows.length - 1), setActive, focusRow, onKey }
}
