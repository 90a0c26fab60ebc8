/**
 * One-time tickets with which the browser takes a finished file (DESIGN §3): the page never learns a path. What the browser
 * has taken is its own copy; ours is needed no longer than the session lasts, which shows it in its folder.
 */
import { randomBytes } from 'node:crypto'
import type { DownloadedFiles } from './downloaded-files'

export interface TicketFile {
  path: string
  /** To be awaited before the first byte leaves: what the browser may have is noted, whatever becomes of this run. */
  beforeSending(): Promise<void>
  /** To be called when the browser has the whole file. */
  onSent(): void
  /** To be called when the way to the browser is closed: a file that it has not got whole stays. */
  onClosed(): void
}

export interface DownloadTickets {
  issue(path: string): string
  /** Another ticket for a file that was issued before: one that the browser has had stays so. */
  reissue(path: string): string
  /** Whether `take` would give a path. */
  isValid(ticket: string): boolean
  /** The file behind a ticket, once; null for one that was used, is too old, or never was. */
  redeem(ticket: string): TicketFile | null
  /** The screen was locked, or unlocked: while nobody can take a file its ticket does not age. */
  setLocked(locked: boolean): void
  /**
   * The session has ended: voids all tickets and removes the files that the browser has; those on their way to it go once they
   * are there. Ends when they are gone, or were refused: then the next start tries again. Never rejects.
   */
  endSession(): Promise<void>
}

const lifetimeMs = 5 * 60_000

/** `clock` gives milliseconds. */
export function createDownloadTickets(clock: () => number, files: DownloadedFiles): DownloadTickets {
  const open = new Map<string, { path: string; until: number }>()
  /** What the browser has had in this session; another set begins with the next. */
  let downloaded = new Set<string>()
  let isLocked = false
  const sweep = () => {
    if (isLocked) return
    for (const [ticket, { until }] of open) if (until <= clock()) open.delete(ticket)
  }
  const reissue = (path: string) => {
    sweep()
    const ticket = randomBytes(24).toString('base64url')
    open.set(ticket, { path, until: clock() + lifetimeMs })
    return ticket
  }
  return {
    issue(path) {
      // A new file where one lay that the teacher has moved away.
      downloaded.delete(path)
      void files.unmark(path)
      return reissue(path)
    },
    reissue,
    isValid(ticket) {
      sweep()
      return open.has(ticket)
    },
    redeem(ticket) {
      sweep()
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
          // Noted again: another way to the browser may have broken off meanwhile.
          void files.markForRemoval(path)
        },
        onClosed() {
          if (!(isSent || session.has(path))) void files.unmark(path)
        },
      }
    },
    setLocked(locked) {
      sweep()
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
