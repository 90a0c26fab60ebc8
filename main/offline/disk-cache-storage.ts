/**
 * Copies on the disk: a folder per homework, a sealed file per answer, and a sealed index of them. Names on the disk are
 * random and say nothing; each seal covers owner, folder and key, so that no file can stand in another's place.
 */
import { join } from 'node:path'
import * as v from 'valibot'
import { readFileIfExists, writeAtomic } from '../store/atomic-file'
import { type Disk, nodeDisk, retryWhileFileBusy } from '../store/disk'
import { type DurableFile, openDurableFile } from '../store/durable-file'
import type { Vault } from '../store/vault'
import type { CacheStorage } from './cache-storage'
import type { HomeworkCache } from './homework-cache'

const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

const bookSchema = v.object({
  homework: v.string(),
  title: v.string(),
  parts: v.array(v.object({ key: v.string(), file: name, at: v.number(), turn: v.number(), bytes: v.number() })),
})

type Index = v.InferOutput<typeof bookSchema>

const indexName = 'index.bin'
/** The index and its last good copy; what was set aside of a damaged one goes with the next start. */
const indexNames = new Set([indexName, `${indexName}.last`])

const bookOf = ({ homework, title, parts }: Index, folder: string): HomeworkCache => ({
  homework,
  title,
  folder,
  parts: new Map(parts.map(({ key, ...part }) => [key, part])),
})

const indexOf = ({ homework, title, parts }: HomeworkCache): Index => ({
  homework,
  title,
  parts: [...parts].map(([key, part]) => ({ key, ...part })),
})

/** The shelf in `folder`, which is its own. The vault must be durable. */
export function createDiskStorage(vault: Vault, folder: string, disk: Disk = nodeDisk): CacheStorage {
  let owner = ''
  const indexes = new Map<string, DurableFile<Index>>()
  const pathOf = (book: HomeworkCache, file: string) => join(folder, book.folder, file)
  const sealName = (place: string, inside: string) => JSON.stringify(['copies', owner, place, inside])
  const remove = (path: string) => retryWhileFileBusy(() => disk.rm(path, { recursive: true, force: true }))

  const openIndex = (place: string) => {
    const seal = {
      seal: (plain: Uint8Array, inside: string) => vault.seal(plain, sealName(place, inside)),
      open: (sealed: Uint8Array, inside: string) => vault.open(sealed, sealName(place, inside)),
    }
    const fresh = () => ({ homework: '', title: '', parts: [] })
    return openDurableFile({ path: join(folder, place, indexName), schema: bookSchema, defaultValue: fresh, disk, seal })
  }

  /** The book in a folder, tidied; null where its index is another owner's, or lost. One that cannot be read now stays as it is. */
  async function loadBook(place: string): Promise<HomeworkCache | 'unreadable' | null> {
    if (!v.is(name, place)) return null
    const index = await openIndex(place)
    if (index.damage === 'unreadable') return 'unreadable'
    const book = bookOf(index.get(), place)
    if (index.damage === 'lost' || book.parts.size === 0) return null
    indexes.set(place, index)
    const known = new Set([...book.parts.values()].map(({ file }) => file))
    for (const file of await disk.readdir(join(folder, place))) {
      // What a crash left half done is in no index.
      if (!known.has(file) && !indexNames.has(file)) await remove(join(folder, place, file))
    }
    return book
  }

  return {
    isDurable: true,
    async load(next) {
      owner = next
      indexes.clear()
      const books: HomeworkCache[] = []
      for (const place of await disk.readdir(folder).catch(() => [])) {
        const book = await loadBook(place).catch(() => null)
        if (book === 'unreadable') continue
        if (book) books.push(book)
        else await remove(join(folder, place)).catch(() => undefined)
      }
      return books
    },
    writePart: (book, file, key, body) => writeAtomic(pathOf(book, file), vault.seal(body, sealName(book.folder, key)), disk),
    async readPart(book, file, key) {
      const sealed = await readFileIfExists(pathOf(book, file), disk)
      if (sealed === null) throw new Error('no such copy')
      return vault.open(sealed, sealName(book.folder, key))
    },
    removePart: (book, file) => remove(pathOf(book, file)),
    async writeIndex(book) {
      const index = indexes.get(book.folder) ?? (await openIndex(book.folder))
      indexes.set(book.folder, index)
      await index.set(indexOf(book))
    },
    async removeHomework(book) {
      indexes.delete(book.folder)
      await remove(join(folder, book.folder))
    },
    async wipe() {
      indexes.clear()
      await remove(folder)
    },
  }
}
