/** The log: one line an entry, redacted, in a file of bounded size that school IT can send (DESIGN §10). */
import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type Log = (event: string, detail?: Record<string, unknown>) => void

const maxBytes = 1024 * 1024

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

/** Text without bearer tokens, long opaque strings, e-mail addresses, and with at most 2,000 characters. */
export function redactText(value: string): string {
  return value
    .replace(/Bearer\s+\S+/gi, 'Bearer [redacted]')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail]')
    .replace(/[A-Za-z0-9+/_-]{40,}={0,2}/g, '[opaque]')
    .slice(0, 2000)
}

/** Appends to `path`; at 1 MiB the file becomes `.1`. Logging never breaks the app. */
export function createLog(path: string, clock: () => number): Log & { flush(): Promise<void> } {
  let queue: Promise<unknown> = mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(() => undefined)
  const append = async (line: string) => {
    const size = await stat(path).then(
      found => found.size,
      () => 0,
    )
    if (size > maxBytes) await rename(path, `${path}.1`)
    await appendFile(path, line, { mode: 0o600 })
  }
  const log: Log = (event, detail = {}) => {
    const line = `${JSON.stringify({ at: new Date(clock()).toISOString(), event, ...(redact(detail) as object) })}\n`
    queue = queue.then(() => append(line)).catch(() => undefined)
  }
  return Object.assign(log, { flush: () => queue.then(() => undefined) })
}
