/** Brings what is heard into sight, and lets the teacher read elsewhere: who has scrolled away is not called back. */

interface Place {
  getBoundingClientRect(): DOMRect
}

/** Room that is left above, and below for the foot that lies over the items. */
const room = { above: 72, below: 76 } as const

function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return document.documentElement
}

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Follower {
  /** What is heard now stands at `place`, within `element`. */
  to(place: Place, element: Element): void
  /** Nothing is heard any more; what is heard next is brought into sight again. */
  rest(): void
}

export function createFollower(): Follower {
  let last: Place | undefined
  return {
    to(place, element) {
      const box = scrollerOf(element)
      const { top, bottom } = box.getBoundingClientRect()
      const before = last?.getBoundingClientRect()
      last = place
      if (before && (before.bottom < top || before.top > bottom)) return
      const now = place.getBoundingClientRect()
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
