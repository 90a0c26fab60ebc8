/** Files that are either the old or the new one, never half (DESIGN §11): temp file, fsync, rename, fsync of the folder. */
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { type Disk, errorCode, exists, nodeDisk, retryWhileFileBusy } from './disk'

/** The end of a temporary file's name; nobody else's look like that. */
const temporary = /.\.(?:[0-9a-f]{12}\.tmp|tmp-\d{10}[0-9a-f]{6})$/

/** What a file system says that knows no fsync of folders. */
const noFolderSync = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EBADF'])

/** What it says of a folder that may be written into, and not read. */
const unreadable = new Set(['EACCES', 'EPERM'])

/**
 * Waits until the names in `folder` are on the disk: a renamed or removed file may else come back as it was when the power
 * fails. Windows cannot open folders, and writes names in order by itself.
 */
export async function syncFolder(folder: string, disk: Disk = nodeDisk): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await disk.open(folder, 'r').catch(error => {
    if (unreadable.has(errorCode(error) ?? '')) return null
    throw error
  })
  try {
    await handle?.sync()
  } catch (error) {
    if (!noFolderSync.has(errorCode(error) ?? '')) throw error
  } finally {
    await handle?.close()
  }
}

async function writeNew(path: string, data: string | Uint8Array, disk: Disk): Promise<void> {
  const file = await disk.open(path, 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes all of `data`, readable by this user only; throws and leaves the old or the new file, whole, where the disk refuses. */
export async function writeAtomic(path: string, data: string | Uint8Array, disk: Disk = nodeDisk): Promise<void> {
  await disk.mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temp = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeNew(temp, data, disk)
    await retryWhileFileBusy(() => disk.rename(temp, path))
  } catch (error) {
    // The error that led here matters more than one of tidying; what stays is swept at the next start.
    await disk.rm(temp, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path), disk)
}

/** Removes files of one folder, in this order, for good. Tries all; throws the first refusal. */
export async function removeFiles(paths: readonly string[], disk: Disk = nodeDisk): Promise<void> {
  const refused: unknown[] = []
  for (const path of paths) {
    await retryWhileFileBusy(() => disk.rm(path, { force: true })).catch(error => refused.push(error))
  }
  if (refused.length > 0) throw refused[0]
  const folder = dirname(paths[0] ?? '')
  if (await exists(disk, folder)) await syncFolder(folder, disk)
}

/** Removes what writes that a crash broke off left in `folder`. To be run before anything is written there; never throws. */
export async function removeTemporaryFiles(folder: string, disk: Disk = nodeDisk): Promise<void> {
  const names = await disk.readdir(folder).catch(() => [])
  for (const name of names) {
    if (temporary.test(name)) await disk.rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}

/** The file's bytes, or null where there is none. */
export async function readFileIfExists(path: string, disk: Disk = nodeDisk): Promise<Uint8Array | null> {
  try {
    return await retryWhileFileBusy(() => disk.readFile(path))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
