/** The methods `session.*` for login, pass card, logout and password reset (SPEC §4, §5, §7). */
import { type Failure, failure, type Result, success } from '../../shared/contract/result'
import type { SessionView } from '../../shared/contract/types'
import { isEmail } from '../../shared/domain/text-rules'
import { text } from '../../shared/text'
import type { Handlers } from '../bridge/gate'
import type { ApiClient } from '../http/client'
import type { PasswordCheck } from './password-check'
import { createVerifier } from './password-verifier'
import type { ScreenLock } from './screen-lock'
import type { Login, Proof, Session } from './session'

interface Dependencies {
  client: ApiClient
  session: Session
  lock: Pick<ScreenLock, 'isLocked'>
  checkPassword: PasswordCheck
}

type SessionHandlers = Pick<
  Handlers,
  'session.login' | 'session.passCard' | 'session.logout' | 'session.sendResetMail' | 'session.resetPassword'
>

const invalid = (message: string): { ok: false; error: Failure } => failure('invalid-request', message)

export function sessionHandlers({ client, session, lock, checkPassword }: Dependencies): SessionHandlers {
  /**
   * Begins the session of a login that was requested in the generation `since`. The login is cancelled if somebody else
   * has logged in or locked the screen while the server was answering.
   */
  async function beginSession(
    login: Result<Login>,
    since: number,
    proof: (user: Login['user']) => Proof,
  ): Promise<Result<SessionView>> {
    if (!login.ok) return login
    const isTooLate = lock.isLocked()
    const view = isTooLate ? 'superseded' : await session.begin(login.value, proof(login.value.user), since)
    if (view === 'superseded') return failure('cancelled', text.cancelled)
    if (view === 'refused') return failure('status', text.stillToWipe)
    return success(view)
  }

  return {
    async 'session.login'({ username, password }) {
      if (username.trim() === '') return invalid(text.needId)
      if (password === '') return invalid(text.needPassword)
      const { generation } = session.state()
      // The verifier is computed while the server answers.
      const [login, verifier] = await Promise.all([checkPassword(username.trim(), password), createVerifier(password)])
      return beginSession(login, generation, () => ({ username: username.trim(), verifier }))
    },
    async 'session.passCard'({ key }) {
      const { generation } = session.state()
      const login = await client.call('pass-card-login', { key })
      return beginSession(login, generation, user => ({ username: user.username, verifier: null }))
    },
    async 'session.logout'() {
      // At a locked screen anybody may log out, so the drafts of the teacher are not wiped.
      const reason = lock.isLocked() ? 'handover' : 'logout'
      return (await session.end(reason)) ? success(null) : failure('status', text.logoutNotKept)
    },
    async 'session.sendResetMail'({ email }) {
      return isEmail(email.trim())
        ? client.call('send-reset-pwd-mail', { email: email.trim() })
        : invalid(text.badEmail)
    },
    async 'session.resetPassword'({ email, code, password }) {
      return client.call('reset-password-safe', { email: email.trim(), code: code.trim(), password })
    },
  }
}
