/** Hides the page under what stands above it: from the keyboard and from screen readers, and under the lock from the eye. */

/** The class of what is shown, and can be used, while the screen is locked; theme.css hides all else. */
export const aboveLockClass = 'hm-over-lock'

export const isPageLocked = (): boolean => document.body.dataset.locked !== undefined

interface Cover {
  locks: boolean
  spares(element: HTMLElement): boolean
}

const covers = new Set<Cover>()

/** What covers have made inert; what was so before stays so. */
const madeInert = new Set<HTMLElement>()

function apply(): void {
  const all = [...covers]
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement)) continue
    if (all.some(cover => !cover.spares(element))) {
      if (!element.inert) madeInert.add(element)
      element.inert = true
    } else if (madeInert.delete(element)) element.inert = false
  }
  if (all.some(({ locks }) => locks)) document.body.dataset.locked = ''
  else delete document.body.dataset.locked
}

/** Sees dialogs and toasts that are added later. */
const observer = new MutationObserver(apply)

/**
 * Covers everything in the document but `above`, which leaves the rest in sight, or with the lock everything but what stands
 * over it; until the returned function is called. Covers may lie upon each other.
 */
export function coverPage(above?: HTMLElement): () => void {
  const mine: Cover = above
    ? { locks: false, spares: element => element === above }
    : { locks: true, spares: element => element.classList.contains(aboveLockClass) }
  covers.add(mine)
  observer.observe(document.body, { childList: true })
  apply()
  return () => {
    covers.delete(mine)
    if (covers.size === 0) observer.disconnect()
    apply()
  }
}
