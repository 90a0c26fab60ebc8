/**
 * One-time tickets with which the browser downloads a finished file (DESIGN §3), so that the page never learns a path.
 * The browser then has its own copy, so the program removes its file when the session ends.
 */
import { randomBytes } from 'node:crypto'
import type { DownloadedFiles } from './downloaded-files'

export interface TicketFile {
  path: string
  /** Await this before sending the first byte: it journals the path, so that the file is removed even after a crash. */
  beforeSending(): Promise<void>
  /** Call this when the browser has received the whole file. */
  onSent(): void
  /** Call this when the connection to the browser closes. A file that was not sent completely is kept. */
  onClosed(): void
}

export interface DownloadTickets {
  issue(path: string): string
  /**
   * Another ticket for a file that was issued before. A file that the browser already has is still removed with the
   * session.
   */
  reissue(path: string): string
  /** Whether `redeem` would return a file. */
  isValid(ticket: string): boolean
  /** The file of a ticket; works once. Null for a used, expired or unknown ticket. */
  redeem(ticket: string): TicketFile | null
  /** Tells whether the screen is locked. Tickets do not expire while it is, because nobody can use them. */
  setLocked(locked: boolean): void
  /**
   * Ends the session: invalidates all tickets and removes the files that the browser has. A file that is being sent is
   * removed when it is sent. Resolves when the files are removed; the next start retries a removal that failed. Never
   * rejects.
   */
  endSession(): Promise<void>
}

const lifetimeMs = 5 * 60_000

/** @param clock milliseconds since 1970. */
export function createDownloadTickets(clock: () => number, files: DownloadedFiles): DownloadTickets {
  const open = new Map<string, { path: string; until: number }>()
  /** The files that the browser has received in this session. The next session gets a new set. */
  let downloaded = new Set<string>()
  let isLocked = false
  const removeExpired = () => {
    if (isLocked) return
    for (const [ticket, { until }] of open) if (until <= clock()) open.delete(ticket)
  }
  const reissue = (path: string) => {
    removeExpired()
    const ticket = randomBytes(24).toString('base64url')
    open.set(ticket, { path, until: clock() + lifetimeMs })
    return ticket
  }
  return {
    issue(path) {
      // A new file can have the path of a downloaded one that the teacher has moved away.
      downloaded.delete(path)
      void files.unmark(path)
      return reissue(path)
    },
    reissue,
    isValid(ticket) {
      removeExpired()
      return open.has(ticket)
    },
    redeem(ticket) {
      removeExpired()
      const found = open.get(ticket)
      open.delete(ticket)
      if (!found) return null
      const { path } = found
      const session = downloaded
      let isSent = false
      return {
        path,
        beforeSending: () => files.markForRemoval(path),
        onSent() {
          isSent = true
          if (session !== downloaded) return void files.remove(path)
          downloaded.add(path)
          // Mark it again: another connection may have closed meanwhile and removed the mark.
          void files.markForRemoval(path)
        },
        onClosed() {
          if (!(isSent || session.has(path))) void files.unmark(path)
        },
      }
    },
    setLocked(locked) {
      removeExpired()
      if (isLocked && !locked) for (const entry of open.values()) entry.until = clock() + lifetimeMs
      isLocked = locked
    },
    async endSession() {
      isLocked = false
      open.clear()
      const paths = [...downloaded]
      downloaded = new Set()
      await Promise.all(paths.map(files.remove))
    },
  }
}
