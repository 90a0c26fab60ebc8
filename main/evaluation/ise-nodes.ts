/** A small tree of names and attributes, read from XML or from the JSON that XML libraries make of it. Never throws. */
import { isObject } from '../../shared/object'

export interface Node {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly Node[]
  /** The text before the first child. */
  text: string
}

/** Longer answers and deeper trees are no results. */
const limits = { letters: 2_000_000, depth: 20 } as const

const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>([^<]*)/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (value: string): string =>
  value.replace(/&(amp|lt|gt|quot|apos);/g, (all, name: string) => entities[name] ?? all)

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(attribute)].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]),
  )

interface OpenNode extends Node {
  children: Node[]
}

const emptyNode = (name: string): OpenNode => ({ name, attributes: {}, children: [], text: '' })

/** The nodes of an XML text; null if it is none. What is not closed ends with its parent. */
export function nodesOfXml(xml: string): Node | null {
  if (xml.length > limits.letters || !xml.trimStart().startsWith('<')) return null
  const root = emptyNode('')
  const open = [root]
  for (const [, end, name = '', attributes = '', isEmpty, text = ''] of xml.matchAll(tag)) {
    if (end) {
      const at = open.findLastIndex(node => node.name === name)
      if (at > 0) open.length = at
      continue
    }
    const node = { ...emptyNode(name), attributes: attributesOf(attributes), text: decoded(text).trim() }
    open.at(-1)?.children.push(node)
    if (!isEmpty && open.length < limits.depth) open.push(node)
  }
  return root.children.length === 0 ? null : root
}

/** XML libraries mark attributes with one of these signs, or gather them under one of these names. */
const attributeSigns = /^(?:@_|[@$_-])/
const attributeGroups: ReadonlySet<string> = new Set(['$', '_attributes', '@attributes', 'attributes'])

/** The nodes of the JSON form: objects are nodes, a list is several nodes of one name, and the rest are attributes. */
export function nodesOfJson(value: Record<string, unknown>, name = '', depth = 0): Node {
  const attributes: Record<string, string> = {}
  const children: Node[] = []
  const add = (key: string, entry: unknown, inner = depth): void => {
    if (inner > limits.depth) return
    if (Array.isArray(entry)) for (const one of entry) add(key, one, inner + 1)
    else if (!isObject(entry)) attributes[key.replace(attributeSigns, '')] ??= String(entry)
    else if (attributeGroups.has(key)) for (const [own, one] of Object.entries(entry)) add(own, one, inner + 1)
    else children.push(nodesOfJson(entry, key, inner + 1))
  }
  for (const [key, entry] of Object.entries(value)) add(key, entry)
  return { name, attributes, children, text: attributes['#text'] ?? attributes.text ?? '' }
}

/** All nodes below a node, in the order of the document. */
export function* descendants({ children }: Node): Generator<Node> {
  for (const child of children) {
    yield child
    yield* descendants(child)
  }
}
