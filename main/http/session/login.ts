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

/** Gives the token of a push service; absent where there is none (DESIGN §6 push). */
export type PushSource = () => Promise<string>

interface Parts {
  client: ApiClient
  session: Session
  lock: Pick<Lock, 'locked'>
  check: PasswordCheck
  push?: PushSource
}

type SessionHandlers = Pick<
  Handlers,
  'session.login' | 'session.passCard' | 'session.logout' | 'session.sendResetMail' | 'session.resetPassword'
>

const invalid = (message: string): { ok: false; error: Failure } => failure('invalid-request', message)

/** Login, pass card, logout and password reset of the bridge. */
export function sessionHandlers({ client, session, lock, check, push }: Parts): SessionHandlers {
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
    if (push) await client.call('save-fcm-token', { fcm_token: await push() })
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
      const { generation } = session.state()
      // Who has not shown that it is his screen destroys nothing of what was typed there.
      const reason = lock.locked() ? 'handover' : 'logout'
      const token = push && session.identity() ? await push() : null
      // It has ended meanwhile: another's is none of this one's business.
      if (session.state().generation !== generation) return success(null)
      // Not waited for: no server keeps a teacher from leaving a shared PC, and its 401 does not make this another end.
      if (token !== null) void client.call('delete-fcm-token', { fcm_token: token })
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
