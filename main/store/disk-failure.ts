/** What the refusals of the file system mean to a teacher. */
import { type Failure, failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { errorCode } from './disk'

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
  return system ? failure('status', words[code] ?? text.cannotWrite).error : null
}

/** The failure for a file that would not be removed. */
export function removalFailure(error: unknown): Failure {
  const busy = ['EBUSY', 'ETXTBSY'].includes(errorCode(error) ?? '')
  return failure('status', busy ? text.fileBusy : text.cannotDelete).error
}
