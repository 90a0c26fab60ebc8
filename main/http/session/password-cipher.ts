/** Passwords are RSA-encrypted before they are sent (SPEC §5; DESIGN §4). */
import NodeRSA from 'node-rsa'
import type { Config } from '../../config'

const schemes = { oaep: 'pkcs1_oaep', pkcs1: 'pkcs1' } as const

/** `plain`, encrypted with the configured public key, base64. Throws where no key is configured. */
export function encryptPassword(plain: string, config: Pick<Config, 'publicKey' | 'passwordScheme'>): string {
  if (!config.publicKey) throw new Error('no public key is configured')
  const key = new NodeRSA(config.publicKey)
  key.setOptions({ encryptionScheme: schemes[config.passwordScheme], environment: 'node' })
  return Buffer.from(key.encrypt(plain)).toString('base64')
}
