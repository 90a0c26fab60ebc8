/** Damaged files are kept for who may want to look into them, the last three of each store (DESIGN §11). */
import { nodeDisk, retryWhileFileBusy } from './disk'

/** The newest first. */
export const damagedPaths = (path: string): string[] => [`${path}.damaged`, `${path}.damaged.1`, `${path}.damaged.2`]

/** Makes the first of the three names free; the oldest goes. Never throws: what cannot be moved is written over. */
export async function freeDamagedPath(path: string, disk = nodeDisk): Promise<string> {
  const [first = '', second = '', third = ''] = damagedPaths(path)
  await disk.rename(second, third).catch(() => undefined)
  await disk.rename(first, second).catch(() => undefined)
  return first
}

/**
 * Moves a file of the store at `path` out of the way: the store's own, or the copy that is named. Throws where it cannot be
 * moved: nothing may then be written in its place.
 */
export async function setDamagedFileAside(path: string, disk = nodeDisk, file = path): Promise<void> {
  const name = await freeDamagedPath(path, disk)
  await retryWhileFileBusy(() => disk.rename(file, name))
}
