/**
 * The profile's data key (DESIGN §3): AES-256-GCM with a random key, which the host's secret box seals into a file. So the
 * host's box, which may be slow and small, seals 32 bytes, and the stores seal what they like.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { SecretBox } from '../host/host'
import { type Disk, nodeDisk } from './disk'
import { openKept, type Seal } from './kept-file'

/** Seals without waiting; fits wherever a `Seal` does. `open` throws at what is not exactly what was sealed under this name. */
interface KeySeal {
  seal(plain: Uint8Array, name: string): Uint8Array
  open(sealed: Uint8Array, name: string): Uint8Array
}

export interface Vault extends KeySeal {
  /** False where the key lives in memory only: what it seals is unreadable after a restart, so nothing of it belongs on the disk. */
  durable: boolean
  /** The key file could not be opened and a new key was made: what the old one sealed is lost. */
  lost: boolean
}

/** version (1) · nonce (12) · tag (16) · what is sealed. */
const version = 1
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

const keySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Seals by `key` (32 bytes) alone. */
export function sealWith(key: Uint8Array): KeySeal {
  return {
    seal(plain, name) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, name) {
      const start = 1 + nonceBytes + tagBytes
      if (sealed.length < start || sealed[0] !== version) throw new Error('not sealed by this program')
      const nonce = sealed.subarray(1, 1 + nonceBytes)
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(1 + nonceBytes, start))
      return Buffer.concat([cipher.update(sealed.subarray(start)), cipher.final()])
    },
  }
}

/** A host's box as the seal of a file. A box knows no names: it is for what stands in one file alone. */
export const boxSeal = (box: SecretBox): Seal => ({
  seal: plain => box.seal(new TextDecoder().decode(plain)),
  open: async sealed => new TextEncoder().encode(await box.open(sealed)),
})

/**
 * Opens the key in `path`, or makes one. Never throws: a key that cannot be opened is set aside (`lost`), and one that cannot be
 * written, like that of a host without a box, is not `durable`.
 */
export async function openVault(box: SecretBox | null, path: string, disk: Disk = nodeDisk): Promise<Vault> {
  const made = randomBytes(keyBytes)
  if (box === null) return { ...sealWith(made), durable: false, lost: false }
  const kept = await openKept({ path, schema: keySchema, fresh: () => made.toString('hex'), disk, seal: boxSeal(box) })
  const key = kept.get()
  const isNew = key === made.toString('hex')
  const written = isNew
    ? kept.set(key).then(
        () => true,
        () => false,
      )
    : true
  return { ...sealWith(Buffer.from(key, 'hex')), durable: await written, lost: kept.damage === 'lost' }
}
