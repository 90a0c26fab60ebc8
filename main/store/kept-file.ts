/**
 * One value of the program in one file (DESIGN §11): written whole, with a copy beside it of the same value. The copy is
 * written after the file, so that at every instant one of the two is whole. A damaged file is set aside and the copy takes its place.
 */
import { basename } from 'node:path'
import * as v from 'valibot'
import { readIfThere, removeAll, writeAtomic } from './atomic-file'
import { type Disk, nodeDisk } from './disk'
import { readFrame, writeFrame } from './frame'
import { damagedNames, setAside } from './set-aside'

/** `restored`: the file was damaged, and the last good copy took its place. `lost`: there was none, and the store began anew. */
export type Damage = 'none' | 'restored' | 'lost'

/** Encrypts a file's body; `name` is authenticated with it. `open` fails at what was not sealed by the same. */
export interface Seal {
  seal(plain: Uint8Array, name: string): Uint8Array | Promise<Uint8Array>
  open(sealed: Uint8Array, name: string): Uint8Array | Promise<Uint8Array>
}

export interface Kept<T> {
  /** The value as last set, on the disk or on its way there. */
  get(): T
  /**
   * Ends when the value, or one set after it, is on the disk. Rejects with what the disk says: then the old or the new value
   * stands there, whole, and the next `set` writes again.
   */
  set(next: T): Promise<void>
  /** Takes the file, its copy and what was set aside of it away; the value is then a fresh one. Rejects where one cannot be removed. */
  remove(): Promise<void>
  /** What was found when it was opened. */
  damage: Damage
}

export interface KeptParts<T> {
  path: string
  /** Takes what it has given: its output, as JSON, is read by it again. */
  schema: v.GenericSchema<unknown, T>
  /** The value where nothing was kept; made once for an absent file, and once for each `remove`. */
  fresh(): T
  disk?: Disk
  seal?: Seal
}

const copyOf = (path: string): string => `${path}.last`

/**
 * Removes a kept file, its copy first: alone it would be taken for the last good one, so where it stays the file stays as well.
 * Rejects where one cannot be removed.
 */
export async function removeKept(path: string, disk: Disk = nodeDisk): Promise<void> {
  await removeAll([copyOf(path)], disk)
  await removeAll([path, ...damagedNames(path)], disk)
}

type Found<T> = 'absent' | 'damaged' | { value: T; file: Uint8Array }

/** Opens a kept file. Never throws: what cannot be read is damaged, which `damage` tells. */
export async function openKept<T>(parts: KeptParts<T>): Promise<Kept<T>> {
  const { path, schema, fresh, disk = nodeDisk, seal } = parts
  const name = basename(path)

  const read = async (from: string): Promise<Found<T>> => {
    try {
      const file = await readIfThere(from, disk)
      if (file === null) return 'absent'
      const body = readFrame(file)
      if (body === null) return 'damaged'
      const plain = seal ? await seal.open(body, name) : body
      const found = v.safeParse(schema, JSON.parse(new TextDecoder().decode(plain)))
      return found.success ? { value: found.output, file } : 'damaged'
    } catch {
      return 'damaged'
    }
  }

  const write = async (next: T) => {
    const plain = new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`)
    const file = writeFrame(seal ? await seal.seal(plain, name) : plain)
    await writeAtomic(path, file, disk)
    // The value is kept: that the copy is an older one until the next write, or the next start, is no failure.
    await writeAtomic(copyOf(path), file, disk).catch(() => undefined)
  }

  /** Ends what a crash, or the damage, left to be done; what the disk refuses of it is done at the next start. */
  const mend = async (main: Found<T>, copy: Found<T>) => {
    if (main === 'damaged') await setAside(path, disk)
    const good = typeof main === 'object' ? main : copy
    if (typeof good !== 'object') return
    if (main !== good) await writeAtomic(path, good.file, disk).catch(() => undefined)
    const same = typeof copy === 'object' && Buffer.from(copy.file).equals(Buffer.from(good.file))
    if (!same) await writeAtomic(copyOf(path), good.file, disk).catch(() => undefined)
  }

  const main = await read(path)
  const copy = await read(copyOf(path))
  await mend(main, copy)
  const kept = typeof main === 'object' ? main : typeof copy === 'object' ? copy : null
  const touched = main === 'damaged' || copy === 'damaged' || typeof copy === 'object'
  const damage: Damage = typeof main === 'object' || !touched ? 'none' : kept ? 'restored' : 'lost'
  let value = kept ? kept.value : fresh()
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<void> | null = null

  const queue = (act: () => Promise<void>): Promise<void> => {
    const acted = last.then(act)
    last = acted.catch(() => undefined)
    return acted
  }

  return {
    get: () => value,
    set(next) {
      value = next
      // What is set while another write runs is written once, as it is then.
      waiting ??= queue(() => {
        waiting = null
        return write(value)
      })
      return waiting
    },
    remove() {
      value = fresh()
      waiting = null
      return queue(() => removeKept(path, disk))
    },
    damage,
  }
}
