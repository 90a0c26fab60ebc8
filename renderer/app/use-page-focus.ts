import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { commonText } from '../ui/text'

/** Calls `found` with the page's h1 as soon as it is there; gives up quietly after a while. */
function whenTitled(page: HTMLElement, found: (title: HTMLElement) => void): () => void {
  const now = page.querySelector('h1')
  if (now) {
    found(now)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const title = page.querySelector('h1')
    if (!title) return
    observer.disconnect()
    found(title)
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * What a page does when it comes into sight: it scrolls to where it was, gives the window its title, and takes the focus,
 * on what held it before or on its h1, so that a screen reader says where one is.
 * @param first true for the page that the program opened with: the focus then stays where the browser put it.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>, title: string, first: boolean): void {
  const scroll = useRef(0)
  const focused = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = page.current
    if (!element) return
    document.title = commonText.windowTitle(title)
    // Setting it, even to the 0 at which a page begins, makes the browser lay out at once.
    if (scroll.current > 0) element.scrollTop = scroll.current
    const onScroll = () => {
      scroll.current = element.scrollTop
    }
    const onFocus = (event: FocusEvent) => {
      focused.current = event.target instanceof HTMLElement ? event.target : null
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('focusin', onFocus)
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', onFocus)
    }
  }, [page, title])

  const skip = useRef(first)
  useEffect(() => {
    const element = page.current
    if (!element || skip.current) {
      skip.current = false
      return
    }
    const last = focused.current
    if (last?.isConnected && element.contains(last)) {
      last.focus({ preventScroll: true })
      return
    }
    return whenTitled(element, heading => {
      if (!element.contains(document.activeElement)) heading.focus({ preventScroll: true })
    })
  }, [page])
}
