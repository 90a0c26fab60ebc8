/** Passwords: told apart from wrong ones, and set. What is kept of one is its hash. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { passwordFault } from '../../../../shared/domain/password'
import { samplePassword } from '../../../../shared/sample'
import type { Account } from '../../accounts'
import { text } from '../../text'
import { type Call, need, Refusal } from '../types'

const passwordHash = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 4096 })

const equal = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)

/** Whether it is the account's password. */
export function rightPassword(call: Call, account: Account, password: string): boolean {
  const own = call.store.state.passwords.get(account.username)
  if (own === undefined) return password === samplePassword
  return equal(passwordHash(password, own.salt), Buffer.from(own.hash, 'hex'))
}

/** The plain password, or a refusal. */
export const plain = (call: Call, sent: string): string => need(call.keys.decrypt(sent), text.undecipherable)

/** The entry that sets the password, or a refusal where SPEC §5 forbids it. `kept`: the session that goes on. */
export function newPassword(call: Call, account: Account, password: string, kept?: string) {
  const fault = rightPassword(call, account, password) ? 'same' : passwordFault(password)
  if (fault !== null) throw new Refusal(400, text.password[fault])
  const salt = randomBytes(16).toString('hex')
  const hash = passwordHash(password, salt).toString('hex')
  return { type: 'password', account: account.username, salt, hash, ...(kept !== undefined && { kept }) } as const
}
