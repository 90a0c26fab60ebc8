/** The log file: one redacted line per entry, of limited size, so that school IT can send it (DESIGN §10). */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type Log = (event: string, detail?: Record<string, unknown>) => void

/** The text of an error for the log. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const maxBytes = 1024 * 1024

/** The limit if the file cannot be renamed to `.1`, because a viewer or a virus scanner on Windows holds that file. */
const maxBytesWithoutRename = 2 * maxBytes

/** Values under these names are not written. */
const secretNames = /token|password|secret|authorization|nickname|name|email|key/i

/** Removes secrets from `value` and cuts long texts. */
function redact(value: unknown, name = '', depth = 0): unknown {
  if (secretNames.test(name)) return '[redacted]'
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 20).map(entry => redact(entry, '', depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, redact(entry, key, depth + 1)]))
}

/**
 * Text without bearer tokens, accounts in addresses, long opaque strings, e-mail addresses and the user's name in
 * paths, and with at most 2,000 characters.
 */
export function redactText(value: string): string {
  return value
    .replace(/Bearer\s+\S+/gi, 'Bearer [redacted]')
    .replace(/:\/\/[^\s/@]+@/g, '://[redacted]@')
    .replace(/([\\/](?:Users|home)[\\/])[^\\/:"'\n]+/gi, '$1[user]')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail]')
    .replace(/[A-Za-z0-9+/_-]{40,}={0,2}/g, '[opaque]')
    .slice(0, 2000)
}

/** The path of a profile's log. */
export const logPath = (profile: string): string => join(profile, 'logs', 'main.log')

const lineFor = (at: number, event: string, detail: Record<string, unknown>): string =>
  `${JSON.stringify({ at: new Date(at).toISOString(), event, ...(redact(detail) as object) })}\n`

/**
 * Appends to `path`. At 1 MiB the file is renamed to `.1`, and the new file begins with this run's first line again, so
 * that each file names the version that wrote it. If the rename fails, the file grows to 2 MiB. An error of the log
 * never breaks the app.
 */
export function createLog(path: string, clock: () => number): Log & { flush(): Promise<void> } {
  let queue: Promise<unknown> = mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(() => undefined)
  let firstLine = ''
  const append = async (line: string) => {
    const size = await stat(path).then(
      found => found.size,
      () => 0,
    )
    const isFull = size > maxBytes
    const isRenamed =
      isFull &&
      (await rename(path, `${path}.1`).then(
        () => true,
        () => false,
      ))
    if (!isRenamed && size > maxBytesWithoutRename) return
    await appendFile(path, isRenamed ? firstLine + line : line, { mode: 0o600 })
    firstLine ||= line
  }
  const log: Log = (event, detail = {}) => {
    const line = lineFor(clock(), event, detail)
    queue = queue.then(() => append(line)).catch(() => undefined)
  }
  return Object.assign(log, { flush: () => queue.then(() => undefined) })
}

/** Renames a full file to `.1`. Returns whether another entry may be written. */
function makeRoom(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxBytes) return true
  try {
    renameSync(path, `${path}.1`)
    return true
  } catch {
    return size <= maxBytesWithoutRename
  }
}

/** Writes one entry synchronously, because the program may end in this moment. Never throws. */
export function logSync(path: string, at: number, event: string, detail: Record<string, unknown>): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (!makeRoom(path)) return
    appendFileSync(path, lineFor(at, event, detail), { mode: 0o600 })
  } catch {
    // The same problem may stop the program and its log.
  }
}
