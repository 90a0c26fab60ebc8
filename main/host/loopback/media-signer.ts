/** Signs the addresses of the media port (DESIGN §10). */
import { createHmac, randomBytes } from 'node:crypto'
import { sameSecret } from './secrets'

export interface MediaSigner {
  /** The path of an id, with its signature in the query. */
  signedPath(id: string): string
  isSigned(id: string, signature: string | undefined): boolean
}

/** Signs with a random key that is valid for this run only and is never stored. */
export function createMediaSigner(): MediaSigner {
  const key = randomBytes(32)
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  return {
    signedPath: id => `/m/${encodeURIComponent(id)}?s=${sign(id)}`,
    isSigned: (id, signature) => signature !== undefined && sameSecret(sign(id), signature),
  }
}
