/** Passwords are RSA-encrypted before they are sent (SPEC §5; DESIGN §4). */
import NodeRSA from 'node-rsa'

const schemes = { oaep: 'pkcs1_oaep', pkcs1: 'pkcs1' } as const

/** `plain`, encrypted with this public key (PEM), base64. Throws where it is none. */
export function encryptPassword(plain: string, publicKey: string, scheme: keyof typeof schemes): string {
  const key = new NodeRSA(publicKey)
  key.setOptions({ encryptionScheme: schemes[scheme], environment: 'node' })
  return Buffer.from(key.encrypt(plain)).toString('base64')
}
