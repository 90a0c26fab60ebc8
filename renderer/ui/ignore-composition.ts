import type { KeyboardEvent } from 'react'

/** Keeps an Enter that only accepts a conversion of the IME from sending the form. */
export function ignoreComposition(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}
