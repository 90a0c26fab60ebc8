/** What downloads ask of the file system, so that tests can let it refuse; and what its refusals mean to a teacher. */
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { type Failure, failure } from '../../shared/contract/result'
import { text } from '../../shared/text'

export const nodeDisk = { access, mkdir, open, rename, rm }

export type Disk = typeof nodeDisk

/** The code of a system error; undefined for any other. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** The words per refusal; what is not listed could not be written for some other reason. */
const words: Record<string, string> = {
  ENOSPC: text.diskFull,
  EDQUOT: text.diskFull,
  EFBIG: text.diskFull,
  EBUSY: text.fileBusy,
  ETXTBSY: text.fileBusy,
  EACCES: text.noPermission,
  EPERM: text.noPermission,
  EROFS: text.noPermission,
}

/** The failure for an error of the file system, or null where the error comes from elsewhere. */
export function diskFailure(error: unknown): Failure | null {
  const code = errorCode(error)
  const system = code !== undefined && typeof (error as { syscall?: unknown }).syscall === 'string'
  return system ? failure('status', words[code] ?? text.cannotWrite, true).error : null
}

/** Whether something stands at `path`. */
export async function exists(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.access(path)
    return true
  } catch {
    return false
  }
}
