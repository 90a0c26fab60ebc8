/** Returns the focus after a dialog closes, also if the control that opened the dialog has disappeared. */
import { menuButtonOf } from '../../../ui/menu-focus'

/** The focused element. For a menu item it is the button of the menu, because the menu closes. */
function focused(): HTMLElement | null {
  const active = document.activeElement
  return menuButtonOf(active) ?? (active instanceof HTMLElement ? active : null)
}

/** The page title that belongs to an element. */
function nearestTitle(element: HTMLElement | null): HTMLElement | null {
  for (let ancestor = element; ancestor !== null; ancestor = ancestor.parentElement) {
    const title = ancestor.querySelector<HTMLElement>('h1')
    if (title) return title
  }
  return null
}

/**
 * Remembers the focused element. The returned function moves the focus back to it, or to the page title if the element
 * has disappeared.
 */
export function rememberFocus(): () => void {
  const opener = focused()
  const title = nearestTitle(opener)
  return () => (opener?.isConnected ? opener : title)?.focus()
}
