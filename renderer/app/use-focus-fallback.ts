import { type RefObject, useEffect } from 'react'

/** Whether the element can still have the focus. */
const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null

/** Mantine returns the focus 10 ms after it has closed a dialog. */
const dialogReturnMs = 50

/**
 * If the element with the focus is removed or disabled, the page's h1 takes the focus. Otherwise it would fall to the
 * body, and a keyboard user would start again at the top of the program. A component that knows a better target sets
 * the focus itself in the same task; a dialog that closes returns it to the element that had it before, unless that has
 * gone too, e.g. with the page before.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    const isOfPage = (target: EventTarget | null): target is Element =>
      target instanceof Element && element.contains(target)
    const isOfDialog = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.closest('[role="dialog"]') !== null
    const known = (target: EventTarget | null) => (isOfPage(target) || isOfDialog(target) ? target : null)
    let focused = known(document.activeElement)
    let isInDialog = focused !== null && !isOfPage(focused)
    let timer: number | undefined

    const onFocus = ({ target }: FocusEvent) => {
      focused = known(target)
      isInDialog = focused !== null && !isOfPage(focused)
    }
    // A click outside all controls removes the focus on purpose. An element that is removed is still connected while it
    // loses the focus.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === target && focused !== null && canHoldFocus(focused) && document.activeElement !== focused)
          focused = null
      })
    const focusTitle = () => element.querySelector('h1')?.focus({ preventScroll: true })
    const check = () => {
      if (focused === null || canHoldFocus(focused)) return
      const lost = focused
      focused = null
      const isFocusLost = () => [null, document.body, lost].includes(document.activeElement)
      if (!isFocusLost()) return
      if (!isInDialog) return focusTitle()
      window.clearTimeout(timer)
      timer = window.setTimeout(() => isFocusLost() && focusTitle(), dialogReturnMs)
    }

    const observer = new MutationObserver(check)
    const attributeFilter = ['disabled', 'inert']
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      window.clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [page])
}
