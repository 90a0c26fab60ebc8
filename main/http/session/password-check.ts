/** Asks the server whether a password is right (SPEC §5, §7). It leaves main encrypted, and stays in no variable of ours. */
import type { Result } from '../../../shared/contract/result'
import type { Config } from '../../config'
import type { SettingsStore } from '../../store/settings'
import type { ApiClient, CallOptions } from '../client'
import { encryptPassword } from './password-cipher'
import type { Login } from './session'

export type PasswordCheck = (username: string, password: string, options?: CallOptions) => Promise<Result<Login>>

export const passwordCheck =
  ({ client, settings, config }: { client: ApiClient; settings: SettingsStore; config: Config }): PasswordCheck =>
  (username, password, options) =>
    client.call(
      'login-safe',
      {
        username,
        password: encryptPassword(password, config),
        app_name: 'hanamaru',
        client_name: 'desktop',
        device_code: settings.get().deviceCode,
      },
      options,
    )
