/** Why the program cannot start, in the words of who sits before it: what the file system refused, and where. */
import { startText } from '../../../shared/text'

const words: Readonly<Record<string, string>> = {
  EACCES: startText.forbidden,
  EPERM: startText.forbidden,
  ENOSPC: startText.full,
  EDQUOT: startText.full,
  EROFS: startText.readOnly,
  ENOTDIR: startText.notFolder,
  EEXIST: startText.notFolder,
}

/** What a refusal of the file system tells; null for any other error, that of a network port among them. */
function fileSystemError(error: Error): { code: string; path?: string } | null {
  if (!('code' in error && 'syscall' in error && typeof error.code === 'string')) return null
  if ('port' in error && typeof error.port === 'number' && error.port >= 0) return null
  return { code: error.code, path: 'path' in error && typeof error.path === 'string' ? error.path : undefined }
}

/** @param profile where the data of this program would be: named where the error itself names no place. */
export function startMessage(error: unknown, profile: string): string {
  if (!(error instanceof Error)) return String(error)
  const refused = fileSystemError(error)
  if (refused === null) return error.message
  return startText.place(words[refused.code] ?? startText.other(refused.code), refused.path ?? profile)
}
