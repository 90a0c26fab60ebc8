/** Checks whether a file is a workbook: servers and proxies may answer with an HTML page instead. */

import type { PartFile } from './part-file'
import { incomplete, notWorkbook } from './workbook-faults'
import { checkXls } from './xls-check'

export type WorkbookFormat = 'xlsx' | 'xls'

/** The number of first bytes that tell the formats apart. */
export const signatureLength = 8

const signatures: Record<WorkbookFormat, readonly number[]> = {
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
}

/** The format by the first bytes; null for anything else, such as HTML or JSON. */
export function workbookFormat(start: Uint8Array): WorkbookFormat | null {
  for (const [format, signature] of Object.entries(signatures) as [WorkbookFormat, readonly number[]][]) {
    if (start.length >= signature.length && signature.every((byte, index) => start[index] === byte)) return format
  }
  return null
}

/** The end record of a zip file, and the longest comment that may follow it. */
const endLength = 22
const maxComment = 0xffff
/** Only this many bytes of the directory are checked; a workbook's directory is small. */
const maxDirectory = 1 << 20
const zip64 = 0xffffffff

/** The position of the last end record in the file's last bytes, or -1. */
function findEnd(tail: Uint8Array): number {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail[at] === 0x50 && tail[at + 1] === 0x4b && tail[at + 2] === 0x05 && tail[at + 3] === 0x06) return at
  }
  return -1
}

/** An .xlsx has its directory at its end, so a truncated file has none. */
async function checkZip(part: PartFile): Promise<void> {
  const from = Math.max(0, part.size() - endLength - maxComment)
  const tail = await part.read(from, part.size() - from)
  const end = findEnd(tail)
  if (end < 0) throw incomplete()
  const record = new DataView(tail.buffer, tail.byteOffset + end, endLength)
  const length = record.getUint32(12, true)
  const start = record.getUint32(16, true)
  if (start === zip64 || length === zip64) return
  if (start + length > from + end) throw incomplete()
  const directory = await part.read(start, Math.min(length, maxDirectory))
  if (!Buffer.from(directory).includes('xl/workbook')) throw notWorkbook()
}

/**
 * Throws `incomplete` if the file is truncated although the connection reported no error, `notWorkbook` if it is no
 * workbook.
 */
export const checkComplete = (part: PartFile, format: WorkbookFormat): Promise<void> =>
  format === 'xlsx' ? checkZip(part) : checkXls(part)
