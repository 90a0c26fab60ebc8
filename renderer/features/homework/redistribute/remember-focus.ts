/** Where the focus goes when a dialog closes that was opened by something that may be gone by then. */

/** What holds the focus; of an entry of a menu, which closes, the button of the menu. */
function focused(): HTMLElement | null {
  const active = document.activeElement
  const label = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const target = label ? document.getElementById(label) : null
  return target ?? (active instanceof HTMLElement ? active : null)
}

/** The title of the page around an element. */
function titleAround(element: HTMLElement | null): HTMLElement | null {
  for (let around = element; around !== null; around = around.parentElement) {
    const title = around.querySelector<HTMLElement>('h1')
    if (title) return title
  }
  return null
}

/** Remembers what has the focus now; the returned function gives it back, or to the page's title where that has gone. */
export function rememberFocus(): () => void {
  const opener = focused()
  const title = titleAround(opener)
  return () => (opener?.isConnected ? opener : title)?.focus()
}
