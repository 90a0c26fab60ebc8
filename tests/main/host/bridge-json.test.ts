import { describe, expect, it } from 'vitest'
import { parseCall, parseLaunchSecret, toBridgeJson } from '../../../main/host/loopback/bridge-json'
import { base64, readEvent, readResult } from '../../../renderer/bridge/loopback-json'
import { readBridgeJson, writeBridgeJson } from '../../../shared/contract/bridge-json'

describe('the JSON of the bridge', () => {
  it('keeps every value unchanged', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
    const value = { a: [1, -0.5, 'é𠮷', true, null, []], file: bytes, deep: { er: { none: {} } } }
    expect(readResult(toBridgeJson({ ok: true, value }))).toEqual({ ok: true, value })
    expect(parseCall(writeBridgeJson({ method: 'm', argument: value }, base64))).toEqual({
      method: 'm',
      argument: value,
    })
    expect(readEvent(toBridgeJson({ event: 'e', detail: bytes }))).toEqual({ event: 'e', detail: bytes })
  })

  it('writes only the viewed part of a larger buffer', () => {
    const part = new Uint8Array([9, 1, 2, 9]).subarray(1, 3)
    expect(toBridgeJson(part)).toBe('{"$bytes":"AQI="}')
    expect(writeBridgeJson(part, base64)).toBe('{"$bytes":"AQI="}')
  })

  it('keeps an absent optional absent', () => {
    expect(toBridgeJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  })

  it.each([
    ['a date', new Date()],
    ['a map', new Map()],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a big integer', 1n],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['an instance', new (class Thing {})()],
    ['other bytes', new Uint16Array(1)],
    ['nothing in a list', [undefined]],
    ['the tag itself', { $bytes: 'AAAA' }],
  ])('does not accept %s', (_name, value) => {
    expect(() => toBridgeJson({ value })).toThrow(TypeError)
    expect(() => writeBridgeJson({ value }, base64)).toThrow(TypeError)
  })

  it.each(['{"$bytes":1}', '{"$bytes":"AA==","more":1}', '{"$bytes":"*"}', '{'])('does not parse %s', text => {
    expect(() => readBridgeJson(text, base64)).toThrow()
    expect(parseCall(`{"argument":${text}}`)).toBeNull()
  })

  it('finds no launch secret in other texts', () => {
    expect(parseLaunchSecret('{"launch":"x"}')).toBe('x')
    expect(parseLaunchSecret('null')).toBeUndefined()
    expect(parseLaunchSecret('{')).toBeUndefined()
  })

  it('finds no event and no response in other texts', () => {
    expect(readEvent('{"event":1}')).toBeNull()
    expect(readEvent('null')).toBeNull()
    expect(() => readResult('{}')).toThrow()
    expect(() => readResult('"ok"')).toThrow()
  })
})
