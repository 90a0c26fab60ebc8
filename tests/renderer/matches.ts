/**
 * A fast `matches` for component tests: a selector that names a tag cannot match an element of another tag, which this
 * decides without parsing the selector. For each role that a test queries, each candidate is matched against some
 * hundred such selectors.
 */
export const { matches } = Element.prototype

/** The tag that a selector for one element requires; only for selectors without a comma and without combinators. */
const tagged = /^([a-z][a-z0-9]*)(?=[[.:#]|$)(?:[^\s,>+~]|~=)*$/

const tags = new Map<string, string | null>()

function tagOf(selector: string): string | null {
  const known = tags.get(selector)
  if (known !== undefined) return known
  const tag = tagged.exec(selector)?.[1] ?? null
  tags.set(selector, tag)
  return tag
}

/** Replaces `Element.prototype.matches`. */
export function quickMatches(this: Element, selector: string): boolean {
  const tag = tagOf(selector)
  if (tag !== null && tag !== this.localName.toLowerCase()) return false
  return (tag === selector && tag === this.localName) || matches.call(this, selector)
}
