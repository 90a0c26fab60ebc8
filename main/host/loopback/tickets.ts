/**
 * One-time tickets with which the browser takes a finished file (DESIGN §3): the page never learns a path. What the browser
 * has taken is its own copy; ours is needed no longer than the session lasts, which shows it in its folder.
 */
import { randomBytes } from 'node:crypto'

export interface TakenFile {
  path: string
  /** To be called when the browser has the whole file. */
  given(): void
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
  /** The session has ended: voids all tickets and removes the files that the browser has, also those on their way to it. */
  end(): Promise<void>
}

const lifetime = 5 * 60_000

/** `clock` gives milliseconds; `remove` removes a file and never throws. */
export function createTickets(clock: () => number, remove: (path: string) => Promise<void>): Tickets {
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
      return { path, given: () => (session === taken ? void taken.add(path) : void remove(path)) }
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
      await Promise.all(paths.map(remove))
    },
  }
}
