/**
 * Converts pixels to PNG and to Windows' ICO, which holds one picture in several sizes. Also reads them back, so that a
 * test can compare the committed files.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name, body) {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  const named = Buffer.concat([Buffer.from(name), body])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([head, named, check])
}

/** A PNG of `size` × `size` pixels with four bytes each. */
export function png(pixels, size) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * size * 4, (row + 1) * size * 4)]),
  )
  const body = deflateSync(Buffer.concat(rows), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

/** The pixels of a PNG that `png` wrote. */
export function readPng(file) {
  const size = file.readUInt32BE(16)
  const at = file.indexOf('IDAT')
  const raw = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
  const rows = Array.from({ length: size }, (_, row) =>
    raw.subarray(row * (size * 4 + 1) + 1, (row + 1) * (size * 4 + 1)),
  )
  return { size, pixels: Buffer.concat(rows) }
}

/**
 * The bitmap format of small icons: rows from the bottom, blue first, and a mask that is empty because alpha replaces
 * it.
 */
function bitmap(pixels, size) {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40)
  head.writeInt32LE(size, 4)
  head.writeInt32LE(size * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  const rows = Buffer.alloc(size * size * 4)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [red, green, blue, alpha] = pixels.subarray((row * size + column) * 4)
      rows.set([blue, green, red, alpha], ((size - 1 - row) * size + column) * 4)
    }
  }
  const maskRow = Math.ceil(size / 32) * 4
  return Buffer.concat([head, rows, Buffer.alloc(maskRow * size)])
}

/** An ICO of `pictures` ({ size, pixels }): the largest as PNG, the others as bitmaps, which every tool can read. */
export function ico(pictures) {
  const bodies = pictures.map(({ size, pixels }) => (size >= 256 ? png(pixels, size) : bitmap(pixels, size)))
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = 6 + 16 * pictures.length
  const entries = pictures.map(({ size }, index) => {
    const entry = Buffer.alloc(16)
    entry.set([size % 256, size % 256, 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(bodies[index].length, 8)
    entry.writeUInt32LE(at, 12)
    at += bodies[index].length
    return entry
  })
  return Buffer.concat([head, ...entries, ...bodies])
}
