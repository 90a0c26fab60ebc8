import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import layout from '../layout/layout.module.css'
import classes from './list.module.css'

interface Props<Item> {
  items: readonly Item[]
  keyOf(item: Item): string
  /** Pixels. */
  rowHeight: number
  /** The key of the item that is scrolled into view, e.g. the one that the page shows. */
  current?: string | undefined
  children(item: Item): ReactNode
}

/** A list that scrolls in the height of its container and renders only the visible items: for lists without pages. */
export function VirtualList<Item>({ items, keyOf, rowHeight, current, children }: Props<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const { getVirtualItems, getTotalSize, scrollToIndex } = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const currentIndex = items.findIndex(item => keyOf(item) === current)
  useEffect(() => {
    if (currentIndex >= 0) scrollToIndex(currentIndex, { align: 'auto' })
  }, [currentIndex, scrollToIndex])
  return (
    <div ref={scroller} className={`${layout.scrollList} ${classes.virtual}`}>
      <ul style={{ height: getTotalSize() }}>
        {getVirtualItems().map(({ index, start }) => {
          const item = items[index]
          return (
            item && (
              <li
                key={keyOf(item)}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {children(item)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
