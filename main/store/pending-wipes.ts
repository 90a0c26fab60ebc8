/**
 * The list of wipes that are not finished (DESIGN §5, §11). An entry is stored before the end of a session begins to
 * wipe, so that a power cut, or a file that a virus scanner locks, only delays the wipe to the next start.
 */
import * as v from 'valibot'
import type { EndReason } from '../../shared/contract/types'
import { type Disk, nodeDisk } from './disk'
import { openDurableFile } from './durable-file'
import { type Log, messageOf } from './log'

const reasons = ['logout', 'handover', 'unauthorized', 'idle', 'attempts'] as const satisfies readonly EndReason[]

const schema = v.array(v.object({ name: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), reason: v.picklist(reasons) }))

/**
 * A session that ended and whose data must be wiped. `name` is the teacher's `ownerHash`, which does not reveal the
 * teacher.
 */
export interface PendingWipe {
  name: string
  reason: EndReason
}

export interface PendingWipes {
  list(): readonly PendingWipe[]
  /** Resolves when the wipe is stored, or when the disk has refused it. */
  add(wipe: PendingWipe): Promise<void>
  /** False if the disk refuses: the next start would then find the entry again. */
  remove(wipe: PendingWipe): Promise<boolean>
}

const others = (wipes: readonly PendingWipe[], { name, reason }: PendingWipe): PendingWipe[] =>
  wipes.filter(each => each.name !== name || each.reason !== reason)

/** Opens the list at `path`. Never throws: entries that cannot be stored stay in memory until the program ends. */
export async function openPendingWipes(path: string, log: Log, disk: Disk = nodeDisk): Promise<PendingWipes> {
  const merge = (found: PendingWipe[], set: PendingWipe[]) =>
    set.reduce((all, wipe) => [...others(all, wipe), wipe], found)
  const file = await openDurableFile<PendingWipe[]>({ path, schema, defaultValue: () => [], merge, disk })
  if (file.damage !== 'none') log('wipes', { damage: file.damage })
  const wasWritten = (written: Promise<void>): Promise<boolean> =>
    written.then(
      () => true,
      error => {
        log('wipes', { detail: messageOf(error) })
        return false
      },
    )
  const add = async (wipe: PendingWipe) => {
    await wasWritten(file.set([...others(file.get(), wipe), wipe]))
  }
  return {
    list: file.get,
    add,
    async remove(wipe) {
      const rest = others(file.get(), wipe)
      // A full disk refuses a new file but allows a removal: remove the file if the list is empty.
      const isRemoved = await wasWritten(rest.length > 0 ? file.set(rest) : file.remove())
      // The entry may still be on the disk: keep it in memory too.
      if (!isRemoved) await add(wipe)
      return isRemoved
    },
  }
}
