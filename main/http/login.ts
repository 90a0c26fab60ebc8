/** Login, pass card, logout and password reset (SPEC §4, §5, §7). The plain password stays in this file. */

import { type Failure, failure, type Result, success } from '../../shared/contract/result'
import type { SessionView } from '../../shared/contract/types'
import { passwordFault } from '../../shared/domain/password'
import { isEmail } from '../../shared/domain/text-rules'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { Handlers } from '../bridge/gate'
import type { Config } from '../config'
import type { SettingsStore } from '../store/settings'
import type { ApiClient } from './client'
import { encryptPassword } from './password-cipher'
import type { Session } from './session'

/** Gives the token of a push service; absent where there is none (DESIGN §6 push). */
export type PushSource = () => Promise<string>

interface Parts {
  client: ApiClient
  session: Session
  settings: SettingsStore
  config: Config
  push?: PushSource
}

type SessionHandlers = Pick<Handlers, Extract<keyof Handlers, `session.${string}`>>

const invalid = (message: string): { ok: false; error: Failure } => failure('invalid-request', message)

/** The `session.*` methods of the bridge. */
export function sessionHandlers({ client, session, settings, config, push }: Parts): SessionHandlers {
  async function enter(login: Result<EndpointResponse<'login-safe'>>): Promise<Result<SessionView>> {
    if (!login.ok) return login
    const view = await session.begin(login.value)
    if (push) await client.call('save-fcm-token', { fcm_token: await push() })
    return success(view)
  }

  return {
    async 'session.login'({ username, password }) {
      if (username.trim() === '') return invalid(text.needId)
      if (password === '') return invalid(text.needPassword)
      return enter(
        await client.call('login-safe', {
          username: username.trim(),
          password: encryptPassword(password, config),
          app_name: 'hanamaru',
          client_name: 'desktop',
          device_code: settings.get().deviceCode,
        }),
      )
    },
    async 'session.passCard'({ key }) {
      return enter(await client.call('pass-card-login', { key }))
    },
    async 'session.logout'() {
      // A server that does not answer must not keep a teacher from leaving a shared PC.
      if (push && session.identity()) await client.call('delete-fcm-token', { fcm_token: await push() })
      await session.end('logout')
      return success(null)
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
