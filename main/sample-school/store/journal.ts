/**
 * The append-only journal: one JSON line per thing that happened, on disk before it is answered. A damaged tail is set
 * aside, and what stands before it counts.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { type Entry, lastOf, readEntry } from './changes/index'
import { writeWhole } from './write-whole'

const newline = 0x0a

function parseLine(bytes: Uint8Array): Entry | null {
  try {
    return readEntry(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return null
  }
}

/** The whole entries at the start of the bytes, and where they end. */
export function readEntries(bytes: Uint8Array): { entries: Entry[]; goodBytes: number; openEnd: boolean } {
  const entries: Entry[] = []
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(newline, from)
    const entry = parseLine(bytes.subarray(from, end < 0 ? bytes.length : end))
    if (entry === null) break
    entries.push(entry)
    // A last line that lost only its line break is whole.
    if (end < 0) return { entries, goodBytes: bytes.length, openEnd: true }
    from = end + 1
  }
  return { entries, goodBytes: from, openEnd: false }
}

/** Drops what later entries have made void. */
export function pruned(entries: Entry[]): Entry[] {
  const room = new Map<string, number>()
  const kept = [...entries].reverse().filter(entry => {
    const left = room.get(entry.type) ?? lastOf(entry)
    room.set(entry.type, left - 1)
    return left > 0
  })
  return kept.reverse()
}

export interface Journal {
  entries: Entry[]
  /** On the disk when this returns. Throws what the disk says: then nothing of the entry stands in the journal. */
  append(entry: Entry): void
  close(): void
}

const serialise = (entries: Entry[]): string => entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

/** A journal in memory only. */
export const memoryJournal = (): Journal => ({ entries: [], append: () => undefined, close: () => undefined })

/** How many lines a journal may hold when it is opened before it is written anew without what is void. */
const pruneAt = 2000

/** What an open journal asks of the disk. */
export interface JournalDisk {
  /** Bytes written, which may be fewer than `length`. */
  write(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number
  sync(file: number): void
  cut(file: number, length: number): void
}

const nodeDisk: JournalDisk = { write: writeSync, sync: fsyncSync, cut: ftruncateSync }

/** Writes at the end that it knows, all or nothing: what a full disk or a short write left is cut off before the next entry. */
function createAppender(file: number, disk: JournalDisk): (line: string) => void {
  let end = fstatSync(file).size
  let torn = false
  const cutBack = () => {
    disk.cut(file, end)
    torn = false
  }
  return line => {
    const bytes = new TextEncoder().encode(line)
    // What could not be cut off then is cut off now, or nothing is written behind it.
    if (torn) cutBack()
    torn = true
    try {
      let at = 0
      while (at < bytes.length) {
        const wrote = disk.write(file, bytes, at, bytes.length - at, end + at)
        if (wrote <= 0) throw new Error('the disk takes nothing more')
        at += wrote
      }
      disk.sync(file)
    } catch (error) {
      try {
        cutBack()
      } catch {
        // The next entry tries again first.
      }
      throw error
    }
    end += bytes.length
    torn = false
  }
}

/** The name, or the next with a number: what was set aside before stays. */
function freeName(path: string): string {
  let name = path
  for (let turn = 2; existsSync(name); turn++) name = `${path}-${turn}`
  return name
}

/** Opens or begins the journal at `path`; `warn` hears of damage. */
export function openJournal(path: string, warn: (line: string) => void, disk = nodeDisk): Journal {
  const bytes = existsSync(path) ? readFileSync(path) : new Uint8Array()
  const { entries, goodBytes, openEnd } = readEntries(bytes)
  if (goodBytes < bytes.length) {
    const aside = freeName(`${path}.damaged`)
    writeFileSync(aside, bytes.subarray(goodBytes))
    truncateSync(path, goodBytes)
    warn(`${path}: damaged after entry ${entries.length}; ${bytes.length - goodBytes} bytes set aside in ${aside}`)
  }
  const shorter = entries.length > pruneAt ? pruned(entries) : entries
  if (shorter.length < entries.length) {
    writeWhole(path, serialise(shorter))
  }
  // Not for appending: Linux would write at the end of the file, wherever it is told to.
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    const append = createAppender(file, disk)
    if (openEnd && shorter.length === entries.length) append('\n')
    return { entries: shorter, append: entry => append(serialise([entry])), close: () => closeSync(file) }
  } catch (error) {
    closeSync(file)
    throw error
  }
}
