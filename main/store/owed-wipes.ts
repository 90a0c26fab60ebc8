/**
 * Whose things must go from this PC and may not have gone yet (DESIGN §5, §11): noted before a chosen logout begins to wipe, so
 * that a plug pulled in the middle, or a file that a scanner holds, is made good later.
 */
import * as v from 'valibot'
import { type Disk, nodeDisk } from './disk'
import { openKept } from './kept-file'
import type { Log } from './log'

const schema = v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)))

/** Teachers go by `ownerName`, which says nothing of them. */
export interface OwedWipes {
  names(): readonly string[]
  /** Ends when it is written down. */
  add(name: string): Promise<void>
  remove(name: string): Promise<void>
}

/** Opens the list at `path`. Never throws: what cannot be written is remembered until the program ends. */
export async function openOwedWipes(path: string, log: Log, disk: Disk = nodeDisk): Promise<OwedWipes> {
  const merge = (found: string[], set: string[]) => [...new Set([...found, ...set])]
  const kept = await openKept<string[]>({ path, schema, fresh: () => [], merge, disk })
  if (kept.damage !== 'none') log('wipes', { damage: kept.damage })
  const change = (next: string[]) =>
    kept.set(next).catch(error => log('wipes', { detail: error instanceof Error ? error.message : String(error) }))
  return {
    names: kept.get,
    add: name => change([...new Set([...kept.get(), name])]),
    async remove(name) {
      if (kept.get().includes(name)) await change(kept.get().filter(each => each !== name))
    },
  }
}
