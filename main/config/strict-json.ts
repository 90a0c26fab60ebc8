/**
 * A strict JSON parser that reports line and column of a fault and rejects repeated keys, which `JSON.parse` does not.
 * Objects become Maps.
 */
import type { configText } from '../../shared/text'

export type JsonErrorReason = keyof (typeof configText)['json']

/** A fault in the text. Lines and columns count from 1. */
export class JsonSyntaxError extends Error {
  constructor(
    readonly reason: JsonErrorReason,
    readonly line: number,
    readonly column: number,
    /** The repeated key. */
    readonly key = '',
  ) {
    super(`${reason} at ${line}:${column}`)
    this.name = 'JsonFault'
  }
}

const maxDepth = 20
const escapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}
const literals: Record<string, boolean | null> = { true: true, false: false, null: null }
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const wordPattern = /[A-Za-z]+/y

/** Parses the whole `text`; throws JsonSyntaxError. */
export function parseStrictJson(text: string): unknown {
  let at = 0

  function fail(reason: JsonErrorReason, index = at, key?: string): never {
    const before = text.slice(0, index).split(/\r\n|\r|\n/)
    throw new JsonSyntaxError(reason, before.length, [...(before.at(-1) ?? '')].length + 1, key)
  }

  function skip(): void {
    while (' \t\r\n'.includes(text[at] ?? '-')) at++
    if (text[at] === '/' && /[/*]/.test(text[at + 1] ?? '')) fail('comment')
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found
  }

  function expect(sign: string): void {
    if (at >= text.length) fail('end')
    if (text[at] !== sign) fail('unexpected')
    at++
  }

  function string(): string {
    expect('"')
    let read = ''
    for (;;) {
      const letter = text[at]
      if (letter === undefined) fail('end')
      if (letter < ' ') fail('lineBreak')
      at++
      if (letter === '"') return read
      if (letter !== '\\') read += letter
      else {
        const code = text[at] === 'u' ? /^u([0-9a-fA-F]{4})/.exec(text.slice(at, at + 5))?.[1] : undefined
        const plain = escapes[text[at] ?? '']
        if (code !== undefined) read += String.fromCharCode(Number.parseInt(code, 16))
        else if (plain !== undefined) read += plain
        else fail('escape', at - 1)
        at += code === undefined ? 1 : 5
      }
    }
  }

  /** Parses comma-separated entries up to the closing sign. */
  function commaSeparated(close: string, entry: () => void): void {
    at++
    skip()
    if (text[at] === close) {
      at++
      return
    }
    for (;;) {
      entry()
      skip()
      if (text[at] === close) {
        at++
        return
      }
      expect(',')
      skip()
      if (text[at] === close) fail('comma')
    }
  }

  function object(depth: number): Map<string, unknown> {
    const read = new Map<string, unknown>()
    commaSeparated('}', () => {
      const start = at
      if (text[at] !== '"') fail(at >= text.length ? 'end' : 'quote')
      const key = string()
      if (read.has(key)) fail('duplicate', start, key)
      skip()
      expect(':')
      read.set(key, value(depth + 1))
    })
    return read
  }

  function array(depth: number): unknown[] {
    const read: unknown[] = []
    commaSeparated(']', () => read.push(value(depth + 1)))
    return read
  }

  function value(depth: number): unknown {
    skip()
    if (depth > maxDepth) fail('unexpected')
    const first = text[at]
    if (first === undefined) return fail('end')
    if (first === '{') return object(depth)
    if (first === '[') return array(depth)
    if (first === '"') return string()
    const start = at
    const figures = take(numberPattern)
    if (figures !== '') return Number(figures)
    const name = take(wordPattern)
    if (Object.hasOwn(literals, name)) return literals[name]
    return fail(first === "'" || name !== '' ? 'quote' : 'unexpected', start)
  }

  const read = value(0)
  skip()
  if (at < text.length) fail('unexpected')
  return read
}
