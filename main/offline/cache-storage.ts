/** Where books lie: on the disk, sealed, or in memory where a seal would not outlive the program (DESIGN §3). */
import type { HomeworkCache } from './homework-cache'

export interface CacheStorage {
  /** Whether what it holds survives a restart. */
  isDurable: boolean
  /** The books of this owner; everything else that lies there is removed. Never throws. */
  load(owner: string): Promise<HomeworkCache[]>
  /** Writes a part's body under its file name. Throws what the disk says; then the old or the new one lies there. */
  writePart(book: HomeworkCache, file: string, key: string, body: Uint8Array): Promise<void>
  /** The body of a part. Throws where it is not there, or not as it was written. */
  readPart(book: HomeworkCache, file: string, key: string): Promise<Uint8Array>
  /** Removes a part; of no effect where it is not there. */
  removePart(book: HomeworkCache, file: string): Promise<void>
  /** Writes down what the book holds now. */
  writeIndex(book: HomeworkCache): Promise<void>
  removeHomework(book: HomeworkCache): Promise<void>
  /** Removes everything, of all owners. */
  wipe(): Promise<void>
}

/** A shelf that the end of the program empties. */
export function createMemoryStorage(): CacheStorage {
  let present: string | null = null
  const books = new Map<string, HomeworkCache>()
  const bodies = new Map<string, Uint8Array>()
  const nameOf = (book: HomeworkCache, file: string) => `${book.folder}/${file}`
  const clear = () => {
    books.clear()
    bodies.clear()
  }
  return {
    isDurable: false,
    async load(owner) {
      if (owner !== present) clear()
      present = owner
      return [...books.values()]
    },
    async writePart(book, file, _key, body) {
      bodies.set(nameOf(book, file), body)
    },
    async readPart(book, file) {
      const body = bodies.get(nameOf(book, file))
      if (!body) throw new Error('no such copy')
      return body
    },
    async removePart(book, file) {
      bodies.delete(nameOf(book, file))
    },
    async writeIndex(book) {
      books.set(book.folder, book)
    },
    async removeHomework(book) {
      books.delete(book.folder)
      for (const { file } of book.parts.values()) bodies.delete(nameOf(book, file))
    },
    async wipe() {
      present = null
      clear()
    },
  }
}
