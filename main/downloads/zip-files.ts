/** Packs finished files, which are compressed already, into a zip archive as a stream. */
// The entry for Node only adds worker threads, and its `require` conflicts with the `require` of the bundle.
import { Zip, ZipPassThrough } from 'fflate/browser'

export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** The archive's format has no dates before 1980; a PC clock may be that wrong. */
const earliest = Date.UTC(2020, 0, 1)

/**
 * The bytes of an archive with `files`, in their order; it holds one file at a time.
 * @param now the date of the files, in milliseconds.
 */
export async function* zipFiles(files: AsyncIterable<ZipFile>, now: number): AsyncGenerator<Uint8Array> {
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
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = Math.max(now, earliest)
    zip.add(entry)
    entry.push(bytes, true)
    yield* takeReadyBytes()
  }
  zip.end()
  yield* takeReadyBytes()
}
