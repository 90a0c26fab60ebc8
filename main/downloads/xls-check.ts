/**
 * Whether an .xls is whole. The old format is a compound file: a header and sectors of one size, and a table (FAT) that says
 * of each sector whether it is in use. It has no end to look for, but what is in use must be there.
 */
import type { PartFile } from './part-file'
import { incomplete, notWorkbook } from './workbook-faults'

/** Versions 3 and 4 have sectors of 512 and of 4,096 bytes. */
const shifts: Record<number, number> = { 3: 9, 4: 12 }
const headerLength = 512
/** The header, one sector of the table, one of the directory: there is no smaller file. */
const minSectors = 3
/** Table sectors that the header itself names; those of a larger file follow elsewhere and are not looked at. */
const namedTables = 109
/** A sector that nobody uses; some writers leave the rest of the table zero instead. */
const unused = new Set([0xffffffff, 0])

/** Throws `notSheet` where the header contradicts itself, `incomplete` where sectors are missing. */
export async function checkXls(part: PartFile): Promise<void> {
  if (part.size() < minSectors * headerLength) throw incomplete()
  const bytes = await part.read(0, headerLength)
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = header.getUint16(0x1e, true)
  if (shifts[header.getUint16(0x1a, true)] !== shift) throw notWorkbook()
  const sector = 2 ** shift
  if (part.size() % sector !== 0) throw incomplete()
  // The header takes a sector's place; the first sector after it has the number 0.
  const sectors = part.size() / sector - 1
  const tables = header.getUint32(0x2c, true)
  if (tables === 0) throw notWorkbook()
  if (tables > sectors || header.getUint32(0x30, true) >= sectors) throw incomplete()
  for (let table = 0; table < Math.min(tables, namedTables); table += 1) {
    const place = header.getUint32(0x4c + table * 4, true)
    if (place >= sectors) throw incomplete()
    const entries = await part.read((place + 1) * sector, sector)
    if (lastUsed(entries) + (table * sector) / 4 >= sectors) throw incomplete()
  }
}

/** The last entry of a table sector that is in use; -1 where none is. */
function lastUsed(bytes: Uint8Array): number {
  const entries = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = bytes.length / 4 - 1; at >= 0; at -= 1) {
    if (!unused.has(entries.getUint32(at * 4, true))) return at
  }
  return -1
}
