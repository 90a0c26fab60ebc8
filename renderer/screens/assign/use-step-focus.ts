/** Keyboard focus in a wizard: the first field of a step, or the title. */
import { type RefObject, useEffect } from 'react'

const field = (selector: string): string => `${selector} input, input${selector}`
const button = (selector: string): string => `${selector} button, button${selector}`

/** Focuses the first element that a selector finds; tries the selectors in order. */
function focusFirst(body: HTMLElement | null, ...selectors: string[]): boolean {
  const found = selectors.map(selector => body?.querySelector<HTMLElement>(selector)).find(each => each)
  found?.focus()
  return found !== undefined
}

/** When a step opens, focuses the element marked `data-first`, or the title of the page. */
export function useStepFocus(
  body: RefObject<HTMLElement | null>,
  { number, ready }: { number: number; ready: boolean },
): void {
  useEffect(() => {
    if (!ready) return
    // `number` is a dependency: a changed number means that another step has opened
    const first = '[data-first]'
    if (number > 0 && !focusFirst(body.current, field(first), button(first)))
      body.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true })
  }, [body, number, ready])
}
