/** Packs the parts of a workbook into a zip archive as a stream, with only the current chunks in memory. */
import { crc32, createDeflateRaw, type ZlibOptions } from 'node:zlib'
// The entry for Node only adds worker threads, and its `require` conflicts with the `require` of the bundle.
import { Zip, type ZipInputFile } from 'fflate/browser'

export interface ZipPart {
  name: string
  /** Texts of some ten thousand characters, large enough to be worth a call of zlib. */
  chunks: AsyncIterable<string> | Iterable<string>
}

const pieceSize = 64 * 1024
const deflated = 8
/** A fixed date: the same sheet gives the same bytes, and a PC clock outside the range of zip dates causes no error. */
const mtime = new Date(2020, 0, 1)

const deflation: ZlibOptions = { level: 6, chunkSize: pieceSize }

/**
 * Deflates the texts and calls `onBytes` with the bytes of each before. The next text is created while zlib's thread
 * deflates the current one, but not more: a plain stream pipeline would create many texts at once and then alternate
 * between the two tasks.
 */
async function* deflate(
  texts: ZipPart['chunks'],
  onBytes: (bytes: Buffer) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packer = createDeflateRaw(deflation)
  const write = (bytes: Buffer) =>
    new Promise<void>((done, fail) => packer.write(bytes, error => (error ? fail(error) : done())))
  async function feed(): Promise<void> {
    let written = Promise.resolve()
    for await (const text of texts) {
      const bytes = Buffer.from(text)
      onBytes(bytes)
      await written
      written = write(bytes)
      // The next `await` reports the error; until then it must not count as unhandled.
      written.catch(() => undefined)
    }
    await written
    packer.end()
  }
  feed().catch(error => packer.destroy(error))
  yield* packer
}

/** The bytes of a zip archive with `parts`, in their order. */
export async function* zipParts(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  function* takeReadyBytes() {
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
      yield* takeReadyBytes()
    }
    file.ondata?.(null, new Uint8Array(0), true)
  }
  zip.end()
  yield* takeReadyBytes()
}
