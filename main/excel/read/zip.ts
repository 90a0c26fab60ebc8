/**
 * A zip that comes from outside: what its directory says is checked before anything is inflated, and nothing inflates to more
 * than the directory said (DESIGN §10).
 */
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { RefusedFile } from './refused'

/** What a class list never needs. The ratio counts only from some size on: a small part may be all blanks. */
export const bounds = { entries: 1000, inflated: 32 * 1024 * 1024, ratio: 200, ratioFrom: 256 * 1024 } as const

const end = { signature: 0x06054b50, size: 22, disk: 4, entries: 10, directory: 16, comment: 20 }
const central = { signature: 0x02014b50, size: 46, flags: 8, method: 10, crc: 16, packed: 20, inflated: 24, name: 28 }
const centralMore = { extra: 30, comment: 32, offset: 42 }
const local = { signature: 0x04034b50, size: 30, name: 26, extra: 28 }
const encrypted = 1
const zip64 = 0xffffffff

interface Entry {
  packed: number
  inflated: number
  crc: number
  method: number
  /** Where its local head begins. */
  at: number
}

export type Entries = ReadonlyMap<string, Entry>

/** Where the directory's end stands: the last 22 bytes, or before a comment. */
function findEnd(file: Buffer): number {
  const least = Math.max(0, file.length - end.size - 0xffff)
  for (let at = file.length - end.size; at >= least; at--) {
    const fits = file.readUInt32LE(at) === end.signature
    if (fits && at + end.size + file.readUInt16LE(at + end.comment) === file.length) return at
  }
  throw new RefusedFile('damaged')
}

function readEntry(file: Buffer, at: number): { name: string; entry: Entry; next: number } {
  if (at + central.size > file.length || file.readUInt32LE(at) !== central.signature) throw new RefusedFile('damaged')
  if ((file.readUInt16LE(at + central.flags) & encrypted) !== 0) throw new RefusedFile('kind')
  const [name = 0, extra = 0, comment = 0] = [central.name, centralMore.extra, centralMore.comment].map(field =>
    file.readUInt16LE(at + field),
  )
  const entry = {
    packed: file.readUInt32LE(at + central.packed),
    inflated: file.readUInt32LE(at + central.inflated),
    crc: file.readUInt32LE(at + central.crc),
    method: file.readUInt16LE(at + central.method),
    at: file.readUInt32LE(at + centralMore.offset),
  }
  // Beyond 4 GB, by its own word.
  if (entry.inflated === zip64 || entry.packed === zip64 || entry.at === zip64) throw new RefusedFile('large')
  const text = file.toString('utf8', at + central.size, at + central.size + name)
  return { name: text.replaceAll('\\', '/'), entry, next: at + central.size + name + extra + comment }
}

const tooTight = ({ packed, inflated }: Entry): boolean =>
  inflated > bounds.ratioFrom && inflated > packed * bounds.ratio

/** The entries of the zip, by name. Throws RefusedFile where there are too many, or they would be too large. */
export function readDirectory(file: Buffer): Entries {
  if (file.length < end.size) throw new RefusedFile('damaged')
  const tail = findEnd(file)
  if (file.readUInt32LE(tail + end.disk) !== 0) throw new RefusedFile('damaged')
  const count = file.readUInt16LE(tail + end.entries)
  if (count > bounds.entries) throw new RefusedFile('large')
  const entries = new Map<string, Entry>()
  let at = file.readUInt32LE(tail + end.directory)
  let inflated = 0
  for (let left = count; left > 0; left--) {
    const { name, entry, next } = readEntry(file, at)
    inflated += entry.inflated
    if (inflated > bounds.inflated || tooTight(entry)) throw new RefusedFile('large')
    if (entries.has(name)) throw new RefusedFile('damaged')
    entries.set(name, entry)
    at = next
  }
  return entries
}

const inflate = promisify(inflateRaw)

async function unpack(packed: Buffer, { method, inflated }: Entry): Promise<Buffer> {
  if (method === 0) return packed
  if (method !== 8) throw new RefusedFile('damaged')
  try {
    // No part is larger than the directory said, whatever its bytes would become.
    return await inflate(packed, { maxOutputLength: Math.max(1, inflated) })
  } catch {
    throw new RefusedFile('damaged')
  }
}

/** The bytes of one entry as text. Throws RefusedFile('damaged') where they are not what the directory said. */
export async function readPart(file: Buffer, entry: Entry): Promise<string> {
  const { at } = entry
  if (at + local.size > file.length || file.readUInt32LE(at) !== local.signature) throw new RefusedFile('damaged')
  const from = at + local.size + file.readUInt16LE(at + local.name) + file.readUInt16LE(at + local.extra)
  if (from + entry.packed > file.length) throw new RefusedFile('damaged')
  const bytes = await unpack(file.subarray(from, from + entry.packed), entry)
  if (bytes.length !== entry.inflated || crc32(bytes) !== entry.crc) throw new RefusedFile('damaged')
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}
