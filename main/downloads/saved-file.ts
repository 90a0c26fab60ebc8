/** Finished files looked at again: are they there, and are they still what the program wrote? */
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { type Disk, errorCode, exists } from '../store/disk'
import type { SavedFile } from './history-entry'

const pieceLength = 1 << 20

/** A drive that is not there may take minutes to say so. */
const patience = 3000

/** The promise's answer, or `late` where a drive keeps it waiting. */
async function inTime<T, L>(answer: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<L>(resolve => {
    timer = setTimeout(() => resolve(late), patience)
  })
  try {
    return await Promise.race([answer, waited])
  } finally {
    clearTimeout(timer)
  }
}

/** The digest that the program notes of each file that it writes. */
export const createDigest = () => createHash('sha256')

async function digestOf(disk: Disk, path: string): Promise<string> {
  const digest = createDigest()
  const piece = Buffer.alloc(pieceLength)
  const file = await disk.open(path, 'r')
  try {
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(piece, 0, pieceLength, at)
      if (bytesRead === 0) return digest.digest('hex')
      digest.update(piece.subarray(0, bytesRead))
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}

/**
 * Whether the file is the one that was written: a plain file with the same bytes. Its time is not asked: drives round it.
 * Throws what the disk says.
 */
export async function inspectFile(disk: Disk, { path, bytes, digest }: SavedFile): Promise<'same' | 'changed' | 'missing'> {
  try {
    const found = await disk.lstat(path)
    if (!found.isFile() || found.size !== bytes) return 'changed'
    return (await digestOf(disk, path)) === digest ? 'same' : 'changed'
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return 'missing'
    throw error
  }
}

/** As `lookAt`, where a crash may have kept the file from its place; `unknown` of a drive that refuses, or does not answer in time. */
export const inspectFileInTime = (disk: Disk, file: SavedFile): Promise<'same' | 'changed' | 'missing' | 'unknown'> =>
  inTime(
    inspectFile(disk, file).catch(() => 'unknown' as const),
    'unknown',
  )

/** The paths where nothing stands. A folder is asked once for all of its files; what does not answer in time counts as there. */
export async function findMissingFiles(disk: Disk, paths: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>()
  const folders = new Set(paths.map(path => dirname(path)))
  const look = async (folder: string) => {
    const there = await exists(disk, folder)
    for (const path of paths.filter(each => dirname(each) === folder)) {
      if (!(there && (await exists(disk, path)))) missing.add(path)
    }
  }
  await inTime(Promise.all([...folders].map(look)), null)
  return new Set(missing)
}
