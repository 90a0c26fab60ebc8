/**
 * `matches` for the tests: a selector that names a tag fits no element of another, which is said here without reading the
 * selector. For each role that a test asks for, each candidate is asked some hundred selectors of such a kind.
 */
export const { matches } = Element.prototype

/** The tag of a selector for one element, without a comma and without others that it stands in. */
const tagged = /^([a-z][a-z0-9]*)(?=[[.:#]|$)(?:[^\s,>+~]|~=)*$/

const tags = new Map<string, string | null>()

function tagOf(selector: string): string | null {
  const known = tags.get(selector)
  if (known !== undefined) return known
  const tag = tagged.exec(selector)?.[1] ?? null
  tags.set(selector, tag)
  return tag
}

/** Stands in for `Element.prototype.matches`. */
export function quickMatches(this: Element, selector: string): boolean {
  const tag = tagOf(selector)
  if (tag !== null && tag !== this.localName.toLowerCase()) return false
  return (tag === selector && tag === this.localName) || matches.call(this, selector)
}
