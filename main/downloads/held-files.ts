/**
 * Files that the page wants to save, such as the copy of an application: main keeps them in memory until the session
 * ends, because the names of students must not stand in the history of exports.
 */
import { randomUUID } from 'node:crypto'
import type { FileFormat } from './file-format'

/** The page asks to save a file soon after it was made. */
const most = 5

export interface HeldFile {
  /** The title of the file, without its kind, date and extension. */
  title: string
  bytes: Uint8Array
  /** By its first bytes, if it is not known. */
  format?: FileFormat
}

/** Documents of HTML to print, one for each file. `name` is the name of the file, without its extension. */
export interface HeldPages {
  title: string
  files: { name: string; html: string }[]
}

export interface Held<T> {
  /** Keeps a value and returns its id. Only the latest values are kept. */
  hold(value: T): string
  find(id: string): T | undefined
  forget(id: string): void
  clear(): void
}

export function createHeld<T>(): Held<T> {
  const values = new Map<string, T>()
  return {
    hold(value) {
      const id = randomUUID()
      values.set(id, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
      return id
    },
    find: id => values.get(id),
    forget: id => void values.delete(id),
    clear: () => values.clear(),
  }
}
