/** What is kept of a password: never itself. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

export interface PasswordHash {
  salt: string
  /** Hex. */
  hash: string
}

const derive = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 4096 })

/** The hash of a new password, with a salt of its own. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: derive(password, salt).toString('hex') }
}

/** Whether the hash is of this password. */
export function isPasswordOf(own: PasswordHash, password: string): boolean {
  const [a, b] = [derive(password, own.salt), Buffer.from(own.hash, 'hex')]
  return a.length === b.length && timingSafeEqual(a, b)
}
