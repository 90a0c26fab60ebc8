/** The log: one line an entry, redacted, in a file of bounded size that school IT can send (DESIGN §10). */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type Log = (event: string, detail?: Record<string, unknown>) => void

/** What to log of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const maxBytes = 1024 * 1024

/** Where another program holds the `.1`, as a viewer or a virus scanner on Windows does, the file grows to here, and no further. */
const stuckBytes = 2 * maxBytes

/** Whatever stands under these names is not written down. */
const secretNames = /token|password|secret|authorization|nickname|name|email|key/i

/** `value` with secrets and long texts cut. */
function redact(value: unknown, name = '', depth = 0): unknown {
  if (secretNames.test(name)) return '[redacted]'
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 20).map(entry => redact(entry, '', depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, redact(entry, key, depth + 1)]))
}

/**
 * Text without bearer tokens, accounts in addresses, long opaque strings, e-mail addresses and the user's name in paths, and
 * with at most 2,000 characters.
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

/** Where a profile's log stands. */
export const logPath = (profile: string): string => join(profile, 'logs', 'main.log')

const lineOf = (at: number, event: string, detail: Record<string, unknown>): string =>
  `${JSON.stringify({ at: new Date(at).toISOString(), event, ...(redact(detail) as object) })}\n`

/**
 * Appends to `path`; at 1 MiB the file becomes `.1`, and the next one begins with this run's first line again, so that each
 * file says of what it is. Where it can't become `.1`, it goes on to 2 MiB. Logging never breaks the app.
 */
export function createLog(path: string, clock: () => number): Log & { flush(): Promise<void> } {
  let queue: Promise<unknown> = mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(() => undefined)
  let first = ''
  const append = async (line: string) => {
    const size = await stat(path).then(
      found => found.size,
      () => 0,
    )
    const full = size > maxBytes
    const moved =
      full &&
      (await rename(path, `${path}.1`).then(
        () => true,
        () => false,
      ))
    if (!moved && size > stuckBytes) return
    await appendFile(path, moved ? first + line : line, { mode: 0o600 })
    first ||= line
  }
  const log: Log = (event, detail = {}) => {
    const line = lineOf(clock(), event, detail)
    queue = queue.then(() => append(line)).catch(() => undefined)
  }
  return Object.assign(log, { flush: () => queue.then(() => undefined) })
}

/** Moves a full file away; whether there is room for an entry then. */
function hasRoom(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxBytes) return true
  try {
    renameSync(path, `${path}.1`)
    return true
  } catch {
    return size <= stuckBytes
  }
}

/** One entry of a program that may end in this moment: it is in the file when this returns, or nowhere. Never throws. */
export function logSync(path: string, at: number, event: string, detail: Record<string, unknown>): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (!hasRoom(path)) return
    appendFileSync(path, lineOf(at, event, detail), { mode: 0o600 })
  } catch {
    // What keeps the program from starting may keep its log from being written.
  }
}
