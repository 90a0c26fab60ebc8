/** How an answer's body is made small before it is kept; in a thread of its own, so that nothing waits for it. */
import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'

const deflate = promisify<Uint8Array, object, Buffer>(deflateRaw)
const inflate = promisify<Uint8Array, object, Buffer>(inflateRaw)

/** More than the client reads of any answer. */
const largest = 64 * 1024 * 1024

export const compress = (body: Uint8Array): Promise<Uint8Array> => deflate(body, { level: constants.Z_BEST_SPEED })

/** Throws at what was not packed by `pack`. */
export const decompress = (packed: Uint8Array): Promise<Uint8Array> => inflate(packed, { maxOutputLength: largest })
