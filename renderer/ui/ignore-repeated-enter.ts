/**
 * Ignores the key repeat of a held Enter on buttons and links: otherwise it would also press the button that took the
 * focus after the first press, e.g. the one that sends.
 */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter' || !(event.target instanceof Element)) return
  if (event.target.closest('button, a[href], summary, [role="menuitem"]')) event.preventDefault()
}

/** Installs the listener for the whole page; the returned function removes it. */
export function installIgnoreRepeatedEnter(): () => void {
  window.addEventListener('keydown', ignoreRepeatedEnter, { capture: true })
  return () => window.removeEventListener('keydown', ignoreRepeatedEnter, { capture: true })
}
