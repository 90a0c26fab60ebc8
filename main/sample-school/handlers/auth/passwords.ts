/** Checks and sets teachers' passwords. Only a hash is stored. */
import { passwordFault } from '../../../../shared/domain/password'
import { samplePassword } from '../../../../shared/sample'
import type { Account } from '../../accounts'
import { text } from '../../text'
import { type Call, Refusal, required } from '../types'
import { hashPassword, isPasswordOf } from './password-hash'

/** Whether it is the account's password. */
export function isRightPassword(call: Call, account: Account, password: string): boolean {
  const stored = call.store.state.passwords.get(account.username)
  return stored === undefined ? password === samplePassword : isPasswordOf(stored, password)
}

/** Decrypts the password, or refuses. */
export const decryptPassword = (call: Call, sent: string): string =>
  required(call.keys.decrypt(sent), text.undecipherable)

/**
 * The journal entry that sets the password, or a refusal if SPEC §5 forbids it. `exceptToken`: the session that stays
 * logged in.
 */
export function newPassword(call: Call, account: Account, password: string, exceptToken?: string) {
  const fault = isRightPassword(call, account, password) ? 'same' : passwordFault(password)
  if (fault !== null) throw new Refusal(400, text.password[fault])
  return {
    type: 'password',
    account: account.username,
    ...hashPassword(password),
    ...(exceptToken !== undefined && { kept: exceptToken }),
  } as const
}
