/** Loads the font of the passwords before they are printed: a print does not wait for it. */
export async function loadPasswordFont(): Promise<void> {
  // If this fails, the paper has another font of fixed width.
  await document.fonts?.load('600 1em "Atkinson Hyperlegible Mono"').catch(() => undefined)
}
