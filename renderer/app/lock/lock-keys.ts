/** Keys while the screen is locked: nothing below the lock screen may receive them. */
import { aboveLockClass, isPageLocked } from './page-cover'

/**
 * Dialogs below the lock screen listen for Escape at the window, whatever has the focus. This listener runs before
 * theirs, because this module is loaded before the first dialog opens.
 */
function blockKeysUnderLock(event: KeyboardEvent): void {
  if (!isPageLocked()) return
  const within = event.target instanceof Element && event.target.closest(`.${aboveLockClass}`) !== null
  if (!within || event.key === 'Escape') event.stopImmediatePropagation()
}

window.addEventListener('keydown', blockKeysUnderLock, { capture: true })

/** Ctrl+Alt+L; it also works while the user types. */
export const isLockKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.altKey && !event.shiftKey && !event.metaKey && event.code === 'KeyL' && !event.isComposing
