/** A file on its way: written beside its place under a name of its own, and renamed when whole (DESIGN §11). */
import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { SavePlace } from '../host/host'
import { type Disk, errorCode, exists, patiently } from '../store/disk'
import type { PathJournal } from '../store/path-journal'
import type { KeptFile } from './entry'
import { numbered } from './places'
import { openDigest } from './written-file'

/** Ours alone: browsers, too, leave `.part` files. */
const pattern = /\.hanamaru-[0-9a-f]{8}\.part$/

const partName = (path: string): string => `${path}.hanamaru-${randomBytes(4).toString('hex')}.part`

/** Makes an empty file of the first free name; throws what the disk says but for names that are taken. */
async function claim(disk: Disk, path: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = numbered(path, number)
    try {
      await (await disk.open(candidate, 'wx', 0o600)).close()
      return candidate
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

export interface PartFile {
  /** Bytes written so far. */
  size(): number
  write(chunk: Uint8Array): Promise<void>
  /** Bytes of what was written. */
  read(position: number, length: number): Promise<Uint8Array>
  /** Puts the file in its place, whole and on the disk; answers with what it is at last. */
  keep(place: SavePlace): Promise<KeptFile>
  /** Leaves nothing behind; of no effect once the file is kept. */
  discard(): Promise<void>
}

async function create(disk: Disk, part: string, journal: PathJournal): Promise<FileHandle> {
  await journal.add(part)
  try {
    return await disk.open(part, 'wx+', 0o600)
  } catch (error) {
    await journal.remove(part)
    throw error
  }
}

/** Opens the part beside `path`, whose folder is made where it is missing. While it stands, the journal names it. */
export async function openPart(disk: Disk, path: string, journal: PathJournal): Promise<PartFile> {
  await disk.mkdir(dirname(path), { recursive: true })
  const part = partName(path)
  const file = await create(disk, part, journal)
  const digest = openDigest()
  let size = 0
  let open = true
  let kept = false

  const close = async () => {
    if (!open) return
    open = false
    await file.close()
  }

  return {
    size: () => size,
    async write(chunk) {
      let offset = 0
      while (offset < chunk.length) {
        const { bytesWritten } = await file.write(chunk, offset, chunk.length - offset, size)
        digest.update(chunk.subarray(offset, offset + bytesWritten))
        offset += bytesWritten
        size += bytesWritten
      }
    },
    async read(position, length) {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, position)
      return bytes.subarray(0, bytesRead)
    },
    async keep(place) {
      await file.sync()
      await close()
      if (place.replace) {
        await patiently(() => disk.rename(part, place.path))
        kept = true
        await journal.remove(part)
        return { path: place.path, bytes: size, digest: digest.digest('hex') }
      }
      const claimed = await claim(disk, place.path)
      try {
        await patiently(() => disk.rename(part, claimed))
      } catch (error) {
        await disk.rm(claimed, { force: true })
        throw error
      }
      kept = true
      await journal.remove(part)
      return { path: claimed, bytes: size, digest: digest.digest('hex') }
    },
    async discard() {
      if (kept) return
      // The error that led here matters more than one of tidying; what stays is swept at the next start.
      await close().catch(() => undefined)
      await disk.rm(part, { force: true }).then(
        () => journal.remove(part),
        () => undefined,
      )
    },
  }
}

/**
 * Removes the parts that a crash left, wherever the teacher had chosen their place. The journal lies in the profile, which one
 * running program owns, so nobody writes them any more; a path that is no part of ours is not touched.
 */
export async function sweepParts(disk: Disk, journal: PathJournal): Promise<void> {
  for (const path of journal.paths()) {
    if (!pattern.test(basename(path)) || (await removed(disk, path))) await journal.remove(path)
  }
}

/** What cannot be removed now, or stands on a drive that is not there, is tried again at the next start. */
async function removed(disk: Disk, path: string): Promise<boolean> {
  if (!(await exists(disk, dirname(path)))) return false
  return disk.rm(path, { force: true }).then(
    () => true,
    () => false,
  )
}
