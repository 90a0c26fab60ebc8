/** Encryption by the desktop's keychain (DESIGN §3). It may keep one waiting, e.g. until the teacher has unlocked it. */
import { safeStorage } from 'electron'
import type { SecretBox } from '../host'

/** Null where the keychain is absent, or where its key is one that everybody knows (`basic_text`). */
export async function openSecretBox(): Promise<SecretBox | null> {
  // Asked first: a key that everybody knows would be "available".
  if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null
  return {
    seal: async plain => new Uint8Array(await safeStorage.encryptStringAsync(plain)),
    open: sealed => safeStorage.decryptStringAsync(Buffer.from(sealed)),
  }
}
