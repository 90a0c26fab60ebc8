/**
 * Sets the time of the entries in a zip file: the zip library writes the PC's time, so that the same sheet would have
 * different bytes each time.
 */

const end = { signature: 0x06054b50, entries: 10, directory: 16, size: 22 }
const central = { signature: 0x02014b50, time: 12, name: 28, extra: 30, comment: 32, local: 42, size: 46 }
const local = { time: 10 }

/**
 * A fixed moment that the DOS time format can hold: 1 January 2020, midnight (date in the high half, time in the low
 * half).
 */
const moment = (((2020 - 1980) << 25) | (1 << 21) | (1 << 16)) >>> 0

/** Sets the time of every entry, in place. Throws if the bytes are not a zip file without a comment. */
export function settleZipTime(zip: Buffer): Buffer {
  const tail = zip.length - end.size
  if (tail < 0 || zip.readUInt32LE(tail) !== end.signature) throw new Error('not a zip')
  let at = zip.readUInt32LE(tail + end.directory)
  for (let left = zip.readUInt16LE(tail + end.entries); left > 0; left--) {
    if (zip.readUInt32LE(at) !== central.signature) throw new Error('not a zip')
    zip.writeUInt32LE(moment, at + central.time)
    zip.writeUInt32LE(moment, zip.readUInt32LE(at + central.local) + local.time)
    const tails = [central.name, central.extra, central.comment].map(field => zip.readUInt16LE(at + field))
    at += central.size + tails.reduce((sum, length) => sum + length, 0)
  }
  return zip
}
