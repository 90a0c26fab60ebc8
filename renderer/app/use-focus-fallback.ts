import { type RefObject, useEffect } from 'react'

/** Whether it can hold the focus still. */
const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null

/**
 * Where what holds the focus goes, a retry with its message or a step that leads no further, the page's h1 takes it:
 * else it falls to the body, and who works by keyboard begins again at the top of the program. A component that knows a
 * better place gives the focus there itself, in the same turn.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    const active = document.activeElement
    let holder: Element | null = active && element.contains(active) ? active : null

    const onFocus = (event: FocusEvent) => {
      holder = event.target instanceof Element && element.contains(event.target) ? event.target : null
    }
    // who clicks beside everything gives the focus up; what is taken away still stands here while it loses it
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (holder === target && holder !== null && canHoldFocus(holder) && document.activeElement !== holder)
          holder = null
      })
    const check = () => {
      if (holder === null || canHoldFocus(holder)) return
      const now = document.activeElement
      const lost = now === null || now === document.body || now === holder
      holder = null
      if (lost) element.querySelector('h1')?.focus({ preventScroll: true })
    }

    const observer = new MutationObserver(check)
    const attributeFilter = ['disabled', 'inert']
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter })
    document.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [page])
}
