/** One-time tickets with which the browser takes a finished file (DESIGN §3): the page never learns a path. */
import { randomBytes } from 'node:crypto'

export interface Tickets {
  issue(path: string): string
  /** The path behind a ticket, once; null for one that was used, is too old, or never was. */
  take(ticket: string): string | null
}

const lifetime = 5 * 60_000

/** `clock` gives milliseconds. */
export function createTickets(clock: () => number): Tickets {
  const open = new Map<string, { path: string; until: number }>()
  const sweep = () => {
    for (const [ticket, { until }] of open) if (until <= clock()) open.delete(ticket)
  }
  return {
    issue(path) {
      sweep()
      const ticket = randomBytes(24).toString('base64url')
      open.set(ticket, { path, until: clock() + lifetime })
      return ticket
    },
    take(ticket) {
      sweep()
      const found = open.get(ticket)
      open.delete(ticket)
      return found?.path ?? null
    },
  }
}
