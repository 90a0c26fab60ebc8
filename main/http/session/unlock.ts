/** The methods `session.lock`, `session.unlock` and `session.active` (DESIGN §4 idleLockMinutes). */
import { type Failure, failure, type Result, success } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import type { Handlers } from '../../bridge/gate'
import type { Lock } from './lock'
import type { PasswordCheck } from './password-check'
import { makeVerifier, verifies } from './password-verifier'
import type { Renewal } from './renewal'
import type { Proof, Session } from './session'

interface Parts {
  lock: Lock
  session: Session
  check: PasswordCheck
  /** Hears that the token may be replaced. */
  renewal: Pick<Renewal, 'during'>
}

type LockHandlers = Pick<Handlers, 'session.lock' | 'session.unlock' | 'session.active'>

/** Who sits before a locked screen waits no longer than this for a server that is away, in ms. */
const patience = 10_000

/**
 * Whether the server itself says no. What stands in its way says it without the server's words (a filtering proxy), and a
 * server that fails or asks to come back later says nothing of the password.
 */
function refused({ kind, status = 0, message }: Failure): boolean {
  if (kind !== 'status') return kind === 'unauthorized'
  if (status === 400 || status === 401 || status > 599) return true
  return status < 500 && status !== 408 && status !== 429 && message !== text.operation
}

type Verdict = 'right' | 'wrong' | 'other' | 'unknown'

export function lockHandlers({ lock, session, check, renewal }: Parts): LockHandlers {
  /** One guess after the other: many windows do not guess faster than one. */
  let turn: Promise<unknown> = Promise.resolve()

  /** A right password that the server confirmed renews the token. */
  async function judge(proof: Proof, password: string, generation: number): Promise<Verdict> {
    const { username, verifier } = proof
    const answer = await check(username, password, { signal: AbortSignal.timeout(patience) })
    if (answer.ok) {
      if (answer.value.user.id !== session.view()?.user.id) return 'other'
      await session.renew(generation, answer.value, proof, { username, verifier: await makeVerifier(password) })
      return 'right'
    }
    if (refused(answer.error)) return 'wrong'
    if (verifier === null) return 'unknown'
    return (await verifies(verifier, password)) ? 'right' : 'wrong'
  }

  async function attempt(password: string): Promise<Result<null>> {
    const proof = session.proof()
    const { generation } = session.state()
    const left = () => session.state().generation !== generation
    if (proof === null) return failure('cancelled', text.cancelled)
    // Another window was faster.
    if (!lock.locked()) return success(null)
    if (password === '') return failure('invalid-request', text.needPassword)
    const verdict = await renewal.during(() => judge(proof, password, generation))
    if (left()) return failure('cancelled', text.cancelled)
    if (verdict === 'right') {
      lock.unlock()
      return success(null)
    }
    if (verdict === 'unknown') return failure('network', text.lock.needsServer)
    const more = await lock.wrong()
    if (more > 0) return failure('status', verdict === 'other' ? text.lock.other : text.lock.wrong(more))
    // The next teacher may have come while that was written down.
    if (left()) return failure('cancelled', text.cancelled)
    await session.end('attempts')
    return failure('cancelled', text.cancelled)
  }

  return {
    async 'session.lock'() {
      lock.lock()
      return success(null)
    },
    'session.unlock'({ password }) {
      const answer = turn.then(() => attempt(password))
      turn = answer.catch(() => undefined)
      return answer
    },
    async 'session.active'({ ago = 0 }) {
      lock.active(ago)
      return success(null)
    },
  }
}
