/**
 * How a kept file looks: a line `hanamaru <format> <sha256>`, then the body that the checksum covers together with the format.
 * A later program may write a later format; what is no whole file of this one is null.
 */
import { createHash } from 'node:crypto'

const format = '1'

const sum = (body: Uint8Array) => createHash('sha256').update(`${format}\n`).update(body).digest('hex')

const head = (body: Uint8Array) => `hanamaru ${format} ${sum(body)}\n`

export const addChecksum = (body: Uint8Array): Uint8Array => Buffer.concat([Buffer.from(head(body)), body])

/** The body of a whole file; null where a single bit of it is not as it was written. */
export function removeChecksum(file: Uint8Array): Uint8Array | null {
  const end = file.indexOf(0x0a)
  if (end < 0) return null
  const body = file.subarray(end + 1)
  return Buffer.from(file.subarray(0, end + 1)).equals(Buffer.from(head(body))) ? body : null
}
