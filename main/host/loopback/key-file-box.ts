/**
 * A SecretBox for a PC without a keychain (DESIGN §3): its key is a file in the profile that only this user may read.
 */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type Disk, errorCode, nodeDisk } from '../../store/disk'
import { openDurableFile, removeDurableFile } from '../../store/durable-file'
import { createKeySeal } from '../../store/vault'
import type { SecretBox } from '../host'

const schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

interface KeyFileBox extends SecretBox {
  open(sealed: Uint8Array): string
}

/** Whether a file is a regular file that only this user may read. Also true when it does not exist. */
async function isPrivateFileOrMissing(path: string, disk: Disk): Promise<boolean> {
  try {
    const found = await disk.lstat(path)
    if (!found.isFile()) return false
    // Windows has no such modes; there the profile is in the user's own folder.
    return process.platform === 'win32' || ((found.mode & 0o077) === 0 && found.uid === process.getuid?.())
  } catch (error) {
    return errorCode(error) === 'ENOENT'
  }
}

/**
 * Opens the box whose key is in `path`, or creates a key. A key that others could read is replaced by a new one, so
 * texts sealed with it can no longer be opened. Null when no key can be stored.
 */
export async function openKeyFileBox(path: string, disk: Disk = nodeDisk): Promise<KeyFileBox | null> {
  try {
    if (!(await isPrivateFileOrMissing(path, disk)) || !(await isPrivateFileOrMissing(`${path}.last`, disk)))
      await removeDurableFile(path, disk)
    const newKey = randomBytes(32).toString('hex')
    const keyFile = await openDurableFile({ path, schema, defaultValue: () => newKey, disk })
    // A key file that cannot be read now may be readable at another start: do not overwrite it.
    if (keyFile.get() === newKey && keyFile.damage === 'unreadable') return null
    if (keyFile.get() === newKey) await keyFile.set(newKey)
    const { seal, open } = createKeySeal(Buffer.from(keyFile.get(), 'hex'))
    return {
      failureIsPermanent: true,
      seal: plain => seal(new TextEncoder().encode(plain), 'box'),
      open: sealed => new TextDecoder().decode(open(sealed, 'box')),
    }
  } catch {
    return null
  }
}
