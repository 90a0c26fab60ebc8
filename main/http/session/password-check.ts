/** Asks the server whether a password is right (SPEC §5, §7): the row encrypts it, and it stays in no variable of ours. */
import type { Result } from '../../../shared/contract/result'
import type { SettingsStore } from '../../store/settings'
import type { ApiClient, CallOptions } from '../client'
import type { Login } from './session'

export type PasswordCheck = (username: string, password: string, options?: CallOptions) => Promise<Result<Login>>

export const passwordCheck =
  ({ client, settings }: { client: ApiClient; settings: SettingsStore }): PasswordCheck =>
  (username, password, options) =>
    client.call(
      'login-safe',
      {
        username,
        password,
        app_name: 'hanamaru',
        client_name: 'desktop',
        device_code: settings.get().deviceCode,
      },
      options,
    )
