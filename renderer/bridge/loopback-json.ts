/** Reads and writes the loopback bridge's JSON with the browser's base64 functions. */
import { type Base64, readBridgeJson } from '../../shared/contract/bridge-json'
import type { FrameAnswer } from '../../shared/contract/frame-stream'
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

/** Only bytes need more than the browser's own parser, and most answers have none. */
const read = (text: string): unknown =>
  text.includes('"$bytes"') ? readBridgeJson(text, base64) : (JSON.parse(text) as unknown)

function asResult(value: unknown): Result<unknown> {
  if (typeof value !== 'object' || value === null || !('ok' in value)) throw new TypeError('no bridge answer')
  return value as Result<unknown>
}

/** Parses a bridge answer; throws if the text is not one. */
export const readResult = (text: string): Result<unknown> => asResult(read(text))

/** Parses the answer to audio frames; null if the text is not one. */
export function readFrameAnswer(text: string): FrameAnswer | null {
  try {
    const { number, result } = read(text) as { number?: unknown; result?: unknown }
    return typeof number === 'number' ? { number, result: asResult(result) } : null
  } catch {
    return null
  }
}

/** Parses an event's name and detail; null if the text is not an event. */
export function readEvent(text: string): { event: string; detail: unknown } | null {
  try {
    const message = read(text) as { event?: unknown; detail?: unknown } | null
    return typeof message?.event === 'string' ? { event: message.event, detail: message.detail } : null
  } catch {
    return null
  }
}
