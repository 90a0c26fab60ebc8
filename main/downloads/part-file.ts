/** A file on its way: written beside its place under a name of its own, and renamed when whole (DESIGN §11). */
import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { SaveTarget } from '../host/host'
import { syncFolder } from '../store/atomic-file'
import { type Disk, errorCode, exists, retryWhileFileBusy } from '../store/disk'
import type { PathJournal } from '../store/path-journal'
import type { SavedFile } from './history-entry'
import { numberedPath } from './save-paths'
import { createDigest } from './saved-file'

/** Ours alone: browsers, too, leave `.part` files. */
const pattern = /\.hanamaru-[0-9a-f]{8}\.part$/

const partName = (path: string): string => `${path}.hanamaru-${randomBytes(4).toString('hex')}.part`

/**
 * Makes an empty file of the first free name; throws what the disk says but for names that are taken. The journal names it
 * before it is made, and only where nothing stood there: an empty file of somebody else's is not to be swept for ours.
 */
async function claim(disk: Disk, path: string, journal: PathJournal): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = numberedPath(path, number)
    if (await exists(disk, candidate)) continue
    await journal.add(candidate)
    try {
      await (await disk.open(candidate, 'wx', 0o600)).close()
      return candidate
    } catch (error) {
      await journal.remove(candidate)
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

/**
 * Whether the name that was claimed may be forgotten: it is free again, or a file that is more than our empty one has it.
 * Somebody who found the empty file may have written into it.
 */
async function unclaimed(disk: Disk, path: string): Promise<boolean> {
  try {
    const found = await disk.lstat(path)
    const ours = found.isFile() && found.size === 0 && found.uid === (process.getuid?.() ?? found.uid)
    if (ours) await disk.rm(path, { force: true })
    return true
  } catch (error) {
    return errorCode(error) === 'ENOENT'
  }
}

export interface PartFile {
  /** Bytes written so far. */
  size(): number
  write(chunk: Uint8Array): Promise<void>
  /** Bytes of what was written. */
  read(position: number, length: number): Promise<Uint8Array>
  /**
   * Puts the file in its place, whole and on the disk; answers with what it is at last. `note` writes that down before: from
   * the rename on the file stands there, whatever becomes of the program.
   */
  moveIntoPlace(place: SaveTarget, note: (file: SavedFile) => Promise<void>): Promise<SavedFile>
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
export async function openPartFile(disk: Disk, path: string, journal: PathJournal): Promise<PartFile> {
  await disk.mkdir(dirname(path), { recursive: true })
  const part = partName(path)
  const file = await create(disk, part, journal)
  const digest = createDigest()
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
    async moveIntoPlace(place, note) {
      await file.sync()
      await close()
      const path = place.replace ? place.path : await claim(disk, place.path, journal)
      const whole = { path, bytes: size, digest: digest.digest('hex') }
      try {
        await note(whole)
        await retryWhileFileBusy(() => disk.rename(part, path))
      } catch (error) {
        // The error that led here matters more than one of tidying.
        if (!place.replace && (await unclaimed(disk, path))) await journal.remove(path)
        throw error
      }
      kept = true
      // Until then a power cut may bring both names back as they were, and the journal has to know them.
      await syncFolder(dirname(path), disk)
      await Promise.all([journal.remove(part), journal.remove(path)])
      return whole
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
 * Removes what a crash left, wherever the teacher had chosen its place: parts, and names that were claimed and are still
 * empty. The journal lies in the profile, which one running program owns, so nobody writes them any more; any other file is
 * not touched.
 */
export async function removeLeftoverParts(disk: Disk, journal: PathJournal): Promise<void> {
  for (const path of journal.paths()) if (await removed(disk, path)) await journal.remove(path)
}

/** What cannot be removed now, or stands on a drive that is not there, is tried again at the next start. */
async function removed(disk: Disk, path: string): Promise<boolean> {
  if (!(await exists(disk, dirname(path)))) return false
  if (!pattern.test(basename(path))) return unclaimed(disk, path)
  return disk.rm(path, { force: true }).then(
    () => true,
    () => false,
  )
}
