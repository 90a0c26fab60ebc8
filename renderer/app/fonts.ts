import { appText } from './text'

const family = 'BIZ UDPGothic'

/** A Latin and Japanese letters: each kind is in a file of its own. */
const usual = `a${appText.product}`

/**
 * Loads the font of fonts.css before anything is rendered with it. A browser loads a font only when it lays out text;
 * it would lay out all text with another font first, and then again.
 */
export function fetchFonts(): void {
  // If this fails, the browser loads the font again, or uses another one, when it renders text.
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1em "${family}"`, usual).catch(() => undefined)
}

/** The program is used this long before the files with the other characters are loaded, in milliseconds. */
const rareDelay = 5000

/**
 * Loads the files with the other characters a little later. Text on the screen loads them itself, but a print does not
 * wait for the font of a name that is only printed.
 */
export function fetchRareCharacters(): void {
  window.setTimeout(() => {
    for (const face of document.fonts) if (face.family.includes(family)) face.load().catch(() => undefined)
  }, rareDelay)
}
