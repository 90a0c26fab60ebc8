import type { MouseEvent } from 'react'

/**
 * Buttons that a pointer presses do not take the focus: Space and Enter go on to play and to lead to the next student,
 * and do not press the same button again.
 */
export const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }

/** The same for radio buttons, which a click on their label focuses. A key (detail 0) leaves the focus where it is. */
export const dropFocus = {
  onClick(event: MouseEvent) {
    if (event.detail > 0 && document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  },
}
