/** Checks that a value may cross the bridge: only JSON values and Uint8Array, on both hosts (DESIGN §3). */
import { types } from 'node:util'

const maxDepth = 24

/**
 * The approximate size of `value` in bytes (texts as UTF-8 without escapes), or null if it contains any value other
 * than JSON and Uint8Array: functions, dates, maps, cycles (found by depth), undefined in arrays, numbers that are not
 * finite, `__proto__` keys. Proxies and accessors are refused too, because they could return another value at the next
 * reading. Never throws.
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
  const isArray = Array.isArray(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!isArray && prototype !== Object.prototype && prototype !== null) return null
  if (isArray && prototype !== Array.prototype) return null
  if (Object.getOwnPropertySymbols(value).length > 0) return null
  const keys = Object.keys(value)
  if (isArray && keys.length !== value.length) return null
  let size = 2
  for (const [index, key] of keys.entries()) {
    // An array with holes and as many named keys has the right number of keys, but the wrong ones.
    if (isArray && key !== String(index)) return null
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return null
    const property = Object.getOwnPropertyDescriptor(value, key)
    if (property === undefined || !('value' in property)) return null
    const entry: unknown = property.value
    // Callers write an absent optional field as undefined; JSON drops it.
    if (entry === undefined && !isArray) continue
    const inner = wireSize(entry, depth + 1)
    if (inner === null) return null
    size += inner + (isArray ? 1 : Buffer.byteLength(key) + 4)
  }
  return size
}
