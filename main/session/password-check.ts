/** Checks a password at the server, by a login (SPEC §5, §7). The row encrypts the password; it is stored nowhere. */
import type { Failure, Result } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { ApiClient, CallOptions } from '../http/client'
import type { SettingsStore } from '../store/settings'
import type { Login } from './session'

/** How long a check waits for the server, in ms. */
export const passwordCheckMs = 10_000

/**
 * Whether the server itself refuses the password. A filtering proxy also answers with 4xx, but without a message of the
 * server; and a server that fails or asks to retry later says nothing about the password.
 */
export function isRefusedByServer({ kind, status = 0, message }: Failure): boolean {
  if (kind !== 'status') return kind === 'unauthorized'
  if (status === 400 || status === 401 || status > 599) return true
  return status < 500 && status !== 408 && status !== 429 && message !== text.operation
}

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
