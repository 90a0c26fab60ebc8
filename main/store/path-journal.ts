/**
 * A list of files that must not outlive the run that creates them, in any folder (DESIGN §11). A path is stored in the
 * profile before its file is created; a path that is still in the list at the next start was left by a crash.
 */
import * as v from 'valibot'
import { type Disk, nodeDisk } from './disk'
import { openDurableFile } from './durable-file'

/**
 * Paths on a drive that is never connected again must not fill the list, so the oldest paths are dropped first. The
 * limit is far above the number of paths in use at once (`limits.runningExports`), so no path in use is dropped.
 */
const maxPaths = 1000

const schema = v.array(v.string())

export interface PathJournal {
  /** The stored paths, oldest first. */
  paths(): readonly string[]
  /** Adds a path as the newest. Resolves when it is stored. */
  add(path: string): Promise<void>
  remove(path: string): Promise<void>
}

/**
 * Opens the journal at `file`. Never throws: if it cannot be read or written, exports continue, but leftover files may
 * not be removed.
 */
export async function openPathJournal(file: string, disk: Disk = nodeDisk): Promise<PathJournal> {
  // Paths that were added before the list could be read are newer than the list.
  const merge = (found: string[], set: string[]) =>
    [...found.filter(path => !set.includes(path)), ...set].slice(-maxPaths)
  const stored = await openDurableFile<string[]>({ path: file, schema, defaultValue: () => [], merge, disk })
  const change = (next: string[]) => stored.set(next.slice(-maxPaths)).catch(() => undefined)
  const others = (path: string) => stored.get().filter(each => each !== path)
  return {
    paths: stored.get,
    add: path => change([...others(path), path]),
    async remove(path) {
      if (stored.get().includes(path)) await change(others(path))
    },
  }
}
