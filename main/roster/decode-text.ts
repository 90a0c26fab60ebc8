/** Finds the encoding of a text file, and decodes it. A byte that does not fit becomes U+FFFD, which the page shows. */
import type { Encoding } from '../../shared/domain/roster/encodings'

const byteOrderMarks: readonly { bytes: readonly number[]; encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** How much of a file shows its encoding. */
const sampled = 256 * 1024

const replacement = '\ufffd'

/** Counts without making parts of the text: a damaged file has millions. */
function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++
  return count
}

/** Decodes; byte order marks are removed, also those that a second program has written before the first one. */
const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes).replace(/^\ufeff+/u, '')

/** Zeros are more than this part of all bytes in UTF-16; in another encoding, there are none, or a few by mistake. */
const zerosOfUtf16 = 0.05

/**
 * UTF-16 without a byte order mark: the upper bytes of digits, commas and line ends are 0. Null if it is none. In random
 * bytes, zeros are rarer.
 */
export function utf16Of(bytes: Uint8Array): Encoding | null {
  let even = 0
  let odd = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0 && at % 2 === 0) even++
    else if (bytes[at] === 0) odd++
  }
  if (even + odd <= bytes.length * zerosOfUtf16) return null
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/** The escapes that begin characters of two bytes in ISO-2022-JP. */
const escapes = ['\u001b$B', '\u001b$@']

/** Whether a text is in ISO-2022-JP, as in e-mail. */
function isIso2022(bytes: Uint8Array): boolean {
  if (bytes.some(byte => byte >= 0x80)) return false
  const text = new TextDecoder('latin1').decode(bytes)
  return escapes.some(sign => text.includes(sign))
}

/**
 * The encoding of a text. Valid UTF-8 is UTF-8, because a text in another encoding is hardly ever valid by chance.
 * Otherwise it is the one with the fewest faults, and CP932 if they are as many.
 */
function findEncoding(bytes: Uint8Array): Encoding {
  const marked = byteOrderMarks.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (marked) return marked.encoding
  const sample = bytes.subarray(0, sampled)
  const wide = utf16Of(sample)
  if (wide !== null) return wide
  if (isIso2022(sample)) return 'iso-2022-jp'
  // The sample may end inside a character.
  const faults = (['utf-8', 'shift_jis', 'euc-jp'] as const).map(encoding => ({
    encoding,
    count: countOf(new TextDecoder(encoding).decode(sample, { stream: true }), replacement),
  }))
  const [utf8, ...others] = faults
  if (utf8?.count === 0) return 'utf-8'
  return [...others, ...(utf8 ? [utf8] : [])].sort((a, b) => a.count - b.count)[0]?.encoding ?? 'shift_jis'
}

/** The text, its encoding and the number of its faults. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding) {
  const encoding = chosen ?? findEncoding(bytes)
  const text = decode(bytes, encoding)
  return { text, encoding, faults: countOf(text, replacement) }
}
