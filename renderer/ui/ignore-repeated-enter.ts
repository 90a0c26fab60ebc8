/** An Enter that is held presses what it was meant for, and not also what has taken the focus since, e.g. the button that sends. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter' || !(event.target instanceof Element)) return
  if (event.target.closest('button, a[href], summary, [role="menuitem"]')) event.preventDefault()
}

/** From now on, on the whole page. Returns what ends it. */
export function installIgnoreRepeatedEnter(): () => void {
  window.addEventListener('keydown', ignoreRepeatedEnter, { capture: true })
  return () => window.removeEventListener('keydown', ignoreRepeatedEnter, { capture: true })
}
