/** The school's RSA key pair: created once per data directory, or once per process without one. */
import { generateKeyPair } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import NodeRSA from 'node-rsa'
import { writeAtomically } from './write-atomically'

const createPrivateKey = async (): Promise<string> => {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  return pair.privateKey
}

let inMemory: Promise<string> | undefined

async function privatePem(dataDir: string | undefined, warn: (line: string) => void): Promise<string> {
  if (dataDir === undefined) {
    inMemory ??= createPrivateKey()
    return inMemory
  }
  const path = join(dataDir, 'key.pem')
  if (existsSync(path)) {
    const pem = readFileSync(path, 'utf8')
    try {
      if (new NodeRSA(pem).isPrivate()) return pem
    } catch {
      // A key that cannot be read is replaced below.
    }
    renameSync(path, `${path}.damaged`)
    warn(`${path}: no private key, set aside; a new pair is made`)
  }
  const pem = await createPrivateKey()
  writeAtomically(path, pem)
  return pem
}

export interface Keys {
  /** PEM, for the configuration. */
  publicKey: string
  /** The decrypted password, or null if it was not encrypted with this key. Accepts OAEP (SHA-1) and PKCS#1 v1.5. */
  decrypt(base64: string): string | null
}

/** Reads or creates the key pair. */
export async function openKeys(dataDir: string | undefined, warn: (line: string) => void): Promise<Keys> {
  const pem = await privatePem(dataDir, warn)
  const keys = (['pkcs1_oaep', 'pkcs1'] as const).map(
    encryptionScheme => new NodeRSA(pem, 'pkcs1-private-pem', { encryptionScheme }),
  )
  return {
    publicKey: new NodeRSA(pem).exportKey('pkcs8-public-pem'),
    decrypt(base64) {
      for (const key of keys) {
        try {
          return key.decrypt(base64, 'utf8')
        } catch {
          // Wrong padding: try the next one.
        }
      }
      return null
    },
  }
}
