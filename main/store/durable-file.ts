/**
 * One value of the program in one file (DESIGN §11): written whole, with a copy beside it of the same value. The copy is
 * written after the file, so that at every instant one of the two is whole. A damaged file is set aside and the copy takes its
 * place; one that cannot be read now, or not be set aside, stays as it is until it can.
 */
import { basename } from 'node:path'
import type * as v from 'valibot'
import { removeFiles, writeAtomic } from './atomic-file'
import { addChecksum } from './checksum-frame'
import { damagedPaths, setDamagedFileAside } from './damaged-file'
import { type Disk, nodeDisk } from './disk'
import { type ReadableFile, type ReadOutcome, readableOf, readDurableFile, type Seal } from './read-durable-file'
import { createTaskQueue } from './task-queue'

/**
 * `restored`: the file was damaged, and the last good copy took its place. `lost`: there was none, and the store began anew.
 * `unreadable`: it cannot be read for now and stays; what is there until then is the last good copy, or begins anew.
 */
export type Damage = 'none' | 'restored' | 'lost' | 'unreadable'

export interface DurableFile<T> {
  /** The value as last set, on the disk or on its way there. */
  get(): T
  /**
   * Ends when the value, or one set after it, is on the disk. Rejects with what the disk says: then the old or the new value
   * stands there, whole, and the next `set` writes again. What could not be read before is read or set aside first.
   */
  set(next: T): Promise<void>
  /** Takes the file, its copy and what was set aside of it away; the value is then a fresh one. Rejects where one cannot be removed. */
  remove(): Promise<void>
  /** What was found when it was opened. */
  damage: Damage
}

export interface DurableFileOptions<T> {
  path: string
  /** Takes what it has given: its output, as JSON, is read by it again. */
  schema: v.GenericSchema<unknown, T>
  /** The value where nothing was kept; made once for an absent file, and once for each `remove`. */
  defaultValue(): T
  /** What is kept of a value that could be read only after `set` was called in ignorance of it; where absent, `set` has the last word. */
  merge?(found: T, set: T): T
  disk?: Disk
  seal?: Seal
  /** Replaces the file with the value, whole or not at all, in the same bytes as this module would write. Only for unsealed files. */
  writeFile?(value: T): Promise<void>
}

/** The bytes of a value in a file, before they are sealed and get a checksum. */
export const jsonOf = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

const copyOf = (path: string): string => `${path}.last`

/**
 * Removes a kept file, its copy first: alone it would be taken for the last good one, so where it stays the file stays as well.
 * Rejects where one cannot be removed.
 */
export async function removeDurableFile(path: string, disk: Disk = nodeDisk): Promise<void> {
  await removeFiles([copyOf(path)], disk)
  await removeFiles([path, ...damagedPaths(path)], disk)
}

/** Opens a kept file. Never throws: `damage` tells what could not be read. */
export async function openDurableFile<T>(parts: DurableFileOptions<T>): Promise<DurableFile<T>> {
  const { path, schema, defaultValue: fresh, merge, writeFile, disk = nodeDisk, seal } = parts
  const name = basename(path)
  const find = (from: string) => readDurableFile(from, { name, schema, disk, seal })

  const write = async (next: T) => {
    const plain = jsonOf(next)
    const file = addChecksum(seal ? await seal.seal(plain, name) : plain)
    await (writeFile ? writeFile(next) : writeAtomic(path, file, disk))
    // The value is kept: that the copy is an older one until the next write, or the next start, is no failure.
    await writeAtomic(copyOf(path), file, disk).catch(() => undefined)
  }

  /** Ends what a crash, or the damage, left to be done; what the disk refuses of it is done at the next start. */
  const mend = async (main: ReadOutcome<T>, copy: ReadOutcome<T>) => {
    const good = readableOf(main) ?? readableOf(copy)
    if (good === null) return
    if (good.stale) return write(good.value).catch(() => undefined)
    if (main !== good) await writeAtomic(path, good.file, disk).catch(() => undefined)
    const same = Buffer.from(readableOf(copy)?.file ?? []).equals(Buffer.from(good.file))
    if (!same) await writeAtomic(copyOf(path), good.file, disk).catch(() => undefined)
  }

  const main = await find(path)
  const copy = await find(copyOf(path))
  const kept = readableOf(main) ?? readableOf(copy)
  const unread = main === 'unreadable' || (kept === null && copy === 'unreadable')
  /** The file's place may not be written to yet: what stands there was neither read nor set aside. */
  let taken = unread
  if (main === 'damaged' && !unread) {
    taken = await setDamagedFileAside(path, disk).then(
      () => false,
      () => true,
    )
  }
  if (!taken) await mend(main, copy)
  const touched = main === 'damaged' || copy === 'damaged' || typeof copy === 'object'
  const broken: Damage = typeof main === 'object' || !touched ? 'none' : kept ? 'restored' : 'lost'
  const damage: Damage = unread ? 'unreadable' : broken

  /** Makes the place free: reads what stands there now, or sets it aside. Throws where the disk refuses both. */
  const settle = async () => {
    const now = await find(path)
    const last = await find(copyOf(path))
    if (typeof now === 'string' && now !== 'absent') await setDamagedFileAside(path, disk)
    // The copy alone may know what was kept.
    if (readableOf(now) === null && last === 'unreadable') await setDamagedFileAside(path, disk, copyOf(path))
    // Removed meanwhile.
    if (!taken) return
    taken = false
    const found: ReadableFile<T> | null = readableOf(now) ?? readableOf(last)
    const known = found && kept && Buffer.from(found.file).equals(Buffer.from(kept.file))
    if (found && !known && merge) value = merge(found.value, value)
  }

  let value = kept ? kept.value : fresh()
  const queue = createTaskQueue()
  let waiting: Promise<void> | null = null

  return {
    get: () => value,
    set(next) {
      value = next
      // What is set while another write runs is written once, as it is then.
      waiting ??= queue.add(async () => {
        waiting = null
        if (taken) await settle()
        await write(value)
      })
      return waiting
    },
    remove() {
      value = fresh()
      waiting = null
      taken = false
      return queue.add(() => removeDurableFile(path, disk))
    },
    damage,
  }
}
