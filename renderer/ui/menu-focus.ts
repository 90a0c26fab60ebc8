/** The focus of menus. */

/** The button of the menu that contains an element; null outside of menus. */
export function menuButtonOf(element: Element | null): HTMLElement | null {
  const label = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return label ? document.getElementById(label) : null
}

/** Moves the focus from an open menu to its button. */
export const focusMenuButton = (): void => menuButtonOf(document.activeElement)?.focus({ preventScroll: true })
