/**
 * Files that the page wants to save, such as the copy of an application: main keeps their bytes in memory until the
 * session ends, because the names of students must not stand in the history of exports.
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

export interface HeldFiles {
  /** Keeps a file and returns its id. Only the latest files are kept. */
  hold(file: HeldFile): string
  find(id: string): HeldFile | undefined
  clear(): void
}

export function createHeldFiles(): HeldFiles {
  const files = new Map<string, HeldFile>()
  return {
    hold(file) {
      const id = randomUUID()
      files.set(id, file)
      const [oldest] = files.keys()
      if (files.size > most && oldest !== undefined) files.delete(oldest)
      return id
    },
    find: id => files.get(id),
    clear: () => files.clear(),
  }
}
