/** Passwords leave encrypted, in whatever call they are sent (SPEC §5; DESIGN §4). The plain text is kept nowhere. */
import { failure, type Result, success } from '../../shared/contract/result'
import { passwordFault } from '../../shared/domain/password'
import type { EndpointRow } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { Config } from '../config'
import { encryptPassword } from './session/password-cipher'

type Keys = Partial<Pick<Config, 'publicKey' | 'passwordScheme'>>

/** What keeps the plain passwords of a call from being sent, in the teacher's words; null where nothing does. */
function faultOf(plain: ReadonlyMap<string, string>, secrets: NonNullable<EndpointRow['secrets']>): string | null {
  const held = [...plain].filter(([name]) => secrets[name] === 'held').map(([, password]) => password)
  for (const [name, password] of plain) {
    const fault = secrets[name] === 'new' ? passwordFault(password, undefined, held[0]) : null
    if (fault !== null) return text.password[fault]
    if (password === '') return text.needPassword
  }
  return null
}

/** The request with the passwords that its row names encrypted, or the failure where one must not be sent. */
export function sealSecrets(
  { secrets }: EndpointRow,
  checked: Record<string, unknown>,
  { publicKey, passwordScheme = 'oaep' }: Keys,
): Result<Record<string, unknown>> {
  if (!secrets) return success(checked)
  const plain = new Map<string, string>()
  for (const name of Object.keys(secrets)) {
    const password = checked[name]
    if (typeof password === 'string') plain.set(name, password)
  }
  const fault = faultOf(plain, secrets)
  if (fault !== null) return failure('invalid-request', fault)
  if (!publicKey) return failure('invalid-request', text.noPublicKey)
  try {
    const sealed = [...plain].map(([name, password]) => [name, encryptPassword(password, publicKey, passwordScheme)])
    return success({ ...checked, ...Object.fromEntries(sealed) })
  } catch {
    return failure('invalid-request', text.noPublicKey)
  }
}
