/** Keyboard focus in a wizard: the first field of a step, or the first faulty field. */
import { type RefObject, useEffect } from 'react'
import { focusFirstFault } from '../../ui/form/focus-first-fault'

const field = (selector: string): string => `${selector} input, input${selector}`
const button = (selector: string): string => `${selector} button, button${selector}`

/** Focuses the first element that a selector finds; tries the selectors in order. */
function focusFirst(body: HTMLElement | null, ...selectors: string[]): boolean {
  const found = selectors.map(selector => body?.querySelector<HTMLElement>(selector)).find(each => each)
  found?.focus()
  return found !== undefined
}

/**
 * When a step opens, focuses the element marked `data-first`. When the teacher tries to continue and the step has a fault,
 * focuses the first invalid field, or the first field inside an element marked `data-faulty`.
 * @param failedTries how often the teacher tried to continue in vain.
 */
export function useStepFocus(
  body: RefObject<HTMLElement | null>,
  { number, ready, failedTries }: { number: number; ready: boolean; failedTries: number },
): void {
  useEffect(() => {
    if (!ready) return
    // `number` is a dependency: a changed number means that another step has opened
    const first = '[data-first]'
    if (number > 0 && !focusFirst(body.current, field(first), button(first)))
      body.current?.focus({ preventScroll: true })
  }, [body, number, ready])
  useEffect(() => {
    if (failedTries > 0) focusFirstFault(body.current)
  }, [body, failedTries])
}
