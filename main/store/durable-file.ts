/**
 * One value in one file, with a copy of it beside it (DESIGN §11). The copy is written after the file, so at any time
 * one of the two is complete. A damaged file is set aside (renamed to `.damaged`) and restored from the copy. A file
 * that cannot be read now, or cannot be set aside, is not changed until one of these is possible.
 */
import { basename } from 'node:path'
import type * as v from 'valibot'
import { removeFiles, writeAtomic } from './atomic-file'
import { addChecksum } from './checksum-frame'
import { damagedPaths, setFileAside } from './damaged-file'
import { type Disk, nodeDisk } from './disk'
import { type ReadableFile, type ReadOutcome, readableOf, readDurableFile, type Seal } from './read-durable-file'
import { createTaskQueue } from './task-queue'

/**
 * `restored`: the file was damaged and was restored from the last good copy. `lost`: there was no good copy; the value
 * is the default. `unreadable`: the file cannot be read now and is not changed; until it can, the value is the last
 * good copy or the default.
 */
export type Damage = 'none' | 'restored' | 'lost' | 'unreadable'

export interface DurableFile<T> {
  /** The value that was set last; its write may still be running. */
  get(): T
  /**
   * Resolves when this value, or a later one, is on the disk. Rejects with the disk's error: the file then holds the
   * complete old or new value, and the next `set` writes again. A file that could not be read before is read or set
   * aside first.
   */
  set(next: T): Promise<void>
  /**
   * Removes the file, its copy and its damaged files; the value is then the default. Rejects if one cannot be removed.
   */
  remove(): Promise<void>
  /** The state of the file when it was opened. */
  damage: Damage
}

export interface DurableFileOptions<T> {
  path: string
  /** Must accept its own output as JSON. */
  schema: v.GenericSchema<unknown, T>
  /** The value if there is no file. Called once for an absent file, and once for each `remove`. */
  defaultValue(): T
  /**
   * Combines a value that could be read only after `set` was called with the value that was set. Default: the value
   * that was set.
   */
  merge?(found: T, set: T): T
  disk?: Disk
  seal?: Seal
  /**
   * Replaces the whole file with the value, or leaves it unchanged. Writes the same bytes as this module would write.
   * Only for unsealed files.
   */
  writeFile?(value: T): Promise<void>
}

/** The bytes of a value in a file, before they are sealed and get a checksum. */
export const jsonOf = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

const lastGoodPath = (path: string): string => `${path}.last`

/**
 * Removes a durable file, and its copy before it: a copy without its file would be restored at the next start, so if
 * the copy cannot be removed, the file stays too. Rejects if one cannot be removed.
 */
export async function removeDurableFile(path: string, disk: Disk = nodeDisk): Promise<void> {
  await removeFiles([lastGoodPath(path)], disk)
  await removeFiles([path, ...damagedPaths(path)], disk)
}

/** Opens a durable file. Never throws: `damage` reports a file that could not be read. */
export async function openDurableFile<T>(parts: DurableFileOptions<T>): Promise<DurableFile<T>> {
  const { path, schema, defaultValue, merge, writeFile, disk = nodeDisk, seal } = parts
  const name = basename(path)
  const read = (from: string) => readDurableFile(from, { name, schema, disk, seal })

  const write = async (next: T) => {
    const plain = jsonOf(next)
    const file = addChecksum(seal ? await seal.seal(plain, name) : plain)
    await (writeFile ? writeFile(next) : writeAtomic(path, file, disk))
    // The value is stored. If the copy fails, it is older until the next write or the next start: no failure.
    await writeAtomic(lastGoodPath(path), file, disk).catch(() => undefined)
  }

  /** Makes file and copy equal after a crash or a damage. If the disk refuses, the next start does it. */
  const repair = async (main: ReadOutcome<T>, copy: ReadOutcome<T>) => {
    const readable = readableOf(main) ?? readableOf(copy)
    if (readable === null) return
    if (readable.needsReseal) return write(readable.value).catch(() => undefined)
    if (main !== readable) await writeAtomic(path, readable.file, disk).catch(() => undefined)
    const isSame = Buffer.from(readableOf(copy)?.file ?? []).equals(Buffer.from(readable.file))
    if (!isSame) await writeAtomic(lastGoodPath(path), readable.file, disk).catch(() => undefined)
  }

  const main = await read(path)
  const copy = await read(lastGoodPath(path))
  const stored = readableOf(main) ?? readableOf(copy)
  const isUnreadable = main === 'unreadable' || (stored === null && copy === 'unreadable')
  /** The file must not be written yet, because it was neither read nor set aside. */
  let isBlocked = isUnreadable
  if (main === 'damaged' && !isUnreadable) {
    isBlocked = await setFileAside(path, disk).then(
      () => false,
      () => true,
    )
  }
  if (!isBlocked) await repair(main, copy)
  const hadFile = main === 'damaged' || copy === 'damaged' || typeof copy === 'object'
  const damageFound: Damage = typeof main === 'object' || !hadFile ? 'none' : stored ? 'restored' : 'lost'
  const damage: Damage = isUnreadable ? 'unreadable' : damageFound

  /** Reads the current file, or sets it aside, so that it may be replaced. Throws if the disk refuses both. */
  const unblock = async () => {
    const now = await read(path)
    const last = await read(lastGoodPath(path))
    if (typeof now === 'string' && now !== 'absent') await setFileAside(path, disk)
    // Only the copy may hold the stored value.
    if (readableOf(now) === null && last === 'unreadable') await setFileAside(path, disk, lastGoodPath(path))
    // `remove` was called while the files were read.
    if (!isBlocked) return
    isBlocked = false
    const found: ReadableFile<T> | null = readableOf(now) ?? readableOf(last)
    const isKnown = found && stored && Buffer.from(found.file).equals(Buffer.from(stored.file))
    if (found && !isKnown && merge) value = merge(found.value, value)
  }

  let value = stored ? stored.value : defaultValue()
  const queue = createTaskQueue()
  let pendingWrite: Promise<void> | null = null

  return {
    get: () => value,
    set(next) {
      value = next
      // Values that are set while another write runs are written once, as the latest value.
      pendingWrite ??= queue.add(async () => {
        pendingWrite = null
        if (isBlocked) await unblock()
        await write(value)
      })
      return pendingWrite
    },
    remove() {
      value = defaultValue()
      pendingWrite = null
      isBlocked = false
      return queue.add(() => removeDurableFile(path, disk))
    },
    damage,
  }
}
