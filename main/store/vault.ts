/**
 * The profile's data key (DESIGN §3): AES-256-GCM with a random key. The host's secret box seals the key into a file.
 * The box may be slow and limited in size; it seals only 32 bytes, and the stores seal data of any size with the key.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { SecretBox } from '../host/host'
import { type Disk, exists, nodeDisk } from './disk'
import { openDurableFile, removeDurableFile } from './durable-file'
import type { Seal } from './read-durable-file'

/** A synchronous `Seal`. `open` throws unless it gets exactly the bytes that were sealed under this name. */
interface KeySeal {
  seal(plain: Uint8Array, name: string): Uint8Array
  open(sealed: Uint8Array, name: string): Uint8Array
}

export interface Vault extends KeySeal {
  /**
   * False if the key is in memory only: sealed data would be unreadable after a restart, so it must not be written to
   * the disk.
   */
  isDurable: boolean
  /** The key file was damaged and a new key was created: data sealed by the old key is lost. */
  isKeyLost: boolean
  /**
   * The key file exists, but the disk or the box refuses it now. This vault has a key in memory; data sealed by the key
   * in the file must stay on the disk until a start at which the key can be read.
   */
  isKeyUnavailable: boolean
}

/** Sealed bytes: version (1), nonce (12), tag (16), encrypted data. */
const version = 1
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

const keySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A seal with `key` (32 bytes). */
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

/** A host's box as the seal of a file. A box does not authenticate names, so use it for one file only. */
export const secretBoxSeal = (box: SecretBox): Seal => ({
  mayFailTransiently: !box.failureIsPermanent,
  seal: plain => box.seal(new TextDecoder().decode(plain)),
  async open(sealed, _name, onNeedsReseal) {
    const secret = await box.open(sealed)
    if (typeof secret === 'string') return new TextEncoder().encode(secret)
    if (secret.shouldReEncrypt) onNeedsReseal?.()
    return new TextEncoder().encode(secret.result)
  },
})

/**
 * If the key file is refused at more starts in a row than this, a new key is made: a keychain that was reset (forgotten
 * password) never opens the old one.
 */
const maxUnavailableStarts = 3

const countPath = (path: string): string => `${path}.refusals`

/** Counts a start at which the key was refused. False if there were too many such starts in a row. */
async function mayBeRefusedAgain(path: string, disk: Disk): Promise<boolean> {
  const count = await openDurableFile({ path: countPath(path), schema: v.number(), defaultValue: () => 0, disk })
  await count.set(count.get() + 1).catch(() => undefined)
  return count.get() <= maxUnavailableStarts
}

/**
 * Opens the key in `path`, or creates one. Never throws. A damaged key file is set aside (`isKeyLost`), and so is one
 * that was refused at too many starts in a row. A key file that cannot be opened now stays (`isKeyUnavailable`). A key
 * that cannot be written, or that has no box, is not `isDurable`.
 */
export async function openVault(box: SecretBox | null, path: string, disk: Disk = nodeDisk): Promise<Vault> {
  const newKey = randomBytes(keyBytes)
  const inMemory = { ...createKeySeal(newKey), isDurable: false, isKeyLost: false, isKeyUnavailable: false }
  if (box === null) return inMemory
  const defaultValue = () => newKey.toString('hex')
  const openBy = (seal: Seal) => openDurableFile({ path, schema: keySchema, defaultValue, disk, seal })
  const seal = secretBoxSeal(box)
  let boxRefused = false
  const open: Seal['open'] = async (...args) => {
    try {
      return await seal.open(...args)
    } catch (error) {
      boxRefused = true
      throw error
    }
  }
  let file = await openBy({ ...seal, open })
  if (file.get() === defaultValue() && file.damage === 'unreadable') {
    // Count only refusals by the box: an error of the disk says nothing about the keychain.
    if (boxRefused && !(await mayBeRefusedAgain(path, disk)))
      file = await openBy({ ...seal, mayFailTransiently: false })
    if (file.damage === 'unreadable') return { ...inMemory, isKeyUnavailable: true }
  }
  if (await exists(disk, countPath(path))) await removeDurableFile(countPath(path), disk).catch(() => undefined)
  const key = file.get()
  const isNew = key === defaultValue()
  const written = isNew
    ? file.set(key).then(
        () => true,
        () => false,
      )
    : true
  const isKeyLost = file.damage === 'lost'
  return {
    ...createKeySeal(Buffer.from(key, 'hex')),
    isDurable: await written,
    isKeyLost,
    isKeyUnavailable: false,
  }
}
