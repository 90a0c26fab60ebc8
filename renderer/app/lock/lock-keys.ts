/** Keys while the screen is locked: what stands under it must not hear them. */
import { aboveLockClass, isPageLocked } from './page-cover'

/**
 * Dialogs under the cover close at Escape, whatever has the focus. They listen at the window before anything else hears a
 * key; this listens before them, since this module is loaded before the first of them is shown.
 */
function blockKeysUnderLock(event: KeyboardEvent): void {
  if (!isPageLocked()) return
  const within = event.target instanceof Element && event.target.closest(`.${aboveLockClass}`) !== null
  if (!within || event.key === 'Escape') event.stopImmediatePropagation()
}

window.addEventListener('keydown', blockKeysUnderLock, { capture: true })

/** Ctrl+Alt+L, also while something is typed. */
export const isLockKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.altKey && !event.shiftKey && !event.metaKey && event.code === 'KeyL' && !event.isComposing
