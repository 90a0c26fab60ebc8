/**
 * The launch secret and the session secrets of the loopback host (DESIGN §3).
 *
 * A launch secret opens one session and is then replaced. The terminal prints the new one, so a teacher who closed the
 * tab finds a working address there, and an address that others saw (in the history, on a projector) is useless.
 * Session secrets are valid as long as the process runs. After a minute without a page the *login* ends, not the tab's
 * session: a tab that the browser discarded to save memory comes back to the login page, without a new address from the
 * terminal, and can do no more there than anybody at the login page.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Secrets {
  /** The current launch secret. */
  launch(): string
  /** A new session secret for the current launch secret, which becomes invalid; null for any other value. */
  exchange(launch: unknown): string | null
  isSession(secret: unknown): boolean
}

/** More tabs than anybody opens. Above it the oldest session ends. */
const maxSessions = 32

const digest = (text: string) => createHash('sha256').update(text).digest()
const newSecret = () => randomBytes(32).toString('base64url')

/** Compares in constant time, for texts of any length. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/** @param onLaunch receives each launch secret that replaces a used one. */
export function createSecrets(onLaunch: (launch: string) => void): Secrets {
  let launch = newSecret()
  const sessions: string[] = []
  return {
    launch: () => launch,
    exchange(secret) {
      if (typeof secret !== 'string' || !sameSecret(secret, launch)) return null
      launch = newSecret()
      const session = newSecret()
      sessions.push(session)
      if (sessions.length > maxSessions) sessions.shift()
      onLaunch(launch)
      return session
    },
    isSession(secret) {
      if (typeof secret !== 'string') return false
      // Compares with all, so that the time does not reveal which one matches.
      return sessions.filter(session => sameSecret(session, secret)).length > 0
    },
  }
}
