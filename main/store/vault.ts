/**
 * The profile's data key (DESIGN §3): AES-256-GCM with a random key, which the host's secret box seals into a file. So the
 * host's box, which may be slow and small, seals 32 bytes, and the stores seal what they like.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { SecretBox } from '../host/host'
import { type Disk, exists, nodeDisk } from './disk'
import { openDurableFile, removeDurableFile } from './durable-file'
import type { Seal } from './read-durable-file'

/** Seals without waiting; fits wherever a `Seal` does. `open` throws at what is not exactly what was sealed under this name. */
interface KeySeal {
  seal(plain: Uint8Array, name: string): Uint8Array
  open(sealed: Uint8Array, name: string): Uint8Array
}

export interface Vault extends KeySeal {
  /** False where the key lives in memory only: what it seals is unreadable after a restart, so nothing of it belongs on the disk. */
  isDurable: boolean
  /** The key file was damaged and a new key was made: what the old one sealed is lost. */
  isKeyLost: boolean
  /**
   * The key stands in its file, and disk or box refuse it for now: this one lives in memory, and what the other sealed is to be
   * left on the disk for a start at which it can be had.
   */
  isKeyUnavailable: boolean
}

/** version (1) · nonce (12) · tag (16) · what is sealed. */
const version = 1
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

const keySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Seals by `key` (32 bytes) alone. */
export function createKeySeal(key: Uint8Array): KeySeal {
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
export const secretBoxSeal = (box: SecretBox): Seal => ({
  mayFailTransiently: !box.failureIsPermanent,
  seal: plain => box.seal(new TextDecoder().decode(plain)),
  async open(sealed, _name, onStale) {
    const opened = await box.open(sealed)
    if (typeof opened === 'string') return new TextEncoder().encode(opened)
    if (opened.shouldReEncrypt) onStale?.()
    return new TextEncoder().encode(opened.result)
  },
})

/** At so many starts in a row a whole key file may be refused. A keychain that was set up anew, as after a forgotten password, never opens it. */
export const maxUnavailableStarts = 3

const countOf = (path: string): string => `${path}.refusals`

/** Counts a start at which the key was refused; false once that has lasted too long. */
async function isPatient(path: string, disk: Disk): Promise<boolean> {
  const count = await openDurableFile({ path: countOf(path), schema: v.number(), defaultValue: () => 0, disk })
  await count.set(count.get() + 1).catch(() => undefined)
  return count.get() <= maxUnavailableStarts
}

/**
 * Opens the key in `path`, or makes one. Never throws: a damaged key file is set aside (`lost`), and so is one that was refused
 * at every start for long; one that cannot be opened now stays (`refused`), and a key that cannot be written, like that of a
 * host without a box, is not `durable`.
 */
export async function openVault(box: SecretBox | null, path: string, disk: Disk = nodeDisk): Promise<Vault> {
  const made = randomBytes(keyBytes)
  const inMemory = { ...createKeySeal(made), durable: false, lost: false, refused: false }
  if (box === null) return inMemory
  const fresh = () => made.toString('hex')
  const openBy = (seal: Seal) => openDurableFile({ path, schema: keySchema, defaultValue: fresh, disk, seal })
  const seal = secretBoxSeal(box)
  let boxRefused = false
  const open: Seal['open'] = async (...given) => {
    try {
      return await seal.open(...given)
    } catch (error) {
      boxRefused = true
      throw error
    }
  }
  let kept = await openBy({ ...seal, open })
  if (kept.get() === fresh() && kept.damage === 'unreadable') {
    // A disk's refusals are not counted: they say nothing of the keychain.
    if (boxRefused && !(await isPatient(path, disk))) kept = await openBy({ ...seal, mayFailTransiently: false })
    if (kept.damage === 'unreadable') return { ...inMemory, isKeyUnavailable: true }
  }
  if (await exists(disk, countOf(path))) await removeDurableFile(countOf(path), disk).catch(() => undefined)
  const key = kept.get()
  const isNew = key === fresh()
  const written = isNew
    ? kept.set(key).then(
        () => true,
        () => false,
      )
    : true
  const lost = kept.damage === 'lost'
  return {
    ...createKeySeal(Buffer.from(key, 'hex')),
    isDurable: await written,
    isKeyLost: lost,
    isKeyUnavailable: false,
  }
}
