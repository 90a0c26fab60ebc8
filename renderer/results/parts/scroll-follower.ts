/** Brings what is heard into sight, and lets the teacher read elsewhere: who has scrolled away is not called back. */

interface HasRect {
  getBoundingClientRect(): DOMRect
}

/** Room that is left above for what is played through, and below for the foot that lies over the items. */
const margins = { above: 64, below: 92 } as const

function scrollContainerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return document.documentElement
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface ScrollFollower {
  /** What is heard now stands at `place`, within the card of an item: all of it is shown where it fits, else the place. */
  scrollTo(place: HasRect, card: Element): void
  /** Nothing is heard any more; what is heard next is brought into sight again. */
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
