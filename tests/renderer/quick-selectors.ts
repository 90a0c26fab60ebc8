/**
 * Fast ways through the document for component tests, where jsdom parses a selector and looks at all elements again for
 * each role, text and label that a test queries. All but the cases below is left to jsdom.
 */

type Root = Document | Element

/** jsdom's own functions. */
export const { matches } = Element.prototype
const { querySelector, querySelectorAll } = Document.prototype
const { querySelector: queryElement, querySelectorAll: queryElementAll } = Element.prototype

export const ownSelector = (root: Root, selector: string): Element | null =>
  root instanceof Document ? querySelector.call(root, selector) : queryElement.call(root, selector)

export const ownSelectorAll = (root: Root, selector: string): NodeListOf<Element> =>
  root instanceof Document ? querySelectorAll.call(root, selector) : queryElementAll.call(root, selector)

function remember<T>(read: (selector: string) => T): (selector: string) => T {
  const known = new Map<string, T>()
  return selector => {
    const old = known.get(selector)
    if (old !== undefined) return old
    const value = read(selector)
    known.set(selector, value)
    return value
  }
}

/** The tag that a selector for one element requires; only for selectors without a comma and without combinators. */
const tagOf = remember(selector => /^([a-z][a-z0-9]*)(?=[[.:#]|$)(?:[^\s,>+~]|~=)*$/.exec(selector)?.[1] ?? null)

/** Replaces `matches`: a selector that names a tag cannot match an element of another tag. */
export function quickMatches(this: Element, selector: string): boolean {
  const tag = tagOf(selector)
  if (tag !== null && tag !== this.localName.toLowerCase()) return false
  return (tag === selector && tag === this.localName) || matches.call(this, selector)
}

/** Replaces `querySelector`: jsdom remembers the elements of a tag until the document changes. */
export function quickSelector(this: Root, selector: string): Element | null {
  if (tagOf(selector) === selector) return this.getElementsByTagName(selector).item(0)
  return ownSelector(this, selector)
}

type Test = (element: Element) => boolean

/** A test for all elements, or for those with a role as Testing Library asks for them: `*[role~="link"],a,area`. */
const testOf = remember((selector): Test | null => {
  if (selector === '*') return () => true
  const [, role, tags = ''] = /^\*\[role~="([a-z]+)"\]((?:,[a-z0-9]+)*)$/.exec(selector) ?? []
  if (role === undefined) return null
  const implied = new Set(tags.split(','))
  return element => implied.has(element.localName) || element.getAttribute('role')?.split(/\s+/).includes(role) === true
})

function collect(root: ParentNode, test: Test, found: Element[]): Element[] {
  for (let child = root.firstElementChild; child; child = child.nextElementSibling) {
    if (test(child)) found.push(child)
    collect(child, test, found)
  }
  return found
}

/** Replaces `querySelectorAll`. The answer of a quick case is an array. */
export function quickSelectorAll(this: Root, selector: string): ArrayLike<Element> {
  const test = testOf(selector)
  if (test) return collect(this, test, [])
  return ownSelectorAll(this, selector)
}
