/** Checks a password at the server, by a login (SPEC §5, §7). The row encrypts the password; it is stored nowhere. */
import type { Result } from '../../shared/contract/result'
import type { ApiClient, CallOptions } from '../http/client'
import type { SettingsStore } from '../store/settings'
import type { Login } from './session'

export type PasswordCheck = (username: string, password: string, options?: CallOptions) => Promise<Result<Login>>

export const createPasswordCheck =
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
