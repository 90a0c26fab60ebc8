/** Brings what is heard into sight, and lets the teacher read elsewhere: who has scrolled away is not called back. */

interface Place {
  getBoundingClientRect(): DOMRect
}

/** Room that is left above for what is played through, and below for the foot that lies over the items. */
const room = { above: 64, below: 92 } as const

function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return document.documentElement
}

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Follower {
  /** What is heard now stands at `place`, within the card of an item: all of it is shown where it fits, else the place. */
  to(place: Place, card: Element): void
  /** Nothing is heard any more; what is heard next is brought into sight again. */
  rest(): void
}

export function createFollower(): Follower {
  let last: Place | undefined
  return {
    to(place, card) {
      const box = scrollerOf(card)
      const { top, bottom } = box.getBoundingClientRect()
      const before = last?.getBoundingClientRect()
      last = place
      if (before && (before.bottom < top || before.top > bottom)) return
      const whole = card.getBoundingClientRect()
      const fits = whole.height <= bottom - top - room.above - room.below
      const now = fits ? whole : place.getBoundingClientRect()
      const above = now.top - (top + room.above)
      const below = now.bottom - (bottom - room.below)
      const way = above < 0 ? above : Math.max(0, Math.min(below, above))
      if (way !== 0) box.scrollBy({ top: way, behavior: still() ? 'auto' : 'smooth' })
    },
    rest() {
      last = undefined
    },
  }
}
