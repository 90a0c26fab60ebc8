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
const centralLength = 46
const endLength = 22
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
  /** Where its own record begins. */
  start: number
}

interface Directory {
  entries: Entry[]
  start: number
  /** The end record with its comment. */
  end: Buffer
}

const damaged = () => new RefusedFile('damaged')

/** The directory at the end of the archive. Archives with zip64 offsets are refused: no workbook of this size has one. */
function readDirectory(file: Buffer): Directory {
  let at = file.length - endLength
  while (
    at >= 0 &&
    (file.readUInt32LE(at) !== endSignature || at + endLength + file.readUInt16LE(at + 20) !== file.length)
  )
    at -= 1
  if (at < 0) throw damaged()
  const start = file.readUInt32LE(at + 16)
  const count = file.readUInt16LE(at + 10)
  const entries: Entry[] = []
  let next = start
  for (let number = 0; number < count; number += 1) {
    if (next + centralLength > at || file.readUInt32LE(next) !== centralSignature) throw damaged()
    const lengths = [28, 30, 32].map(field => file.readUInt16LE(next + field))
    const length = centralLength + lengths.reduce((sum, one) => sum + one, 0)
    const central = file.subarray(next, next + length)
    const own = central.readUInt32LE(42)
    if (own === zip64 || own + 30 > start || file.readUInt32LE(own) !== localSignature) throw damaged()
    entries.push({
      // Some programs write the separators of Windows.
      name: central.toString('utf8', centralLength, centralLength + (lengths[0] ?? 0)).replaceAll('\\', '/'),
      central,
      start: own,
    })
    next += length
  }
  return { entries, start, end: file.subarray(at) }
}

interface Replaced {
  record: Buffer
  central: Buffer
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
  return { record: Buffer.concat([local, name, packed]), central: Buffer.concat([head, name]) }
}

/**
 * The archive with other content for these entries. The bytes between two records, such as a data descriptor, belong to
 * the first of them. Throws RefusedFile when entries overlap or a name is missing.
 */
export async function replaceEntries(file: Buffer, contents: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const { entries, start, end } = readDirectory(file)
  const byPlace = [...entries].sort((a, b) => a.start - b.start)
  const pieces: Buffer[] = [file.subarray(0, byPlace[0]?.start ?? start)]
  let length = pieces[0]?.length ?? 0
  const centrals = new Map<Entry, Buffer>()
  let found = 0
  for (const [at, entry] of byPlace.entries()) {
    const next = byPlace[at + 1]?.start ?? start
    const packed = entry.central.readUInt32LE(20)
    if (next - entry.start < 30 + (packed === zip64 ? 0 : packed)) throw damaged()
    const content = contents.get(entry.name)
    if (content !== undefined) found += 1
    const { record, central } =
      content === undefined
        ? { record: file.subarray(entry.start, next), central: Buffer.from(entry.central) }
        : await replaced(entry, content)
    central.writeUInt32LE(length, 42)
    centrals.set(entry, central)
    pieces.push(record)
    length += record.length
  }
  if (found !== contents.size) throw damaged()
  const directory = Buffer.concat(entries.map(entry => centrals.get(entry) ?? entry.central))
  const last = Buffer.from(end)
  last.writeUInt32LE(directory.length, 12)
  last.writeUInt32LE(length, 16)
  return Buffer.concat([...pieces, directory, last])
}
