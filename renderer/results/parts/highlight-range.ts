/**
 * Marks a stretch of a text without touching it: the text may be the evaluation's own HTML, whose elements do not end where
 * sentences do. The browser's highlights lie over it (::highlight in TrackedText.module.css).
 */

/** The name that the style sheet knows. */
const highlightName = 'hm-heard'

const isVisible = (node: Node): boolean => !node.parentElement?.closest('.hm-hidden')

function textNodes(element: Element): Text[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && isVisible(node)) nodes.push(node)
  }
  return nodes
}

/** The text that stands in an element, without what only screen readers are told. */
export const visibleTextOf = (element: Element): string =>
  textNodes(element)
    .map(node => node.data)
    .join('')

/** The place of `from`–`to` in the text of an element; undefined where there is no such text. */
export function rangeIn(element: Element, from: number, to: number): Range | undefined {
  const range = document.createRange()
  let at = 0
  let begun = false
  for (const node of textNodes(element)) {
    const end = at + node.data.length
    if (!begun && from < end) {
      range.setStart(node, from - at)
      begun = true
    }
    if (begun && to <= end) {
      range.setEnd(node, to - at)
      return range
    }
    at = end
  }
  return undefined
}

let highlighted: Range | undefined

/** Marks the range, and nothing else, until the returned function is called. */
export function highlightRange(range: Range): () => void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined
  highlighted = range
  CSS.highlights.set(highlightName, new Highlight(range))
  return () => {
    // Another text may have been marked since.
    if (highlighted !== range) return
    highlighted = undefined
    CSS.highlights.delete(highlightName)
  }
}
