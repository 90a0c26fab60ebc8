/** Whether bytes are the workbook that they claim to be: servers and proxies answer with pages of their own. */
import { checkXls } from './xls-check'
import type { PartFile } from './part-file'
import { incomplete, notWorkbook } from './workbook-faults'

export type WorkbookFormat = 'xlsx' | 'xls'

/** As many first bytes as tell the formats apart. */
export const signatureLength = 8

const signatures: Record<WorkbookFormat, readonly number[]> = {
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
}

/** The format by the first bytes; null for anything else, a page of HTML or JSON among it. */
export function workbookFormat(start: Uint8Array): WorkbookFormat | null {
  for (const [format, signature] of Object.entries(signatures) as [WorkbookFormat, readonly number[]][]) {
    if (start.length >= signature.length && signature.every((byte, index) => start[index] === byte)) return format
  }
  return null
}

/** The end record of a zip file, and the longest comment that may follow it. */
const endLength = 22
const maxComment = 0xffff
/** A workbook's directory is small; more of it is not looked at. */
const maxDirectory = 1 << 20
const zip64 = 0xffffffff

/** Where the end record starts in the file's last bytes; the last one counts. */
function findEnd(tail: Uint8Array): number {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail[at] === 0x50 && tail[at + 1] === 0x4b && tail[at + 2] === 0x05 && tail[at + 3] === 0x06) return at
  }
  return -1
}

/** An .xlsx has its directory at its end: what was cut off lacks it. */
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

/** Throws `incomplete` where a whole part is cut off without the connection saying so, `notSheet` where it is no workbook. */
export const checkComplete = (part: PartFile, format: WorkbookFormat): Promise<void> =>
  format === 'xlsx' ? checkZip(part) : checkXls(part)
