/** The methods `session.lock`, `session.unlock` and `session.active` (DESIGN §4 idleLockMinutes). */
import { failure, type Result, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { Handlers } from '../bridge/gate'
import { isRefusedByServer, type PasswordCheck, passwordCheckMs } from './password-check'
import { createVerifier, matchesVerifier } from './password-verifier'
import type { ScreenLock } from './screen-lock'
import type { Proof, Session } from './session'
import type { TokenRenewal } from './token-renewal'

interface Dependencies {
  lock: ScreenLock
  session: Session
  checkPassword: PasswordCheck
  tokenRenewal: Pick<TokenRenewal, 'run'>
}

type LockHandlers = Pick<Handlers, 'session.lock' | 'session.unlock' | 'session.active'>

/** `other-account`: the password is right, but of another account. `unknown`: neither server nor verifier can tell. */
type Verdict = 'right' | 'wrong' | 'other-account' | 'unknown'

export function lockHandlers({ lock, session, checkPassword, tokenRenewal }: Dependencies): LockHandlers {
  /** Attempts run one after the other, so that several windows cannot guess faster than one. */
  let lastAttempt: Promise<unknown> = Promise.resolve()

  /** Checks the password. If the server confirms it, the session continues with the new token. */
  async function judge(proof: Proof, password: string, generation: number): Promise<Verdict> {
    const { username, verifier } = proof
    const login = await checkPassword(username, password, { signal: AbortSignal.timeout(passwordCheckMs) })
    if (login.ok) {
      if (login.value.user.id !== session.view()?.user.id) return 'other-account'
      await session.renewToken(generation, login.value, proof, { username, verifier: await createVerifier(password) })
      return 'right'
    }
    if (isRefusedByServer(login.error)) return 'wrong'
    if (verifier === null) return 'unknown'
    return (await matchesVerifier(verifier, password)) ? 'right' : 'wrong'
  }

  async function attempt(password: string): Promise<Result<null>> {
    const proof = session.proof()
    const { generation } = session.state()
    const hasSessionChanged = () => session.state().generation !== generation
    if (proof === null) return failure('cancelled', text.cancelled)
    // Another window may have unlocked the screen already.
    if (!lock.isLocked()) return success(null)
    if (password === '') return failure('invalid-request', text.needPassword)
    const verdict = await tokenRenewal.run(() => judge(proof, password, generation))
    if (hasSessionChanged()) return failure('cancelled', text.cancelled)
    if (verdict === 'right') {
      lock.unlock()
      return success(null)
    }
    if (verdict === 'unknown') return failure('network', text.lock.needsServer)
    const attemptsLeft = await lock.recordWrongPassword()
    if (attemptsLeft > 0) {
      return failure('status', verdict === 'other-account' ? text.lock.other : text.lock.wrong(attemptsLeft))
    }
    // The next teacher may have logged in while the count was being written.
    if (hasSessionChanged()) return failure('cancelled', text.cancelled)
    await session.end('attempts')
    return failure('cancelled', text.cancelled)
  }

  return {
    async 'session.lock'() {
      lock.lock()
      return success(null)
    },
    'session.unlock'({ password }) {
      const answer = lastAttempt.then(() => attempt(password))
      lastAttempt = answer.catch(() => undefined)
      return answer
    },
    async 'session.active'({ ago = 0 }) {
      lock.recordActivity(ago)
      return success(null)
    },
  }
}
