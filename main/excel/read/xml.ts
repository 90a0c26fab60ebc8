/**
 * A walk through XML from outside, in one pass: tags with their attributes, and the text before each. It knows no document
 * type: what is not one of XML's five entities, or a number, stays as it stands, so nothing grows by being named.
 */

import { RefusedFile } from './refused'

/** A list of some thousand rows has some hundred thousand. */
const mostTags = 1_500_000

export interface Tag {
  /** Without its namespace's prefix. */
  name: string
  kind: 'open' | 'close' | 'empty'
  /** The text between the tag before and this one, unescaped. */
  before: string
  attributes: string
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function character(code: number): string {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
}

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
        if (hex !== undefined) return character(Number.parseInt(hex, 16))
        if (decimal !== undefined) return character(Number(decimal))
        return entities[name] ?? whole
      })
    : text

/** Where the tag that begins at `at` ends: a `>` within quotes ends nothing. -1 where it never ends. */
function tagEnd(xml: string, at: number): number {
  const stop = /[>"']/g
  stop.lastIndex = at
  for (let found = stop.exec(xml); found !== null; found = stop.exec(xml)) {
    if (found[0] === '>') return found.index
    const close = xml.indexOf(found[0], found.index + 1)
    if (close < 0) return -1
    stop.lastIndex = close + 1
  }
  return -1
}

/** What is no tag, by how it begins: passed over up to its end. */
const others: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
]

const cdata = { start: '<![CDATA[', end: ']]>' }

/** The tags in their order. What is broken ends the walk; RefusedFile('large') where there is no end of them. */
export function* tagsOf(xml: string): Generator<Tag> {
  let text = ''
  let at = 0
  for (let count = 0; ; count++) {
    if (count > mostTags) throw new RefusedFile('large')
    const open = xml.indexOf('<', at)
    if (open < 0) return
    text += unescaped(xml.slice(at, open))
    const other = others.find(([start]) => xml.startsWith(start, open))
    const isCdata = xml.startsWith(cdata.start, open)
    const end = isCdata ? xml.indexOf(cdata.end, open) : other ? xml.indexOf(other[1], open) : tagEnd(xml, open)
    if (end < 0) return
    if (isCdata) text += xml.slice(open + cdata.start.length, end)
    at = end + (isCdata ? cdata.end.length : (other?.[1].length ?? 1))
    if (isCdata || other !== undefined) continue
    const inside = xml.slice(open + 1, end)
    const [, slash = '', name = '', attributes = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]*)(.*)$/s.exec(inside) ?? []
    const kind = slash === '/' ? 'close' : inside.endsWith('/') ? 'empty' : 'open'
    yield { name, kind, before: text, attributes }
    text = ''
  }
}

const patterns = new Map<string, RegExp>()

function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  const pattern = known ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  if (known === undefined) patterns.set(name, pattern)
  return pattern
}

/** One attribute of a tag, whatever the prefix of its name; undefined where it has none. */
export function attribute(tag: Tag, name: string): string | undefined {
  const found = patternOf(name).exec(tag.attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescaped(value)
}
