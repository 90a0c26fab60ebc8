/** Keys while the screen is locked: what stands under it must not hear them. */
import { isCovered, overLock } from './cover'

/**
 * Dialogs under the cover close at Escape, whatever has the focus. They listen at the window before anything else hears a
 * key; this listens before them, since this module is loaded before the first of them is shown.
 */
function guard(event: KeyboardEvent): void {
  if (!isCovered()) return
  const within = event.target instanceof Element && event.target.closest(`.${overLock}`) !== null
  if (!within || event.key === 'Escape') event.stopImmediatePropagation()
}

window.addEventListener('keydown', guard, { capture: true })

/** Ctrl+Alt+L, also while something is typed. */
export const isLockKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.altKey && !event.shiftKey && !event.metaKey && event.code === 'KeyL' && !event.isComposing
