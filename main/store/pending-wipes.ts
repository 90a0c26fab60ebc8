/**
 * What must go from this PC and may not have gone yet (DESIGN §5, §11): noted before the end of a session begins to wipe, so
 * that a plug pulled in the middle, or a file that a scanner holds, is made good later.
 */
import * as v from 'valibot'
import type { EndReason } from '../../shared/contract/types'
import { type Disk, nodeDisk } from './disk'
import { openDurableFile } from './durable-file'
import { type Log, messageOf } from './log'

const reasons = ['logout', 'handover', 'unauthorized', 'idle', 'attempts'] as const satisfies readonly EndReason[]

const schema = v.array(v.object({ name: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), reason: v.picklist(reasons) }))

/** What the end of a teacher's session takes with it. He goes by `ownerName`, which says nothing of him. */
export interface PendingWipe {
  name: string
  reason: EndReason
}

export interface PendingWipes {
  list(): readonly PendingWipe[]
  /** Ends when it is written down. */
  add(debt: PendingWipe): Promise<void>
  /** False where the disk refuses: the next start would find it again. */
  remove(debt: PendingWipe): Promise<boolean>
}

const others = (debts: readonly PendingWipe[], { name, reason }: PendingWipe): PendingWipe[] =>
  debts.filter(each => each.name !== name || each.reason !== reason)

/** Opens the list at `path`. Never throws: what cannot be written is remembered until the program ends. */
export async function openPendingWipes(path: string, log: Log, disk: Disk = nodeDisk): Promise<PendingWipes> {
  const merge = (found: PendingWipe[], set: PendingWipe[]) =>
    set.reduce((all, debt) => [...others(all, debt), debt], found)
  const kept = await openDurableFile<PendingWipe[]>({ path, schema, defaultValue: () => [], merge, disk })
  if (kept.damage !== 'none') log('wipes', { damage: kept.damage })
  const went = (written: Promise<void>): Promise<boolean> =>
    written.then(
      () => true,
      error => {
        log('wipes', { detail: messageOf(error) })
        return false
      },
    )
  const add = async (debt: PendingWipe) => {
    await went(kept.set([...others(kept.get(), debt), debt]))
  }
  return {
    list: kept.get,
    add,
    async remove(debt) {
      const left = others(kept.get(), debt)
      // A full disk takes no shorter list, and lets the whole of it go.
      const gone = await went(left.length > 0 ? kept.set(left) : kept.remove())
      // What may stand there still is not forgotten here.
      if (!gone) await add(debt)
      return gone
    },
  }
}
