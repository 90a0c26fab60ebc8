/** Compresses the bodies of offline copies, in zlib's threads so that the main thread does not wait. */
import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'

const deflate = promisify<Uint8Array, object, Buffer>(deflateRaw)
const inflate = promisify<Uint8Array, object, Buffer>(inflateRaw)

/** The limit of a decompressed body; the client reads no answer as large as this. */
const maxBytes = 64 * 1024 * 1024

export const compress = (body: Uint8Array): Promise<Uint8Array> => deflate(body, { level: constants.Z_BEST_SPEED })

/** Throws if the bytes were not compressed by `compress`, or are too large. */
export const decompress = (packed: Uint8Array): Promise<Uint8Array> => inflate(packed, { maxOutputLength: maxBytes })
