/**
 * Converts between offsets into a written answer and positions in the elements that draw it. The elements contain the
 * whole answer in order; texts that the program adds, such as the number of an AI comment, are marked and not counted.
 */

/** Marks an element whose text is not a part of the answer. */
export const addedText = { 'data-added': '' } as const

interface Position {
  node: Node
  offset: number
}

export interface TextPositions {
  /** The offset of a position. A position before or after the text is its start or end. */
  offsetOf: (node: Node, offset: number) => number
  /** A range in the document for offsets. */
  rangeOf: (start: number, end: number) => Range
}

/** The text nodes of the answer. */
function textNodesOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
    node instanceof HTMLElement && node.dataset.added !== undefined
      ? NodeFilter.FILTER_REJECT
      : node instanceof Text
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
  )
  const nodes: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  return nodes
}

/** The index of the first of `count` entries for which `isBehind` is true; `count` if there is none. */
function firstIndex(count: number, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(middle)) high = middle
    else low = middle + 1
  }
  return low
}

interface Cached {
  positions: TextPositions
  changes: MutationObserver
}

/** The positions of each text, until its elements change: a long text has hundreds, and each key needs them. */
const cache = new WeakMap<HTMLElement, Cached>()

/** The positions of the text as it is drawn now. */
export function readTextPositions(root: HTMLElement): TextPositions {
  const cached = cache.get(root)
  if (cached?.changes.takeRecords().length === 0) return cached.positions
  cached?.changes.disconnect()
  // It drops its own entry when the records are delivered before the next read.
  const changes = new MutationObserver(() => cache.delete(root))
  changes.observe(root, { childList: true, characterData: true, subtree: true })
  const positions = findPositions(root)
  cache.set(root, { positions, changes })
  return positions
}

function findPositions(root: HTMLElement): TextPositions {
  const nodes = textNodesOf(root)
  const starts: number[] = []
  let length = 0
  for (const node of nodes) {
    starts.push(length)
    length += node.length
  }
  const indexOf = new Map<Node, number>(nodes.map((node, index) => [node, index]))

  const offsetOf = (node: Node, offset: number): number => {
    const own = indexOf.get(node)
    if (own !== undefined) return (starts[own] ?? 0) + offset
    const position = document.createRange()
    position.setStart(node, offset)
    const next = firstIndex(nodes.length, index => {
      const each = nodes[index]
      return each !== undefined && position.comparePoint(each, 0) >= 0
    })
    return starts[next] ?? length
  }

  /** Between two nodes, a range starts at the second one and ends in the first one. */
  const positionAt = (offset: number, side: 'start' | 'end'): Position => {
    const isBehind = (index: number): boolean =>
      side === 'start' ? (starts[index] ?? 0) > offset : (starts[index] ?? 0) >= offset
    const at = Math.max(0, firstIndex(nodes.length, isBehind) - 1)
    const node = nodes[at]
    if (node === undefined) return { node: root, offset: 0 }
    return { node, offset: Math.max(0, Math.min(node.length, offset - (starts[at] ?? 0))) }
  }

  const rangeOf = (start: number, end: number): Range => {
    const range = document.createRange()
    const from = positionAt(start, 'start')
    const to = start === end ? from : positionAt(end, 'end')
    range.setStart(from.node, from.offset)
    range.setEnd(to.node, to.offset)
    return range
  }
  return { offsetOf, rangeOf }
}
