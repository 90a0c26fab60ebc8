/** Login, pass card, logout and password reset (SPEC §4, §5, §7). The plain password stays in this file. */

import { type Failure, failure, type Result, success } from '../../../shared/contract/result'
import type { SessionView } from '../../../shared/contract/types'
import { passwordFault } from '../../../shared/domain/password'
import { isEmail } from '../../../shared/domain/text-rules'
import { text } from '../../../shared/text'
import type { Handlers } from '../../bridge/gate'
import type { Config } from '../../config'
import type { ApiClient } from '../client'
import type { PasswordCheck } from './password-check'
import { encryptPassword } from './password-cipher'
import { makeVerifier } from './password-verifier'
import type { Login, Proof, Session } from './session'

/** Gives the token of a push service; absent where there is none (DESIGN §6 push). */
export type PushSource = () => Promise<string>

interface Parts {
  client: ApiClient
  session: Session
  check: PasswordCheck
  config: Config
  push?: PushSource
}

type SessionHandlers = Pick<
  Handlers,
  'session.login' | 'session.passCard' | 'session.logout' | 'session.sendResetMail' | 'session.resetPassword'
>

const invalid = (message: string): { ok: false; error: Failure } => failure('invalid-request', message)

/** Login, pass card, logout and password reset of the bridge. */
export function sessionHandlers({ client, session, check, config, push }: Parts): SessionHandlers {
  async function enter(login: Result<Login>, proof: (user: Login['user']) => Proof): Promise<Result<SessionView>> {
    if (!login.ok) return login
    const view = await session.begin(login.value, proof(login.value.user))
    if (push) await client.call('save-fcm-token', { fcm_token: await push() })
    return success(view)
  }

  return {
    async 'session.login'({ username, password }) {
      if (username.trim() === '') return invalid(text.needId)
      if (password === '') return invalid(text.needPassword)
      // The hash is made while the server thinks.
      const [login, verifier] = await Promise.all([check(username.trim(), password), makeVerifier(password)])
      return enter(login, () => ({ username: username.trim(), verifier }))
    },
    async 'session.passCard'({ key }) {
      const login = await client.call('pass-card-login', { key })
      return enter(login, user => ({ username: user.username, verifier: null }))
    },
    async 'session.logout'() {
      // A server that does not answer must not keep a teacher from leaving a shared PC.
      if (push && session.identity()) await client.call('delete-fcm-token', { fcm_token: await push() })
      return (await session.end('logout')) ? success(null) : failure('status', text.logoutNotKept)
    },
    async 'session.sendResetMail'({ email }) {
      return isEmail(email.trim())
        ? client.call('send-reset-pwd-mail', { email: email.trim() })
        : invalid(text.badEmail)
    },
    async 'session.resetPassword'({ email, code, password }) {
      if (passwordFault(password)) return invalid(text.invalidRequest)
      return client.call('reset-password-safe', {
        email: email.trim(),
        code: code.trim(),
        password: encryptPassword(password, config),
      })
    },
  }
}
