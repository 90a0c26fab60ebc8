/**
 * One-time tickets with which the browser takes a finished file (DESIGN §3): the page never learns a path. What the browser
 * has taken is its own copy; ours is needed no longer than the session lasts, which shows it in its folder.
 */
import { randomBytes } from 'node:crypto'
import type { TakenFiles } from './taken-files'

export interface TakenFile {
  path: string
  /** To be awaited before the first byte leaves: what the browser may have is noted, whatever becomes of this run. */
  giving(): Promise<void>
  /** To be called when the browser has the whole file. */
  given(): void
  /** To be called when the way to the browser is closed: a file that it has not got whole stays. */
  closed(): void
}

export interface Tickets {
  issue(path: string): string
  /** Another ticket for a file that was issued before: one that the browser has had stays so. */
  reissue(path: string): string
  /** Whether `take` would give a path. */
  isOpen(ticket: string): boolean
  /** The file behind a ticket, once; null for one that was used, is too old, or never was. */
  take(ticket: string): TakenFile | null
  /** The screen was locked, or unlocked: while nobody can take a file its ticket does not age. */
  hold(locked: boolean): void
  /**
   * The session has ended: voids all tickets and removes the files that the browser has; those on their way to it go once they
   * are there. Ends when they are gone, or were refused: then the next start tries again. Never rejects.
   */
  end(): Promise<void>
}

const lifetime = 5 * 60_000

/** `clock` gives milliseconds. */
export function createTickets(clock: () => number, files: TakenFiles): Tickets {
  const open = new Map<string, { path: string; until: number }>()
  /** What the browser has had in this session; another set begins with the next. */
  let taken = new Set<string>()
  let held = false
  const sweep = () => {
    if (held) return
    for (const [ticket, { until }] of open) if (until <= clock()) open.delete(ticket)
  }
  const reissue = (path: string) => {
    sweep()
    const ticket = randomBytes(24).toString('base64url')
    open.set(ticket, { path, until: clock() + lifetime })
    return ticket
  }
  return {
    issue(path) {
      // A new file where one lay that the teacher has moved away.
      taken.delete(path)
      void files.forget(path)
      return reissue(path)
    },
    reissue,
    isOpen(ticket) {
      sweep()
      return open.has(ticket)
    },
    take(ticket) {
      sweep()
      const found = open.get(ticket)
      open.delete(ticket)
      if (!found) return null
      const { path } = found
      const session = taken
      let whole = false
      return {
        path,
        giving: () => files.note(path),
        given() {
          whole = true
          if (session !== taken) return void files.remove(path)
          taken.add(path)
          // Noted again: another way to the browser may have broken off meanwhile.
          void files.note(path)
        },
        closed() {
          if (!(whole || session.has(path))) void files.forget(path)
        },
      }
    },
    hold(locked) {
      sweep()
      if (held && !locked) for (const entry of open.values()) entry.until = clock() + lifetime
      held = locked
    },
    async end() {
      held = false
      open.clear()
      const paths = [...taken]
      taken = new Set()
      await Promise.all(paths.map(files.remove))
    },
  }
}
