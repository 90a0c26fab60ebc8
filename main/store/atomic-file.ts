/**
 * Atomic file writes (DESIGN §11): temporary file, fsync, rename, fsync of the folder. At any time a file has its
 * complete old content or its complete new content.
 */
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { type Disk, errorCode, exists, nodeDisk, retryWhileFileBusy } from './disk'

/** The names of temporary files: of this module, and of the library that writes the settings. */
const temporaryName = /.\.(?:[0-9a-f]{12}\.tmp|tmp-\d{10}[0-9a-f]{6})$/

/** Error codes of file systems that have no fsync for folders. */
const folderSyncUnsupported = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EBADF'])

/** Error codes for a folder that may be written to but not opened. */
const folderNotReadable = new Set(['EACCES', 'EPERM'])

/**
 * Waits until the file names in `folder` are on the disk: otherwise a power cut may undo a rename or a removal. Windows
 * cannot open folders, and writes names in order by itself.
 */
export async function syncFolder(folder: string, disk: Disk = nodeDisk): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await disk.open(folder, 'r').catch(error => {
    if (folderNotReadable.has(errorCode(error) ?? '')) return null
    throw error
  })
  try {
    await handle?.sync()
  } catch (error) {
    if (!folderSyncUnsupported.has(errorCode(error) ?? '')) throw error
  } finally {
    await handle?.close()
  }
}

async function writeNewFile(path: string, data: string | Uint8Array, disk: Disk): Promise<void> {
  const file = await disk.open(path, 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Writes `bytes` into an existing file from `position` on, whole, and waits until they are on the disk. Give the known
 * length as the position, not the end of the file: an interrupted write may have left bytes there.
 */
export async function writeAt(path: string, bytes: Uint8Array, position: number, disk: Disk = nodeDisk): Promise<void> {
  const file = await disk.open(path, 'r+')
  try {
    // a disk may take a part only
    for (let done = 0; done < bytes.length; ) {
      done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
    }
    await file.datasync()
  } finally {
    await file.close()
  }
}

/**
 * Writes `data` to a file that only this user can read. Throws if the disk refuses; the file then has its complete old
 * or its complete new content.
 */
export async function writeAtomic(path: string, data: string | Uint8Array, disk: Disk = nodeDisk): Promise<void> {
  await disk.mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temp = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeNewFile(temp, data, disk)
    await retryWhileFileBusy(() => disk.rename(temp, path))
  } catch (error) {
    // Throw the first error, not one of the removal; the next start removes the file.
    await disk.rm(temp, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path), disk)
}

/** Removes files of one folder in this order, and syncs the folder. Tries all files, then throws the first error. */
export async function removeFiles(paths: readonly string[], disk: Disk = nodeDisk): Promise<void> {
  const errors: unknown[] = []
  for (const path of paths) {
    await retryWhileFileBusy(() => disk.rm(path, { force: true })).catch(error => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
  const folder = dirname(paths[0] ?? '')
  if (await exists(disk, folder)) await syncFolder(folder, disk)
}

/**
 * Removes the temporary files that interrupted writes left in `folder`. Run it before anything is written there. Never
 * throws.
 */
export async function removeTemporaryFiles(folder: string, disk: Disk = nodeDisk): Promise<void> {
  const names = await disk.readdir(folder).catch(() => [])
  for (const name of names) {
    if (temporaryName.test(name)) await disk.rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}

/** The file's bytes, or null if it does not exist. */
export async function readFileIfExists(path: string, disk: Disk = nodeDisk): Promise<Uint8Array | null> {
  try {
    return await retryWhileFileBusy(() => disk.readFile(path))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
