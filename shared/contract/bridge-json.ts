/**
 * Encodes bridge values as JSON text, for hosts that use HTTP (DESIGN §3). Only JSON values and `Uint8Array` cross the
 * bridge; bytes are written as `{ "$bytes": base64 }`. Each host passes its own Base64 implementation.
 */

export interface Base64 {
  encode(bytes: Uint8Array): string
  /** Throws if the text is not valid base64. */
  decode(text: string): Uint8Array
}

const TAG = '$bytes'

const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function toJson(value: unknown, base64: Base64): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Uint8Array) return { [TAG]: base64.encode(value) }
  if (Array.isArray(value)) return value.map(item => toJson(item, base64))
  if (typeof value !== 'object' || !isPlain(value) || TAG in value) throw new TypeError('this cannot cross the bridge')
  // An optional field may be present with the value undefined: omit it.
  const present = Object.entries(value).filter(entry => entry[1] !== undefined)
  return Object.fromEntries(present.map(([key, item]) => [key, toJson(item, base64)]))
}

function fromJson(value: unknown, base64: Base64): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(item => fromJson(item, base64))
  if (TAG in value) {
    const bytes = (value as Record<string, unknown>)[TAG]
    if (typeof bytes !== 'string' || Object.keys(value).length !== 1) throw new TypeError(`malformed ${TAG}`)
    return base64.decode(bytes)
  }
  // Object.fromEntries defines keys and does not assign them: a `__proto__` key stays an ordinary key, and the bridge's
  // argument check then rejects it.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromJson(item, base64)]))
}

/** Converts a value to text; throws a TypeError for a value that is neither JSON nor `Uint8Array`. */
export const writeBridgeJson = (value: unknown, base64: Base64): string => JSON.stringify(toJson(value, base64))

/** Parses the text of a value; throws if it is not JSON or if its bytes are malformed. */
export const readBridgeJson = (text: string, base64: Base64): unknown => fromJson(JSON.parse(text) as unknown, base64)
