/**
 * Highlights a range of a text without changing the DOM: the text may be the evaluation's own HTML, whose elements do
 * not end at sentence ends. It uses the browser's highlight API (::highlight in TrackedText.module.css).
 */

/** The name used in the style sheet. */
const highlightName = 'hm-playing'

const isVisible = (node: Node): boolean => !node.parentElement?.closest('.hm-hidden')

function textNodes(element: Element): Text[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && isVisible(node)) nodes.push(node)
  }
  return nodes
}

/** The text of an element, without texts for screen readers only. */
export const visibleTextOf = (element: Element): string =>
  textNodes(element)
    .map(node => node.data)
    .join('')

/** The DOM range of the offsets `from`–`to` in the text of an element; undefined if the text is shorter. */
export function rangeIn(element: Element, from: number, to: number): Range | undefined {
  const range = document.createRange()
  let offset = 0
  let hasStarted = false
  for (const node of textNodes(element)) {
    const end = offset + node.data.length
    if (!hasStarted && from < end) {
      range.setStart(node, from - offset)
      hasStarted = true
    }
    if (hasStarted && to <= end) {
      range.setEnd(node, to - offset)
      return range
    }
    offset = end
  }
  return undefined
}

let highlighted: Range | undefined

/** Highlights only this range, until the returned function is called. */
export function highlightRange(range: Range): () => void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined
  highlighted = range
  CSS.highlights.set(highlightName, new Highlight(range))
  return () => {
    // Another range may have been highlighted since.
    if (highlighted !== range) return
    highlighted = undefined
    CSS.highlights.delete(highlightName)
  }
}
