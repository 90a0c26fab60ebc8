/** Hashes passwords: the school never stores a password itself. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

export interface PasswordHash {
  salt: string
  /** Hexadecimal. */
  hash: string
}

const derive = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 4096 })

/** Hashes a new password with a random salt. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: derive(password, salt).toString('hex') }
}

/** Whether the hash belongs to this password. */
export function isPasswordOf(stored: PasswordHash, password: string): boolean {
  const [a, b] = [derive(password, stored.salt), Buffer.from(stored.hash, 'hex')]
  return a.length === b.length && timingSafeEqual(a, b)
}
