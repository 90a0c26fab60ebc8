import { type RefObject, useEffect } from 'react'

/** Whether the element can still have the focus. */
const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null

/**
 * If the element with the focus is removed or disabled, the page's h1 takes the focus. Otherwise it would fall to the
 * body, and a keyboard user would start again at the top of the program. A component that knows a better target sets
 * the focus itself in the same task.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    const active = document.activeElement
    let focused: Element | null = active && element.contains(active) ? active : null

    const onFocus = (event: FocusEvent) => {
      focused = event.target instanceof Element && element.contains(event.target) ? event.target : null
    }
    // A click outside all controls removes the focus on purpose. An element that is removed is still connected while it
    // loses the focus.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === target && focused !== null && canHoldFocus(focused) && document.activeElement !== focused)
          focused = null
      })
    const check = () => {
      if (focused === null || canHoldFocus(focused)) return
      const active = document.activeElement
      const isFocusLost = active === null || active === document.body || active === focused
      focused = null
      if (isFocusLost) element.querySelector('h1')?.focus({ preventScroll: true })
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
