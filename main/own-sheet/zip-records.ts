/**
 * Replaces entries of a zip archive and copies all others byte by byte, compressed as they are: macros, pictures and
 * charts of a teacher's workbook must not change.
 */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { RefusedFile } from '../excel/read/refused-file'

const deflate = promisify<Uint8Array, Buffer>(deflateRaw)

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const largeEndSignature = 0x06064b50
const locatorSignature = 0x07064b50
const centralLength = 46
const endLength = 22
const largeEndLength = 56
const locatorLength = 20
/** A value of this size stands in a zip64 field instead. */
const zip64 = 0xffffffff
const deflated = 8
/** Names are UTF-8; of an entry that is replaced, only this flag stays. */
const utf8Names = 0x0800

/** An entry of the directory. */
interface Entry {
  name: string
  /** Its bytes in the directory. */
  central: Buffer
  /** Where its own record begins, and where in `central` this number is. */
  start: number
  place: Place
}

/** A number of 32 bits, or of 64. */
interface Place {
  at: number
  isLarge: boolean
}

interface Directory {
  entries: Entry[]
  start: number
  /** The end record with its comment; the zip64 end record and its locator are before it, if it refers to them. */
  end: Buffer
  /** The length of these two. */
  largeLength: number
}

const damaged = () => new RefusedFile('damaged')

function readNumber(bytes: Buffer, { at, isLarge }: Place): number {
  if (!isLarge) return bytes.readUInt32LE(at)
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged()
  return Number(value)
}

function writeNumber(bytes: Buffer, { at, isLarge }: Place, value: number): void {
  if (isLarge) bytes.writeBigUInt64LE(BigInt(value), at)
  else bytes.writeUInt32LE(value, at)
}

/** Where the zip64 end record begins; undefined if the end record at `at` has its values itself. */
function largeEndOf(file: Buffer, at: number): number | undefined {
  const isFull =
    file.readUInt16LE(at + 10) === 0xffff || [12, 16].some(field => file.readUInt32LE(at + field) === zip64)
  if (!isFull) return undefined
  const locator = at - locatorLength
  if (locator < 0 || file.readUInt32LE(locator) !== locatorSignature) throw damaged()
  const start = readNumber(file, { at: locator + 8, isLarge: true })
  if (start + largeEndLength > locator || file.readUInt32LE(start) !== largeEndSignature) throw damaged()
  return start
}

/** Where an entry of the directory says where its record begins: in its zip64 field if 32 bits are full. */
function placeOf(central: Buffer): Place {
  if (central.readUInt32LE(42) !== zip64) return { at: 42, isLarge: false }
  // The field has the sizes first, each only if its own 32 bits are full.
  const sizes = [24, 20].filter(field => central.readUInt32LE(field) === zip64).length * 8
  let at = centralLength + central.readUInt16LE(28)
  const end = at + central.readUInt16LE(30)
  while (at + 4 <= end) {
    const length = central.readUInt16LE(at + 2)
    const isWhole = sizes + 8 <= length && at + 4 + length <= end
    if (central.readUInt16LE(at) === 1 && isWhole) return { at: at + 4 + sizes, isLarge: true }
    at += 4 + length
  }
  throw damaged()
}

/** The directory at the end of the archive. */
function readDirectory(file: Buffer): Directory {
  let at = file.length - endLength
  while (
    at >= 0 &&
    (file.readUInt32LE(at) !== endSignature || at + endLength + file.readUInt16LE(at + 20) !== file.length)
  )
    at -= 1
  if (at < 0) throw damaged()
  const large = largeEndOf(file, at)
  const isLarge = large !== undefined
  const start = readNumber(file, { at: large === undefined ? at + 16 : large + 48, isLarge })
  const count = large === undefined ? file.readUInt16LE(at + 10) : readNumber(file, { at: large + 32, isLarge })
  const entries: Entry[] = []
  let next = start
  for (let number = 0; number < count; number += 1) {
    if (next + centralLength > at || file.readUInt32LE(next) !== centralSignature) throw damaged()
    const lengths = [28, 30, 32].map(field => file.readUInt16LE(next + field))
    const length = centralLength + lengths.reduce((sum, one) => sum + one, 0)
    const central = file.subarray(next, next + length)
    const place = placeOf(central)
    const own = readNumber(central, place)
    if (own + 30 > start || file.readUInt32LE(own) !== localSignature) throw damaged()
    entries.push({
      // Some programs write the separators of Windows.
      name: central.toString('utf8', centralLength, centralLength + (lengths[0] ?? 0)).replaceAll('\\', '/'),
      central,
      start: own,
      place,
    })
    next += length
  }
  return { entries, start, end: file.subarray(large ?? at), largeLength: at - (large ?? at) }
}

/** Where the content of an entry ends at the earliest: a size in a zip64 field is not looked up. */
function leastEndOf(file: Buffer, { central, start }: Entry): number {
  const content = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
  const packed = central.readUInt32LE(20)
  return packed === zip64 ? content : content + packed
}

interface Replaced {
  record: Buffer
  central: Buffer
  place: Place
}

/** The records of an entry with other content. Its name, date and place in the archive stay. */
async function replaced({ central }: Entry, content: Uint8Array): Promise<Replaced> {
  const packed = await deflate(content)
  const nameLength = central.readUInt16LE(28)
  const name = central.subarray(centralLength, centralLength + nameLength)
  const head = Buffer.from(central.subarray(0, centralLength))
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(central.readUInt16LE(8) & utf8Names, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt32LE(crc32(content), 16)
  head.writeUInt32LE(packed.length, 20)
  head.writeUInt32LE(content.length, 24)
  head.writeUInt16LE(0, 30)
  head.writeUInt16LE(0, 32)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(localSignature, 0)
  // From the version to the length of the name, both records have the same fields in the same order.
  head.copy(local, 4, 6, 32)
  return {
    record: Buffer.concat([local, name, packed]),
    central: Buffer.concat([head, name]),
    place: { at: 42, isLarge: false },
  }
}

/**
 * The archive with other content for these entries. The bytes between two records, such as a data descriptor, belong to
 * the first of them. Throws RefusedFile when entries overlap or a name is missing.
 */
export async function replaceEntries(file: Buffer, contents: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const { entries, start, end, largeLength } = readDirectory(file)
  const byPlace = [...entries].sort((a, b) => a.start - b.start)
  const pieces: Buffer[] = [file.subarray(0, byPlace[0]?.start ?? start)]
  let length = pieces[0]?.length ?? 0
  const centrals = new Map<Entry, Buffer>()
  let found = 0
  for (const [at, entry] of byPlace.entries()) {
    const next = byPlace[at + 1]?.start ?? start
    if (next < leastEndOf(file, entry)) throw damaged()
    const content = contents.get(entry.name)
    if (content !== undefined) found += 1
    const { record, central, place } =
      content === undefined
        ? { record: file.subarray(entry.start, next), central: Buffer.from(entry.central), place: entry.place }
        : await replaced(entry, content)
    writeNumber(central, place, length)
    centrals.set(entry, central)
    pieces.push(record)
    length += record.length
  }
  if (found !== contents.size) throw damaged()
  const directory = Buffer.concat(entries.map(entry => centrals.get(entry) ?? entry.central))
  const last = Buffer.from(end)
  if (largeLength > 0) {
    for (const [at, value] of [
      [40, directory.length],
      [48, length],
      [largeLength - locatorLength + 8, length + directory.length],
    ] as const) {
      writeNumber(last, { at, isLarge: true }, value)
    }
  }
  for (const [field, value] of [
    [12, directory.length],
    [16, length],
  ] as const) {
    // A full field says that the zip64 end record has the value.
    if (last.readUInt32LE(largeLength + field) !== zip64) last.writeUInt32LE(value, largeLength + field)
  }
  return Buffer.concat([...pieces, directory, last])
}
