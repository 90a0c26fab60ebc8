/** Turns errors of the file system into failures with a message for the teacher. */
import { type Failure, failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { errorCode } from './disk'

/** The message per error code; any other code gets `text.cannotWrite`. */
const messages: Record<string, string> = {
  ENOSPC: text.diskFull,
  EDQUOT: text.diskFull,
  EFBIG: text.diskFull,
  EBUSY: text.fileBusy,
  ETXTBSY: text.fileBusy,
  EACCES: text.noPermission,
  EPERM: text.noPermission,
  EROFS: text.noPermission,
}

/** The failure for an error of the file system, or null for any other error. */
export function diskFailure(error: unknown): Failure | null {
  const code = errorCode(error)
  const isSystemError = code !== undefined && typeof (error as { syscall?: unknown }).syscall === 'string'
  return isSystemError ? failure('status', messages[code] ?? text.cannotWrite).error : null
}

/** The failure for a file that could not be removed. */
export function removalFailure(error: unknown): Failure {
  const busy = ['EBUSY', 'ETXTBSY'].includes(errorCode(error) ?? '')
  return failure('status', busy ? text.fileBusy : text.cannotDelete).error
}
