/**
 * Files that must not outlive the run that makes them, wherever they stand: their paths are written down in the profile before
 * they are made (DESIGN §11). What stands there at the start was left by a crash.
 */
import * as v from 'valibot'
import { openKept } from './kept-file'

/** More than a teacher ever has at once; the oldest are forgotten first. */
const maxPaths = 100

const schema = v.array(v.string())

export interface PathJournal {
  /** What stands there now, the oldest first. */
  paths(): readonly string[]
  /** Ends when the path is written down. */
  add(path: string): Promise<void>
  remove(path: string): Promise<void>
}

/** Opens the journal at `file`. Never throws: one that cannot be read or written costs a sweep, not what it serves. */
export async function openPathJournal(file: string): Promise<PathJournal> {
  const kept = await openKept<string[]>({ path: file, schema, fresh: () => [] })
  const change = (next: string[]) => kept.set(next.slice(-maxPaths)).catch(() => undefined)
  return {
    paths: kept.get,
    add: path => change([...kept.get(), path]),
    remove: path => change(kept.get().filter(each => each !== path)),
  }
}
