import { type RefObject, useLayoutEffect, useRef } from 'react'
import { setWindowTitle } from '../ui/window-title'

/** Calls `found` with the page's h1 as soon as it exists; returns a function that stops waiting. */
function onTitle(page: HTMLElement, found: (title: HTMLElement) => void): () => void {
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
 * When a page is shown, it restores its scroll position, sets the window title, and focuses the element that had the
 * focus before, or its h1, so that a screen reader announces the page. It does so before the page is painted: a key that
 * is pressed at the first sight of the page must not reach the control that had the focus on the page before.
 * @param first true for the first page of the program: the focus then stays where the browser put it.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>, title: string, first: boolean): void {
  const scroll = useRef(0)
  const focused = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = page.current
    if (!element) return
    setWindowTitle(title)
    // Setting it, even to 0, forces the browser to compute the layout at once.
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
  useLayoutEffect(() => {
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
    return onTitle(element, heading => {
      if (!element.contains(document.activeElement)) heading.focus({ preventScroll: true })
    })
  }, [page])
}
