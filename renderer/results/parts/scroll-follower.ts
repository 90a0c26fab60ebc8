/** Scrolls to the text being played, but stops following if the user has scrolled away. */
import { prefersReducedMotion } from '../../ui/reduced-motion'

interface HasRect {
  getBoundingClientRect(): DOMRect
}

/** Space in px above for the play-all bar, and below for the footer that covers the items. */
const margins = { above: 64, below: 92 } as const

function scrollContainerOf(element: Element): Element {
  for (let container = element.parentElement; container; container = container.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(container).overflowY) && container.scrollHeight > container.clientHeight)
      return container
  }
  return document.documentElement
}

export interface ScrollFollower {
  /**
   * Call when the text at `place`, in the card of an item, is being played. Scrolls to the whole card if it fits,
   * otherwise to `place`.
   */
  scrollTo(place: HasRect, card: Element): void
  /** Call when nothing plays any more; the next text is followed again. */
  reset(): void
}

export function createScrollFollower(): ScrollFollower {
  let lastPlace: HasRect | undefined
  return {
    scrollTo(place, card) {
      const container = scrollContainerOf(card)
      const { top, bottom } = container.getBoundingClientRect()
      const lastRect = lastPlace?.getBoundingClientRect()
      lastPlace = place
      if (lastRect && (lastRect.bottom < top || lastRect.top > bottom)) return
      const cardRect = card.getBoundingClientRect()
      const cardFits = cardRect.height <= bottom - top - margins.above - margins.below
      const target = cardFits ? cardRect : place.getBoundingClientRect()
      const above = target.top - (top + margins.above)
      const below = target.bottom - (bottom - margins.below)
      const distance = above < 0 ? above : Math.max(0, Math.min(below, above))
      if (distance !== 0) container.scrollBy({ top: distance, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    },
    reset() {
      lastPlace = undefined
    },
  }
}
