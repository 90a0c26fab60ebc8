/**
 * The launch secret and the session secrets (DESIGN §3).
 *
 * A launch secret opens one session and is then replaced: the new one is printed, so that a teacher who closed the tab
 * finds an address that works in the terminal, and an address seen by others (history, a projector) is worth nothing.
 * Session secrets live as long as the process. When no page has been open for a minute it is the teacher's *login* that
 * ends, not the tab's session: a tab that the browser discarded to save memory comes back to the login page instead of
 * asking for the terminal, and can do no more there than anyone at the login page.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Secrets {
  /** The launch secret that is valid now. */
  launch(): string
  /** A new session for the valid launch secret, which is then used up; null for any other text. */
  exchange(launch: unknown): string | null
  isSession(secret: unknown): boolean
}

/** More tabs than anyone opens; the oldest session ends first. */
const maxSessions = 32

const digest = (text: string) => createHash('sha256').update(text).digest()
const newSecret = () => randomBytes(32).toString('base64url')

/** Compares in constant time, whatever the lengths. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/** `onLaunch` hears each launch secret that replaces a used one. */
export function createSecrets(onLaunch: (launch: string) => void): Secrets {
  let launch = newSecret()
  const sessions: string[] = []
  return {
    launch: () => launch,
    exchange(given) {
      if (typeof given !== 'string' || !sameSecret(given, launch)) return null
      launch = newSecret()
      const session = newSecret()
      sessions.push(session)
      if (sessions.length > maxSessions) sessions.shift()
      onLaunch(launch)
      return session
    },
    isSession(secret) {
      if (typeof secret !== 'string') return false
      // Compared with all, so that the time does not tell which.
      return sessions.filter(session => sameSecret(session, secret)).length > 0
    },
  }
}
