/** Login, pass card, logout and password reset (SPEC §4, §5, §7). */

import { type Failure, failure, type Result, success } from '../../../shared/contract/result'
import type { SessionView } from '../../../shared/contract/types'
import { isEmail } from '../../../shared/domain/text-rules'
import { text } from '../../../shared/text'
import type { Handlers } from '../../bridge/gate'
import type { ApiClient } from '../client'
import type { Lock } from './lock'
import type { PasswordCheck } from './password-check'
import { makeVerifier } from './password-verifier'
import type { Login, Proof, Session } from './session'

interface Parts {
  client: ApiClient
  session: Session
  lock: Pick<Lock, 'locked'>
  check: PasswordCheck
}

type SessionHandlers = Pick<
  Handlers,
  'session.login' | 'session.passCard' | 'session.logout' | 'session.sendResetMail' | 'session.resetPassword'
>

const invalid = (message: string): { ok: false; error: Failure } => failure('invalid-request', message)

/** Login, pass card, logout and password reset of the bridge. */
export function sessionHandlers({ client, session, lock, check }: Parts): SessionHandlers {
  /**
   * Lets in who was asked for in the generation `since`, unless the server took so long that somebody else is there by now, or
   * has locked the screen.
   */
  async function enter(
    login: Result<Login>,
    since: number,
    proof: (user: Login['user']) => Proof,
  ): Promise<Result<SessionView>> {
    if (!login.ok) return login
    const late = lock.locked()
    const view = late ? 'late' : await session.begin(login.value, proof(login.value.user), since)
    if (view === 'late') return failure('cancelled', text.cancelled)
    if (view === 'owing') return failure('status', text.stillToWipe)
    return success(view)
  }

  return {
    async 'session.login'({ username, password }) {
      if (username.trim() === '') return invalid(text.needId)
      if (password === '') return invalid(text.needPassword)
      const { generation } = session.state()
      // The hash is made while the server thinks.
      const [login, verifier] = await Promise.all([check(username.trim(), password), makeVerifier(password)])
      return enter(login, generation, () => ({ username: username.trim(), verifier }))
    },
    async 'session.passCard'({ key }) {
      const { generation } = session.state()
      const login = await client.call('pass-card-login', { key })
      return enter(login, generation, user => ({ username: user.username, verifier: null }))
    },
    async 'session.logout'() {
      // Whoever logs out at a locked screen has not proved who they are, so the drafts of the teacher are not wiped.
      const reason = lock.locked() ? 'handover' : 'logout'
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
