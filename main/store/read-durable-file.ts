/**
 * What stands in the place of a kept file (DESIGN §11). What cannot be read now is not damaged: it may be whole, and newer than
 * all that is known, so nothing is written over it.
 */
import * as v from 'valibot'
import { readFileIfExists } from './atomic-file'
import { removeChecksum } from './checksum-frame'
import type { Disk } from './disk'

/** Encrypts a file's body; `name` is authenticated with it. `open` fails at what was not sealed by the same. */
export interface Seal {
  seal(plain: Uint8Array, name: string): Uint8Array | Promise<Uint8Array>
  /** Calls `onStale` where the body opens, and should be sealed anew. */
  open(sealed: Uint8Array, name: string, onStale?: () => void): Uint8Array | Promise<Uint8Array>
  /** Its `open` may fail now at what it opens later, as a keychain does: a whole file that it refuses is not damaged. */
  mayFailTransiently?: boolean
}

export interface ReadableFile<T> {
  value: T
  file: Uint8Array
  /** It should be sealed anew. */
  stale: boolean
}

/** `unreadable`: the disk, or the seal, refuses it for now. */
export type ReadOutcome<T> = 'absent' | 'damaged' | 'unreadable' | ReadableFile<T>

export const readableOf = <T>(found: ReadOutcome<T>): ReadableFile<T> | null =>
  typeof found === 'object' ? found : null

export interface ReadOptions<T> {
  /** The name that the seal covers. */
  name: string
  schema: v.GenericSchema<unknown, T>
  disk: Disk
  seal?: Seal
}

/** Reads the file at `path`. Never throws. */
export async function readDurableFile<T>(
  path: string,
  { name, schema, disk, seal }: ReadOptions<T>,
): Promise<ReadOutcome<T>> {
  const file = await readFileIfExists(path, disk).catch(() => 'unreadable' as const)
  if (file === null) return 'absent'
  if (file === 'unreadable') return file
  const body = removeChecksum(file)
  if (body === null) return 'damaged'
  let plain = body
  let stale = false
  try {
    if (seal) plain = await seal.open(body, name, () => (stale = true))
  } catch {
    return seal?.mayFailTransiently ? 'unreadable' : 'damaged'
  }
  try {
    const found = v.safeParse(schema, JSON.parse(new TextDecoder().decode(plain)))
    return found.success ? { value: found.output, file, stale } : 'damaged'
  } catch {
    return 'damaged'
  }
}
