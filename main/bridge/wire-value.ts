/** What may cross the bridge: JSON values and Uint8Array, on both hosts alike (DESIGN §3). */
import { types } from 'node:util'

const maxDepth = 24

/**
 * About the size of `value` in bytes, texts as UTF-8 without escapes, or null where something else than JSON values and Uint8Array is in it:
 * functions, dates, maps, cycles (by depth), undefined in arrays, numbers that are not finite, `__proto__` keys; what computes
 * its values (proxies, accessors) might be another for who reads it next. Never throws.
 */
export function wireSize(value: unknown, depth = 0): number | null {
  if (depth > maxDepth) return null
  switch (typeof value) {
    case 'string':
      return Buffer.byteLength(value) + 2
    case 'number':
      return Number.isFinite(value) ? 8 : null
    case 'boolean':
      return 5
    case 'object':
      return value === null ? 4 : containerSize(value, depth)
    default:
      return null
  }
}

function containerSize(value: object, depth: number): number | null {
  if (types.isProxy(value)) return null
  if (value instanceof Uint8Array) return value.byteLength
  const array = Array.isArray(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!array && prototype !== Object.prototype && prototype !== null) return null
  if (array && prototype !== Array.prototype) return null
  if (Object.getOwnPropertySymbols(value).length > 0) return null
  const keys = Object.keys(value)
  if (array && keys.length !== value.length) return null
  let size = 2
  for (const [at, key] of keys.entries()) {
    // A list that has as many names as holes.
    if (array && key !== String(at)) return null
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return null
    const property = Object.getOwnPropertyDescriptor(value, key)
    if (property === undefined || !('value' in property)) return null
    const entry: unknown = property.value
    // An absent optional is written as undefined by callers; JSON drops it.
    if (entry === undefined && !array) continue
    const inner = wireSize(entry, depth + 1)
    if (inner === null) return null
    size += inner + (array ? 1 : Buffer.byteLength(key) + 4)
  }
  return size
}
