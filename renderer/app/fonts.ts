/**
 * Fetches the font of fonts.css before anything is drawn with it. A browser fetches a font only once it lays text out; it would
 * do that with another one first, and lay all of it out again.
 */
export function fetchFonts(): void {
  // What does not come is fetched again, or done without, where it is drawn.
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1em "BIZ UDPGothic"`).catch(() => undefined)
}
