import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/after-paint'

/** In px: the least height of the screen's header in the window, and of a card with an answer. */
const [headerHeight, minCardHeight] = [200, 110]

/** The number of the focused card: when the user moves to the next student, the same item is shown. */
function focusedCardNumber(): number {
  const card = document.activeElement?.closest<HTMLElement>('[data-no]')
  return Number(card?.dataset.no ?? 1)
}

/** Without layout (e.g. in jsdom) visibility is unknown, and all items are rendered at once. */
const supportsContentVisibility = (): boolean =>
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('content-visibility', 'auto')

/**
 * Decides which items are rendered, by position: first those that can be visible, so that they are in the first paint;
 * after that paint all items.
 */
export function useRenderedItems(): (place: number) => boolean {
  const [firstNumber] = useState(focusedCardNumber)
  const [isAllRendered, setIsAllRendered] = useState(() => !supportsContentVisibility())
  useEffect(() => afterPaint(() => startTransition(() => setIsAllRendered(true))), [])
  const visibleCount = Math.ceil((window.innerHeight - headerHeight) / minCardHeight)
  return place => isAllRendered || Math.abs(place + 1 - firstNumber) < visibleCount
}
