/**
 * A SecretBox with the desktop's keychain (DESIGN §3). It can be slow, for example until the teacher unlocks the
 * keychain.
 */
import { safeStorage } from 'electron'
import type { SecretBox } from '../host'

/** Null when there is no keychain, or when its key is a constant in Chromium's source (`basic_text`). */
export async function openSecretBox(): Promise<SecretBox | null> {
  // Checked first, because `basic_text` counts as "available".
  if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null
  return {
    seal: async plain => new Uint8Array(await safeStorage.encryptStringAsync(plain)),
    open: sealed => safeStorage.decryptStringAsync(Buffer.from(sealed)),
  }
}
