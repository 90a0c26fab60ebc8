/**
 * Checks whether an .xls is complete. The format is a compound file: a header, sectors of one size, and a table (FAT)
 * that lists which sectors are in use. It has no end record, so the check is that every sector in use exists.
 */
import type { PartFile } from './part-file'
import { incomplete, notWorkbook } from './workbook-faults'

/** Versions 3 and 4 have sectors of 512 and of 4,096 bytes. */
const shifts: Record<number, number> = { 3: 9, 4: 12 }
const headerLength = 512
/** The smallest file: the header, one sector of the table, one of the directory. */
const minSectors = 3
/** Table sectors that the header lists. A larger file lists more elsewhere; those are not checked. */
const listedTables = 109
/** Entries of unused sectors. Some writers fill the rest of the table with zeros. */
const unused = new Set([0xffffffff, 0])

/** Throws `notWorkbook` if the header contradicts itself, `incomplete` if sectors are missing. */
export async function checkXls(part: PartFile): Promise<void> {
  if (part.size() < minSectors * headerLength) throw incomplete()
  const bytes = await part.read(0, headerLength)
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = header.getUint16(0x1e, true)
  if (shifts[header.getUint16(0x1a, true)] !== shift) throw notWorkbook()
  const sector = 2 ** shift
  if (part.size() % sector !== 0) throw incomplete()
  // The header occupies the place of one sector; the first sector after it has the number 0.
  const sectors = part.size() / sector - 1
  const tables = header.getUint32(0x2c, true)
  if (tables === 0) throw notWorkbook()
  if (tables > sectors || header.getUint32(0x30, true) >= sectors) throw incomplete()
  for (let table = 0; table < Math.min(tables, listedTables); table += 1) {
    const tableSector = header.getUint32(0x4c + table * 4, true)
    if (tableSector >= sectors) throw incomplete()
    const entries = await part.read((tableSector + 1) * sector, sector)
    if (lastUsed(entries) + (table * sector) / 4 >= sectors) throw incomplete()
  }
}

/** The index of the last used entry of a table sector, or -1. */
function lastUsed(bytes: Uint8Array): number {
  const entries = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = bytes.length / 4 - 1; at >= 0; at -= 1) {
    if (!unused.has(entries.getUint32(at * 4, true))) return at
  }
  return -1
}
