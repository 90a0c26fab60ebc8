/**
 * The message for the teacher when the program cannot start: the file system's refusal in plain Japanese, and the path.
 */
import { startText } from '../../../shared/text'

const messages: Readonly<Record<string, string>> = {
  EACCES: startText.forbidden,
  EPERM: startText.forbidden,
  ENOSPC: startText.full,
  EDQUOT: startText.full,
  EROFS: startText.readOnly,
  ENOTDIR: startText.notFolder,
  EEXIST: startText.notFolder,
}

/** The code and path of a file system error; null for any other error, such as one of a network port. */
function fileSystemError(error: Error): { code: string; path?: string } | null {
  if (!('code' in error && 'syscall' in error && typeof error.code === 'string')) return null
  if ('port' in error && typeof error.port === 'number' && error.port >= 0) return null
  return { code: error.code, path: 'path' in error && typeof error.path === 'string' ? error.path : undefined }
}

/** @param profile the profile folder, shown when the error has no path of its own */
export function startMessage(error: unknown, profile: string): string {
  if (!(error instanceof Error)) return String(error)
  const refused = fileSystemError(error)
  if (refused === null) return error.message
  return startText.place(messages[refused.code] ?? startText.other(refused.code), refused.path ?? profile)
}
