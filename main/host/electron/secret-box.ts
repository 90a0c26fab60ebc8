/** Encryption by the desktop's keychain (DESIGN §3). */
import { safeStorage } from 'electron'
import type { SecretBox } from '../host'

/** Null where the keychain is absent, or where its key is one that everybody knows (`basic_text`). */
export function openSecretBox(): SecretBox | null {
  if (!safeStorage.isEncryptionAvailable()) return null
  if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null
  return {
    seal: plain => new Uint8Array(safeStorage.encryptString(plain)),
    open: sealed => safeStorage.decryptString(Buffer.from(sealed)),
  }
}
