/** A minimal .xls: a header, one table sector, a directory, and the workbook's sectors. */

const sector = 512
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd

/** A complete .xls with `sectors` sectors after its header: at least 2, at most 128. */
export function oldWorkbook(sectors = 4): Buffer {
  const file = Buffer.alloc((sectors + 1) * sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(3, 0x1a)
  file.writeUInt16LE(0xfffe, 0x1c)
  file.writeUInt16LE(9, 0x1e)
  file.writeUInt16LE(6, 0x20)
  file.writeUInt32LE(1, 0x2c)
  file.writeUInt32LE(1, 0x30)
  for (let at = 0x4c; at < sector; at += 4) file.writeUInt32LE(at === 0x4c ? 0 : 0xffffffff, at)
  const table = file.subarray(sector, 2 * sector).fill(0xff)
  table.writeUInt32LE(tableSector, 0)
  for (let at = 1; at < sectors; at += 1) {
    table.writeUInt32LE(at === 1 || at === sectors - 1 ? endOfChain : at + 1, at * 4)
  }
  return file
}
