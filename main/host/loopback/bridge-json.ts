/** Parses and writes the JSON of the loopback bridge, with Node's base64. */
import { type Base64, readBridgeJson, writeBridgeJson } from '../../../shared/contract/bridge-json'

const alphabet = /^[A-Za-z0-9+/]*={0,2}$/

const base64: Base64 = {
  encode: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  decode(text) {
    // Buffer skips characters that are not base64, without an error.
    if (!alphabet.test(text)) throw new TypeError('malformed base64')
    return new Uint8Array(Buffer.from(text, 'base64'))
  },
}

/** Serialises a value; throws a TypeError for a value that is neither JSON nor `Uint8Array`. */
export const toBridgeJson = (value: unknown): string => writeBridgeJson(value, base64)

/** The method and argument of a call, unchecked; null when the text is not a call. */
export function parseCall(text: string): { method: unknown; argument: unknown } | null {
  try {
    const call = readBridgeJson(text, base64)
    if (typeof call !== 'object' || call === null || Array.isArray(call)) return null
    const { method, argument } = call as { method?: unknown; argument?: unknown }
    return { method, argument }
  } catch {
    return null
  }
}

/** The launch secret in the body of a session exchange, unchecked; undefined when there is none. */
export function parseLaunchSecret(text: string): unknown {
  try {
    return (JSON.parse(text) as { launch?: unknown } | null)?.launch
  } catch {
    return undefined
  }
}
