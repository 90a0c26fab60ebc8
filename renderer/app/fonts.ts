/**
 * Loads the font of fonts.css before anything is rendered with it. A browser loads a font only when it lays out text;
 * it would lay out all text with another font first, and then again.
 */
export function fetchFonts(): void {
  // If this fails, the browser loads the font again, or uses another one, when it renders text.
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1em "BIZ UDPGothic"`).catch(() => undefined)
}
