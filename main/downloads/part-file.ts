/**
 * A part file: an export is written beside its final path under a temporary name, and renamed when it is complete
 * (DESIGN §11).
 */
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

/** The names of part files of this program: browsers leave `.part` files too. */
const partPattern = /\.hanamaru-[0-9a-f]{8}\.part$/

const partName = (path: string): string => `${path}.hanamaru-${randomBytes(4).toString('hex')}.part`

/**
 * Claims the first free name by creating an empty file. Throws the disk's errors, except for names that are in use. The
 * journal gets the name before the file is created, and only if nothing exists there: an empty file of another program
 * must never be removed.
 */
async function claimFreeName(disk: Disk, path: string, journal: PathJournal): Promise<string> {
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
 * Removes the empty file of a claimed name. Returns whether the journal may drop the name: it is free, or another
 * program has written into the file, which then stays. False if the file cannot be removed now.
 */
async function releaseName(disk: Disk, path: string): Promise<boolean> {
  try {
    const stat = await disk.lstat(path)
    const isOurs = stat.isFile() && stat.size === 0 && stat.uid === (process.getuid?.() ?? stat.uid)
    if (isOurs) await disk.rm(path, { force: true })
    return true
  } catch (error) {
    return errorCode(error) === 'ENOENT'
  }
}

export interface PartFile {
  /** Bytes written so far. */
  size(): number
  write(chunk: Uint8Array): Promise<void>
  /** Reads bytes that were written. */
  read(position: number, length: number): Promise<Uint8Array>
  /**
   * Syncs the file and renames it to its final path. Before the rename, calls `record` with the path, size and digest,
   * so that the history knows the file even if the program ends just after the rename.
   */
  moveIntoPlace(place: SaveTarget, record: (file: SavedFile) => Promise<void>): Promise<SavedFile>
  /** Removes the part file. No effect after `moveIntoPlace`. */
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

/** Creates a part file beside `path`, and its folder if needed. The journal holds its path while it exists. */
export async function openPartFile(disk: Disk, path: string, journal: PathJournal): Promise<PartFile> {
  await disk.mkdir(dirname(path), { recursive: true })
  const part = partName(path)
  const file = await create(disk, part, journal)
  const digest = createDigest()
  let size = 0
  let isOpen = true
  let isInPlace = false

  const close = async () => {
    if (!isOpen) return
    isOpen = false
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
    async moveIntoPlace(place, record) {
      await file.sync()
      await close()
      const path = place.replace ? place.path : await claimFreeName(disk, place.path, journal)
      const savedFile = { path, bytes: size, digest: digest.digest('hex') }
      try {
        await record(savedFile)
        await retryWhileFileBusy(() => disk.rename(part, path))
      } catch (error) {
        // Throw the first error, not one of the removal.
        if (!place.replace && (await releaseName(disk, path))) await journal.remove(path)
        throw error
      }
      isInPlace = true
      // Before the folder is synced, a power cut may restore both names: keep them in the journal until then.
      await syncFolder(dirname(path), disk)
      await Promise.all([journal.remove(part), journal.remove(path)])
      return savedFile
    },
    async discard() {
      if (isInPlace) return
      // Ignore errors: the caller throws the first one, and the next start removes the file.
      await close().catch(() => undefined)
      await disk.rm(part, { force: true }).then(
        () => journal.remove(part),
        () => undefined,
      )
    },
  }
}

/**
 * Removes the files that a crash left in any folder: part files, and claimed names that are still empty. Only one
 * running program owns the profile and its journal, so nobody writes these files now. Other files are not touched.
 */
export async function removeLeftoverParts(disk: Disk, journal: PathJournal): Promise<void> {
  for (const path of journal.paths()) if (await removeLeftover(disk, path)) await journal.remove(path)
}

/**
 * Removes the file of one path. Returns whether the journal may drop the path. A file that cannot be removed now, or is
 * on a drive that is not connected, is tried again at the next start.
 */
async function removeLeftover(disk: Disk, path: string): Promise<boolean> {
  if (!(await exists(disk, dirname(path)))) return false
  if (!partPattern.test(basename(path))) return releaseName(disk, path)
  return disk.rm(path, { force: true }).then(
    () => true,
    () => false,
  )
}
