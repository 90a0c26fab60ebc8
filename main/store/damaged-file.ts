/** Damaged files are kept beside the store for inspection, the last three of each store (DESIGN §11). */
import { nodeDisk, retryWhileFileBusy } from './disk'

/** The paths of the damaged files of the store at `path`, newest first. */
export const damagedPaths = (path: string): string[] => [`${path}.damaged`, `${path}.damaged.1`, `${path}.damaged.2`]

/**
 * Frees the first of the three paths and returns it; the oldest file is lost. Never throws: a file that cannot be moved
 * is replaced.
 */
export async function freeDamagedPath(path: string, disk = nodeDisk): Promise<string> {
  const [first = '', second = '', third = ''] = damagedPaths(path)
  await disk.rename(second, third).catch(() => undefined)
  await disk.rename(first, second).catch(() => undefined)
  return first
}

/**
 * Renames a file of the store at `path` to its first damaged path: the store's own file, or its copy if `file` names
 * it. Throws if it cannot be renamed; the caller must then not write to its path.
 */
export async function setFileAside(path: string, disk = nodeDisk, file = path): Promise<void> {
  const name = await freeDamagedPath(path, disk)
  await retryWhileFileBusy(() => disk.rename(file, name))
}
