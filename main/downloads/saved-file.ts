/** Inspects finished files: whether they exist, and whether they still have the bytes that the program wrote. */
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { type Disk, errorCode, exists } from '../store/disk'
import type { SavedFile } from './history-entry'

const chunkLength = 1 << 20

/** The longest wait for a drive, in ms: a drive that is not connected may take minutes to answer. */
const driveTimeout = 3000

/** The promise's value, or `late` after the timeout. */
async function withTimeout<T, L>(answer: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<L>(resolve => {
    timer = setTimeout(() => resolve(late), driveTimeout)
  })
  try {
    return await Promise.race([answer, waited])
  } finally {
    clearTimeout(timer)
  }
}

/** Creates the digest that is stored for each written file. */
export const createDigest = () => createHash('sha256')

async function digestOf(disk: Disk, path: string): Promise<string> {
  const digest = createDigest()
  const chunk = Buffer.alloc(chunkLength)
  const file = await disk.open(path, 'r')
  try {
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(chunk, 0, chunkLength, at)
      if (bytesRead === 0) return digest.digest('hex')
      digest.update(chunk.subarray(0, bytesRead))
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}

/**
 * Whether the file is the one that was written: a plain file with the same bytes. Its modification time is not
 * compared, because some drives round it. Throws the disk's error.
 */
export async function inspectFile(
  disk: Disk,
  { path, bytes, digest }: SavedFile,
): Promise<'same' | 'changed' | 'missing'> {
  try {
    const found = await disk.lstat(path)
    if (!found.isFile() || found.size !== bytes) return 'changed'
    return (await digestOf(disk, path)) === digest ? 'same' : 'changed'
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return 'missing'
    throw error
  }
}

/** As `inspectFile`, but `unknown` if the drive returns an error or does not answer in time. For use after a crash. */
export const inspectFileInTime = (disk: Disk, file: SavedFile): Promise<'same' | 'changed' | 'missing' | 'unknown'> =>
  withTimeout(
    inspectFile(disk, file).catch(() => 'unknown' as const),
    'unknown',
  )

/**
 * The paths where no file exists. Checks each folder once. A file on a drive that does not answer in time counts as
 * existing.
 */
export async function findMissingFiles(disk: Disk, paths: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>()
  const folders = new Set(paths.map(path => dirname(path)))
  const checkFolder = async (folder: string) => {
    const folderExists = await exists(disk, folder)
    for (const path of paths.filter(each => dirname(each) === folder)) {
      if (!(folderExists && (await exists(disk, path)))) missing.add(path)
    }
  }
  await withTimeout(Promise.all([...folders].map(checkFolder)), null)
  return new Set(missing)
}
