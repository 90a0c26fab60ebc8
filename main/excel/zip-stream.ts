/** A workbook's parts packed as they come: at no time is more of them in memory than what is on its way. */
import { crc32, createDeflateRaw, type ZlibOptions } from 'node:zlib'
// Its entry for Node only adds worker threads, by a `require` of its own that collides with the bundle's.
import { Zip, type ZipInputFile } from 'fflate/browser'

export interface ZipPart {
  name: string
  /** Texts that are worth a call of zlib: some ten thousand letters each. */
  chunks: AsyncIterable<string> | Iterable<string>
}

const pieceSize = 64 * 1024
const deflated = 8
/** The same sheet gives the same bytes, and a PC's clock that is far off keeps nobody from a sheet. */
const mtime = new Date(2020, 0, 1)

const deflation: ZlibOptions = { level: 6, chunkSize: pieceSize }

/**
 * Deflates the texts; `hear` is shown the bytes of each before. While zlib's thread has one in hand the next is made, and no
 * more than that: a stream by itself would ask for many at once, and then let either wait for the other.
 */
async function* deflate(
  texts: ZipPart['chunks'],
  hear: (bytes: Buffer) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packer = createDeflateRaw(deflation)
  const write = (bytes: Buffer) =>
    new Promise<void>((done, fail) => packer.write(bytes, error => (error ? fail(error) : done())))
  async function feed(): Promise<void> {
    let taken = Promise.resolve()
    for await (const text of texts) {
      const bytes = Buffer.from(text)
      hear(bytes)
      await taken
      taken = write(bytes)
      // Heard with the next text, which may be long in coming.
      taken.catch(() => undefined)
    }
    await taken
    packer.end()
  }
  feed().catch(error => packer.destroy(error))
  yield* packer
}

/** The zip of `parts`, in their order. */
export async function* zipParts(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  function* taken() {
    const bytes = ready
    ready = []
    yield* bytes
  }
  for await (const { name, chunks } of parts) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflated, mtime }
    zip.add(file)
    const packed = deflate(chunks, bytes => {
      file.size += bytes.length
      file.crc = crc32(bytes, file.crc)
    })
    for await (const bytes of packed) {
      file.ondata?.(null, bytes, false)
      yield* taken()
    }
    file.ondata?.(null, new Uint8Array(0), true)
  }
  zip.end()
  yield* taken()
}
