/**
 * Reads a durable file (DESIGN §11). A file that cannot be read now counts as unreadable, not as damaged: it may be
 * whole and newer than every known value, so nothing may replace it.
 */
import * as v from 'valibot'
import { readFileIfExists } from './atomic-file'
import { removeChecksum } from './checksum-frame'
import type { Disk } from './disk'

/** Encrypts a file's body and authenticates `name` with it. `open` throws for bytes of another key or name. */
export interface Seal {
  seal(plain: Uint8Array, name: string): Uint8Array | Promise<Uint8Array>
  /** Calls `onNeedsReseal` if the body could be opened but should be sealed again, because the key has changed. */
  open(sealed: Uint8Array, name: string, onNeedsReseal?: () => void): Uint8Array | Promise<Uint8Array>
  /** `open` may fail now and succeed later, as a keychain does: a file that it refuses is not damaged. */
  mayFailTransiently?: boolean
}

export interface ReadableFile<T> {
  value: T
  file: Uint8Array
  /** The file should be sealed again. */
  needsReseal: boolean
}

/** `unreadable`: the disk or the seal refuses the file now. */
export type ReadOutcome<T> = 'absent' | 'damaged' | 'unreadable' | ReadableFile<T>

export const readableOf = <T>(parsed: ReadOutcome<T>): ReadableFile<T> | null =>
  typeof parsed === 'object' ? parsed : null

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
  let needsReseal = false
  try {
    if (seal) plain = await seal.open(body, name, () => (needsReseal = true))
  } catch {
    return seal?.mayFailTransiently ? 'unreadable' : 'damaged'
  }
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(plain)))
    return parsed.success ? { value: parsed.output, file, needsReseal } : 'damaged'
  } catch {
    return 'damaged'
  }
}
