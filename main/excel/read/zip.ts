/**
 * Reads the parts of a zip archive from outside. The directory's entry count, sizes and compression ratios are checked
 * before anything is inflated, and no entry may inflate to more than the directory says (DESIGN §10 "Excel read").
 */
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { RefusedFile } from './refused-file'

/**
 * More than any class list needs. The ratio is checked from a minimum size on, because a small part may be all blanks.
 */
const bounds = { entries: 1000, inflated: 32 * 1024 * 1024, ratio: 200, ratioFrom: 256 * 1024 } as const

/** The parts of an archive, by name. */
export interface Archive {
  zip: ZipFile
  entries: ReadonlyMap<string, Entry>
}

const isPackedTooTightly = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > bounds.ratioFrom && uncompressedSize > compressedSize * bounds.ratio

/** Any error of the archive or of its content means that the file is damaged. */
const damagedUnlessRefused = (error: unknown): RefusedFile =>
  error instanceof RefusedFile ? error : new RefusedFile('damaged')

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new RefusedFile('kind')
    inflated += entry.uncompressedSize
    if (isPackedTooTightly(entry)) throw new RefusedFile('bomb')
    if (inflated > bounds.inflated) throw new RefusedFile('large')
    if (entries.has(entry.fileName)) throw new RefusedFile('damaged')
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Reads the directory of an archive in memory. Throws RefusedFile when it is damaged, encrypted or beyond `bounds`. */
export async function openArchive(file: Buffer): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(file)
    if (zip.entryCount > bounds.entries) throw new RefusedFile('large')
    return { zip, entries: await readEntries(zip) }
  } catch (error) {
    throw damagedUnlessRefused(error)
  }
}

/**
 * Inflates one entry chunk by chunk. yauzl ends it with an error when it becomes larger or smaller than the directory
 * says. Throws RefusedFile('damaged') then, and at the end when the checksum is wrong.
 */
export async function* inflateEntry({ zip }: Archive, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch {
    throw new RefusedFile('damaged')
  }
  if (checksum !== entry.crc32) throw new RefusedFile('damaged')
}
