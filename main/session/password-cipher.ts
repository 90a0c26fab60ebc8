/** RSA encryption of passwords before they are sent (SPEC §5; DESIGN §4). */
import NodeRSA from 'node-rsa'

const schemes = { oaep: 'pkcs1_oaep', pkcs1: 'pkcs1' } as const

/** Encrypts `plain` with the public key (PEM) and returns base64. Throws if the key is invalid. */
export function encryptPassword(plain: string, publicKey: string, scheme: keyof typeof schemes): string {
  const key = new NodeRSA(publicKey)
  key.setOptions({ encryptionScheme: schemes[scheme], environment: 'node' })
  return Buffer.from(key.encrypt(plain)).toString('base64')
}
