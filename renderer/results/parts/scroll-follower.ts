/** Scrolls to the text being played, but stops following if the user has scrolled away. */

interface HasRect {
  getBoundingClientRect(): DOMRect
}

/** Space in px above for the play-all bar, and below for the footer that covers the items. */
const margins = { above: 64, below: 92 } as const

function scrollContainerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return document.documentElement
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

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
  let last: HasRect | undefined
  return {
    scrollTo(place, card) {
      const box = scrollContainerOf(card)
      const { top, bottom } = box.getBoundingClientRect()
      const before = last?.getBoundingClientRect()
      last = place
      if (before && (before.bottom < top || before.top > bottom)) return
      const whole = card.getBoundingClientRect()
      const fits = whole.height <= bottom - top - margins.above - margins.below
      const now = fits ? whole : place.getBoundingClientRect()
      const above = now.top - (top + margins.above)
      const below = now.bottom - (bottom - margins.below)
      const way = above < 0 ? above : Math.max(0, Math.min(below, above))
      if (way !== 0) box.scrollBy({ top: way, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    },
    reset() {
      last = undefined
    },
  }
}
