/** Confirmation codes that the school sends by mail: they are printed on its console. */
import type { Account } from '../../accounts'
import { hashNumbers } from '../../data/random'
import type { Entry } from '../../store/changes/index'
import { text } from '../../text'
import { type Call, Refusal } from '../types'

/** How long a code is valid. */
export const codeMs = 30 * 60_000

/** The next code: six digits, computed from the seed and the count of codes. */
export const newCode = ({ world, store }: Call, account: Account): string =>
  String(hashNumbers(world.seed, 81, Number(account.id), store.state.codesMade) % 1_000_000).padStart(6, '0')

/** Refuses a code that is wrong or no longer valid; commits `wrong` to count a wrong one. */
export function checkCode(
  call: Call,
  sent: { code: string; until: number } | undefined,
  code: string,
  wrong: Entry,
): void {
  if (sent === undefined || sent.until <= call.at) throw new Refusal(400, text.expiredCode)
  if (sent.code === code.trim()) return
  call.store.commit(wrong)
  throw new Refusal(400, text.wrongCode)
}
