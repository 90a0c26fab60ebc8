import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/after-paint'

/** Of the window's height, what the screen's head takes at least, and what a card with an answer takes at least, in px. */
const [head, lowest] = [200, 110]

/** The number of the card with the focus: the next student's paper is read on at the same one. */
function focusedCardNumber(): number {
  const card = document.activeElement?.closest<HTMLElement>('[data-no]')
  return Number(card?.dataset.no ?? 1)
}

/** Where nothing is laid out there is no sight either, and all is drawn at once. */
const supportsContentVisibility = (): boolean =>
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('content-visibility', 'auto')

/**
 * Which items of a paper are drawn, by their place: first those that can be in sight, so that they stand with the first
 * paint; all of them once that is painted.
 */
export function useRenderedItems(): (place: number) => boolean {
  const [first] = useState(focusedCardNumber)
  const [all, setAll] = useState(() => !supportsContentVisibility())
  useEffect(() => afterPaint(() => startTransition(() => setAll(true))), [])
  const fit = Math.ceil((window.innerHeight - head) / lowest)
  return place => all || Math.abs(place + 1 - first) < fit
}
