/**
 * Files that must not outlive the run that makes them, wherever they stand: their paths are written down in the profile before
 * they are made (DESIGN §11). What stands there at the start was left by a crash.
 */
import * as v from 'valibot'
import { type Disk, nodeDisk } from './disk'
import { openDurableFile } from './durable-file'

/**
 * What a drive that never comes back leaves here must end some time: the oldest are forgotten first. Far more than are ever in
 * use at once (`limits.runningExports`), so that none of those is among them.
 */
const maxPaths = 1000

const schema = v.array(v.string())

export interface PathJournal {
  /** What stands there now, the oldest first. */
  paths(): readonly string[]
  /** Takes a path in, as the newest. Ends when it is written down. */
  add(path: string): Promise<void>
  remove(path: string): Promise<void>
}

/** Opens the journal at `file`. Never throws: one that cannot be read or written costs a sweep, not what it serves. */
export async function openPathJournal(file: string, disk: Disk = nodeDisk): Promise<PathJournal> {
  // What was written down meanwhile is newer than a list that could be read only later.
  const merge = (found: string[], set: string[]) =>
    [...found.filter(path => !set.includes(path)), ...set].slice(-maxPaths)
  const kept = await openDurableFile<string[]>({ path: file, schema, defaultValue: () => [], merge, disk })
  const change = (next: string[]) => kept.set(next.slice(-maxPaths)).catch(() => undefined)
  const others = (path: string) => kept.get().filter(each => each !== path)
  return {
    paths: kept.get,
    add: path => change([...others(path), path]),
    async remove(path) {
      if (kept.get().includes(path)) await change(others(path))
    },
  }
}
