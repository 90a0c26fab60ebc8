/** Where the keyboard is in a wizard: on the first field of a step, or on the first one that is wrong. */
import { type RefObject, useEffect } from 'react'

const field = (place: string): string => `${place} input, input${place}`
const button = (place: string): string => `${place} button, button${place}`

const wrong = '[aria-invalid="true"]'

/** Focuses the first that one of the selectors finds. */
function focusFirst(body: HTMLElement | null, ...selectors: string[]): boolean {
  const found = selectors.map(selector => body?.querySelector<HTMLElement>(selector)).find(each => each)
  found?.focus()
  return found !== undefined
}

/**
 * Moves the focus to what `data-first` marks whenever another step comes into sight, and to the first field that is invalid,
 * or stands in what `data-faulty` marks, each time the teacher tried to go on in vain.
 * @param tried how often he did.
 */
export function useStepFocus(
  body: RefObject<HTMLElement | null>,
  { place, ready, tried }: { place: number; ready: boolean; tried: number },
): void {
  useEffect(() => {
    if (!ready) return
    // `place` is what the step in sight is told by
    const first = '[data-first]'
    if (place > 0 && !focusFirst(body.current, field(first), button(first)))
      body.current?.focus({ preventScroll: true })
  }, [body, place, ready])
  useEffect(() => {
    const faulty = '[data-faulty]'
    if (tried > 0) focusFirst(body.current, `${wrong}, ${field(faulty)}`, button(faulty))
  }, [body, tried])
}
