import type { KeyboardEvent } from 'react'

/** Prevents an Enter that only confirms an IME conversion from submitting the form. */
export function ignoreComposition(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}
