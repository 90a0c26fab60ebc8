/** What a chosen file is, by its first bytes: its name may be wrong. */

import { utf16Of } from './decode-text'

/**
 * `empty`: without any byte. `password`: a workbook with a password. `document`: of another Office program. `archive`: another zip archive.
 * `binary`: no text and no workbook.
 */
export type FileKind =
  | 'empty'
  | 'workbook'
  | 'old-workbook'
  | 'password'
  | 'document'
  | 'archive'
  | 'web-page'
  | 'pdf'
  | 'binary'
  | 'text'

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

const zip = [0x50, 0x4b]
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46]

/** A workbook with a password is a compound file with a stream of this name. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')

/** Control characters that no list has. A single zero is a mistake of some systems. */
const isControl = (byte: number): boolean =>
  (byte > 0 && byte < 9) || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)

/** Whether a character of UTF-16 would be zero, or many bytes of another encoding are control characters. */
function isBinary(sample: Uint8Array): boolean {
  if (sample.some((byte, at) => at % 2 === 0 && byte === 0 && sample[at + 1] === 0)) return true
  return utf16Of(sample) === null && sample.filter(isControl).length > sample.length * 0.02
}

/** Parts of documents of other Office programs. */
const documentParts = [
  'word/document.xml',
  'ppt/presentation.xml',
  'application/vnd.oasis.opendocument',
  'xl/workbook.bin',
]

/** What a zip archive is, by the names of its parts at its end, which are not compressed. A cut archive has none. */
function archiveKind(bytes: Uint8Array): FileKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWhole = file.includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (!isWhole || file.includes('xl/workbook.xml')) return 'workbook'
  if (documentParts.some(part => file.includes(part))) return 'document'
  // Other programs name the part of the workbook differently.
  return /xl[/\\]worksheets[/\\]/i.test(file.toString('latin1')) ? 'workbook' : 'archive'
}

export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  if (startsWith(bytes, zip)) return archiveKind(bytes)
  if (startsWith(bytes, compoundFile)) {
    const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryptedStream)
    return isEncrypted ? 'password' : 'old-workbook'
  }
  if (startsWith(bytes, pdf)) return 'pdf'
  const sample = bytes.subarray(0, 4096)
  const start = new TextDecoder('latin1').decode(sample).slice(0, 1000)
  // Some systems save a web page, or XML, under the name of an older workbook.
  if (/^(?:ï»¿)?\s*<(?:!doctype|html|table|meta|\?xml)/i.test(start)) return 'web-page'
  return isBinary(sample) ? 'binary' : 'text'
}
