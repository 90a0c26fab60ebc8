/** The buttons and links in the header of the page in sight: さがす offers them by name. */
import { type RefObject, useLayoutEffect } from 'react'

export interface PageAction {
  label: string
  /** Does what a click on the button does. */
  run(): void
}

const places = new Set<HTMLElement>()

/** Offers the buttons and links in an element while it is in sight. */
export function usePageActions(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    places.add(element)
    return () => void places.delete(element)
  }, [place])
}

/** What can be done on the page now. */
export function pageActions(): readonly PageAction[] {
  const actions = new Map<string, PageAction>()
  for (const place of places) {
    for (const control of place.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')) {
      const label = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()
      const run = () => {
        control.focus()
        control.click()
      }
      if (label !== '' && !actions.has(label)) actions.set(label, { label, run })
    }
  }
  return [...actions.values()]
}
