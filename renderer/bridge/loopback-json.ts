/** Reads and writes the loopback bridge's JSON with the browser's base64 functions. */
import { type Base64, readBridgeJson } from '../../shared/contract/bridge-json'
import type { Result } from '../../shared/contract/result'

/** `String.fromCharCode` takes the bytes as arguments, and the number of arguments is limited. */
const chunk = 0x8000

export const base64: Base64 = {
  encode(bytes) {
    let binary = ''
    for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
    return btoa(binary)
  },
  decode: text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0)),
}

/** Parses a bridge answer; throws if the text is not one. */
export function readResult(text: string): Result<unknown> {
  const result = readBridgeJson(text, base64)
  if (typeof result !== 'object' || result === null || !('ok' in result)) throw new TypeError('no bridge answer')
  return result as Result<unknown>
}

/** Parses an event's name and detail; null if the text is not an event. */
export function readEvent(text: string): { event: string; detail: unknown } | null {
  try {
    const message = readBridgeJson(text, base64) as { event?: unknown; detail?: unknown } | null
    return typeof message?.event === 'string' ? { event: message.event, detail: message.detail } : null
  } catch {
    return null
  }
}
