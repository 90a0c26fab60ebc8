import { type RefObject, useEffect, useState } from 'react'

interface ScrollAreaProps {
  role?: 'region'
  'aria-label'?: string
  tabIndex?: 0
  'data-scrolls'?: true
}

/**
 * The attributes of a box around one wide element. While the element does not fit, the box is a named region and a tab
 * stop, so that the arrow keys can scroll it sideways.
 */
export function useSidewaysScroll(ref: RefObject<HTMLElement | null>, label: string): ScrollAreaProps {
  const [isWider, setIsWider] = useState(false)
  useEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild
    if (!box || !(content instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => setIsWider(content.offsetWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  return isWider ? { role: 'region', 'aria-label': label, tabIndex: 0, 'data-scrolls': true } : {}
}
