import { type RefObject, useEffect, useState } from 'react'

interface ScrollAreaProps {
  role?: 'region'
  'aria-label'?: string
  tabIndex?: 0
  'data-scrolls'?: true
}

const controls = 'a[href], button, input, [tabindex]'

/**
 * The attributes of a box around one large element. It is a named region and a tab stop, so that the keys can scroll it,
 * while the element is wider than the box; or higher, and has no control to which the Tab key would scroll.
 */
export function useScrollArea(ref: RefObject<HTMLElement | null>, label: string): ScrollAreaProps {
  const [isWider, setIsWider] = useState(false)
  const [isHigher, setIsHigher] = useState(false)
  useEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild
    if (!box || !(content instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => {
      const wider = content.offsetWidth > box.clientWidth
      setIsWider(wider)
      setIsHigher(!wider && content.offsetHeight > box.clientHeight + 1 && content.querySelector(controls) === null)
    })
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  if (!isWider && !isHigher) return {}
  return { role: 'region', 'aria-label': label, tabIndex: 0, ...(isWider && { 'data-scrolls': true }) }
}
