/**
 * Covers the page below an overlay: it takes no keys, screen readers skip it, and under the lock it is also invisible.
 */

/** The class of elements that are shown and usable while the screen is locked; theme.css hides all others. */
export const aboveLockClass = 'hm-over-lock'

/** Whether the lock screen covers the page now. */
export const isPageLocked = (): boolean => document.body.dataset.locked !== undefined

interface Cover {
  /** Whether the page below is also hidden. */
  locks: boolean
  keepsUsable(element: HTMLElement): boolean
}

const covers = new Set<Cover>()

/** The elements that a cover made inert; an element that was inert before is not in it. */
const inertByCover = new Set<HTMLElement>()

function apply(): void {
  const all = [...covers]
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement)) continue
    if (all.some(cover => !cover.keepsUsable(element))) {
      if (!element.inert) inertByCover.add(element)
      element.inert = true
    } else if (inertByCover.delete(element)) element.inert = false
  }
  if (all.some(({ locks }) => locks)) document.body.dataset.locked = ''
  else delete document.body.dataset.locked
}

/** Applies the covers to dialogs and toasts that are added later. */
const observer = new MutationObserver(apply)

/**
 * Makes everything but `above` inert, or without `above` locks the page: everything but the elements of the lock is
 * inert and hidden. The returned function removes the cover. Covers can overlap.
 */
export function coverPage(above?: HTMLElement): () => void {
  const cover: Cover = above
    ? { locks: false, keepsUsable: element => element === above }
    : { locks: true, keepsUsable: element => element.classList.contains(aboveLockClass) }
  covers.add(cover)
  observer.observe(document.body, { childList: true })
  apply()
  return () => {
    covers.delete(cover)
    if (covers.size === 0) observer.disconnect()
    apply()
  }
}
