/** Encrypts the passwords in a request before it is sent (SPEC §5; DESIGN §4). The plain text is stored nowhere. */
import { failure, type Result, success } from '../../shared/contract/result'
import { passwordFault } from '../../shared/domain/password'
import type { EndpointRow } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { Config } from '../config'
import { encryptPassword } from '../session/password-cipher'

type EncryptionConfig = Partial<Pick<Config, 'publicKey' | 'passwordScheme'>>

/** Why the passwords of a call must not be sent, as text for the teacher; null if they may. */
function passwordFaultText(
  plain: ReadonlyMap<string, string>,
  secrets: NonNullable<EndpointRow['secrets']>,
): string | null {
  const current = [...plain].filter(([name]) => secrets[name] === 'held').map(([, password]) => password)
  for (const [name, password] of plain) {
    const fault = secrets[name] === 'new' ? passwordFault(password, undefined, current[0]) : null
    if (fault !== null) return text.password[fault]
    if (password === '') return text.needPassword
  }
  return null
}

/**
 * Returns the request with the passwords encrypted that its row names in `secrets`, or a failure if one must not be
 * sent.
 */
export function encryptSecrets(
  { secrets }: EndpointRow,
  checked: Record<string, unknown>,
  { publicKey, passwordScheme = 'oaep' }: EncryptionConfig,
): Result<Record<string, unknown>> {
  if (!secrets) return success(checked)
  const plain = new Map<string, string>()
  for (const name of Object.keys(secrets)) {
    const password = checked[name]
    if (typeof password === 'string') plain.set(name, password)
  }
  const fault = passwordFaultText(plain, secrets)
  if (fault !== null) return failure('invalid-request', fault)
  if (!publicKey) return failure('invalid-request', text.noPublicKey)
  try {
    const encrypted = [...plain].map(([name, password]) => [name, encryptPassword(password, publicKey, passwordScheme)])
    return success({ ...checked, ...Object.fromEntries(encrypted) })
  } catch {
    return failure('invalid-request', text.noPublicKey)
  }
}
