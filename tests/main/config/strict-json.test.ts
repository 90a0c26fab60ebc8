import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonSyntaxError, parseStrictJson } from '../../../main/config/strict-json'

/** Converts the Maps of the strict parser to objects. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, entry]) => [key, plain(entry)]))
  return Array.isArray(value) ? value.map(plain) : value
}

describe('the strict JSON parser', () => {
  it('parses everything that JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(JSON.stringify(plain(parseStrictJson(text)))).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  it('refuses everything that JSON.parse refuses, with a place inside the text', () => {
    const scrap = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '\\',
      '\n',
      ' ',
      '1',
      '-',
      '.',
      'e',
      'true',
      "'",
      '/',
      '\t',
      '\\u0041',
    )
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 12 }), parts => {
        const text = parts.join('')
        let right = true
        try {
          JSON.parse(text)
        } catch {
          right = false
        }
        try {
          parseStrictJson(text)
          expect(right).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(JsonSyntaxError)
          const { line, column, reason: why } = error as JsonSyntaxError
          expect(right && why !== 'duplicate').toBe(false)
          expect(line).toBeLessThanOrEqual(text.split('\n').length)
          expect(column).toBeGreaterThan(0)
        }
      }),
      { numRuns: 5000 },
    )
  })
})
