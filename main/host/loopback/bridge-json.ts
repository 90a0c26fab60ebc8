/** Parses and writes the JSON of the loopback bridge, with Node's base64, and knows how long it may be. */
import { type Base64, readBridgeJson, writeBridgeJson } from '../../../shared/contract/bridge-json'
import type { MethodName } from '../../../shared/contract/keys'
import { methods } from '../../../shared/contract/methods'

const alphabet = /^[A-Za-z0-9+/]*={0,2}$/

const base64: Base64 = {
  encode: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  decode(text) {
    // Buffer skips characters that are not base64, without an error.
    if (!alphabet.test(text)) throw new TypeError('malformed base64')
    return new Uint8Array(Buffer.from(text, 'base64'))
  },
}

/** Methods whose argument is mostly the bytes of a file or of a recording. */
const fileMethods: ReadonlySet<MethodName> = new Set([
  'api.upload',
  'excel.read',
  'applications.read',
  'downloads.hold',
  'downloads.holdPages',
  'roster.read',
  'sheet.read',
  'sheet.write',
  'evaluation.frames',
])

/**
 * The largest JSON text of a call: JSON may escape one character as six, and base64 writes three bytes as four
 * characters.
 */
export const maxJsonBytes = (method: MethodName): number =>
  methods[method].maxBytes * (fileMethods.has(method) ? 1.5 : 6) + 1024

/** Serialises a value; throws a TypeError for a value that is neither JSON nor `Uint8Array`. */
export const toBridgeJson = (value: unknown): string => writeBridgeJson(value, base64)

/** The value of a text, unchecked; undefined when it is malformed. */
export function readJson(text: string): unknown {
  try {
    return readBridgeJson(text, base64)
  } catch {
    return undefined
  }
}

/** The method and argument of a call, unchecked; null when the text is not a call. */
export function parseCall(text: string): { method: unknown; argument: unknown } | null {
  const call = readJson(text)
  if (typeof call !== 'object' || call === null || Array.isArray(call)) return null
  const { method, argument } = call as { method?: unknown; argument?: unknown }
  return { method, argument }
}

/** The launch secret in the body of a session exchange, unchecked; undefined when there is none. */
export function parseLaunchSecret(text: string): unknown {
  try {
    return (JSON.parse(text) as { launch?: unknown } | null)?.launch
  } catch {
    return undefined
  }
}
