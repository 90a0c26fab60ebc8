/**
 * The format of a durable file: a line `hanamaru <format> <sha256>`, then the body. The checksum covers the format and
 * the body. A newer version may write a newer format; for it, `removeChecksum` returns null.
 */
import { createHash } from 'node:crypto'

const format = '1'

const checksum = (body: Uint8Array) => createHash('sha256').update(`${format}\n`).update(body).digest('hex')

const header = (body: Uint8Array) => `hanamaru ${format} ${checksum(body)}\n`

export const addChecksum = (body: Uint8Array): Uint8Array => Buffer.concat([Buffer.from(header(body)), body])

/** The body of a file, or null if a single bit differs from what was written. */
export function removeChecksum(file: Uint8Array): Uint8Array | null {
  const end = file.indexOf(0x0a)
  if (end < 0) return null
  const body = file.subarray(end + 1)
  return Buffer.from(file.subarray(0, end + 1)).equals(Buffer.from(header(body))) ? body : null
}
