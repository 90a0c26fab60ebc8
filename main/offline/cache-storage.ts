/** Where books lie: on the disk, sealed, or in memory where a seal would not outlive the program (DESIGN §3). */
import type { Book } from './homework-cache'

export interface Shelf {
  /** Whether what it holds survives a restart. */
  durable: boolean
  /** The books of this owner; everything else that lies there is removed. Never throws. */
  load(owner: string): Promise<Book[]>
  /** Writes a part's body under its file name. Throws what the disk says; then the old or the new one lies there. */
  put(book: Book, file: string, key: string, body: Uint8Array): Promise<void>
  /** The body of a part. Throws where it is not there, or not as it was written. */
  take(book: Book, file: string, key: string): Promise<Uint8Array>
  /** Removes a part; of no effect where it is not there. */
  drop(book: Book, file: string): Promise<void>
  /** Writes down what the book holds now. */
  note(book: Book): Promise<void>
  dropBook(book: Book): Promise<void>
  /** Removes everything, of all owners. */
  wipe(): Promise<void>
}

/** A shelf that the end of the program empties. */
export function memoryShelf(): Shelf {
  let present: string | null = null
  const books = new Map<string, Book>()
  const bodies = new Map<string, Uint8Array>()
  const nameOf = (book: Book, file: string) => `${book.folder}/${file}`
  const clear = () => {
    books.clear()
    bodies.clear()
  }
  return {
    durable: false,
    async load(owner) {
      if (owner !== present) clear()
      present = owner
      return [...books.values()]
    },
    async put(book, file, _key, body) {
      bodies.set(nameOf(book, file), body)
    },
    async take(book, file) {
      const body = bodies.get(nameOf(book, file))
      if (!body) throw new Error('no such copy')
      return body
    },
    async drop(book, file) {
      bodies.delete(nameOf(book, file))
    },
    async note(book) {
      books.set(book.folder, book)
    },
    async dropBook(book) {
      books.delete(book.folder)
      for (const { file } of book.parts.values()) bodies.delete(nameOf(book, file))
    },
    async wipe() {
      present = null
      clear()
    },
  }
}
