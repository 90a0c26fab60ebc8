/**
 * The append-only journal: one JSON line per change, written to disk before the call is answered. If the end of the
 * file is damaged, it is moved to another file, and the entries before it are kept.
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
import { type Entry, keptEntryCount, readEntry } from './changes/index'
import { writeAtomically } from './write-atomically'

const newline = 0x0a

function parseLine(bytes: Uint8Array): Entry | null {
  try {
    return readEntry(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return null
  }
}

/** The valid entries at the start of the bytes, and where they end. */
export function readEntries(bytes: Uint8Array): { entries: Entry[]; goodBytes: number; openEnd: boolean } {
  const entries: Entry[] = []
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(newline, from)
    const entry = parseLine(bytes.subarray(from, end < 0 ? bytes.length : end))
    if (entry === null) break
    entries.push(entry)
    // The last line is valid if only its line break is missing.
    if (end < 0) return { entries, goodBytes: bytes.length, openEnd: true }
    from = end + 1
  }
  return { entries, goodBytes: from, openEnd: false }
}

/** Drops entries that later entries have made obsolete. */
export function withoutObsolete(entries: Entry[]): Entry[] {
  const room = new Map<string, number>()
  const keptEntries = [...entries].reverse().filter(entry => {
    const remaining = room.get(entry.type) ?? keptEntryCount(entry)
    room.set(entry.type, remaining - 1)
    return remaining > 0
  })
  return keptEntries.reverse()
}

export interface Journal {
  entries: Entry[]
  /** Writes the entry and flushes it to disk. If it throws a disk error, no part of the entry is in the journal. */
  append(entry: Entry): void
  close(): void
}

const serialise = (entries: Entry[]): string => entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

/** A journal in memory only. */
export const memoryJournal = (): Journal => ({ entries: [], append: () => undefined, close: () => undefined })

/** If a journal has more lines than this when it is opened, it is rewritten without obsolete entries. */
const pruneAt = 2000

/** The file operations of an open journal, so that tests can make them fail. */
export interface JournalDisk {
  /** Returns the number of bytes written, which may be less than `length`. */
  write(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number
  sync(file: number): void
  cut(file: number, length: number): void
}

const nodeDisk: JournalDisk = { write: writeSync, sync: fsyncSync, cut: ftruncateSync }

/** Appends lines, all or nothing: if a write fails or is short, its partial bytes are cut off before the next entry. */
function createAppender(file: number, disk: JournalDisk): (line: string) => void {
  let end = fstatSync(file).size
  let hasPartialLine = false
  const cutPartialLine = () => {
    disk.cut(file, end)
    hasPartialLine = false
  }
  return line => {
    const bytes = new TextEncoder().encode(line)
    // If an earlier cut failed, cut now; if that fails too, do not write behind the partial bytes.
    if (hasPartialLine) cutPartialLine()
    hasPartialLine = true
    try {
      let at = 0
      while (at < bytes.length) {
        const wrote = disk.write(file, bytes, at, bytes.length - at, end + at)
        if (wrote <= 0) throw new Error('the disk accepts no more bytes')
        at += wrote
      }
      disk.sync(file)
    } catch (error) {
      try {
        cutPartialLine()
      } catch {
        // The next entry tries to cut first.
      }
      throw error
    }
    end += bytes.length
    hasPartialLine = false
  }
}

/** A file name that is not used yet: an earlier damaged part must not be overwritten. */
function unusedName(path: string): string {
  let name = path
  for (let turn = 2; existsSync(name); turn++) name = `${path}-${turn}`
  return name
}

/** Opens or creates the journal at `path`; calls `warn` if it is damaged. */
export function openJournal(path: string, warn: (line: string) => void, disk = nodeDisk): Journal {
  const bytes = existsSync(path) ? readFileSync(path) : new Uint8Array()
  const { entries, goodBytes, openEnd } = readEntries(bytes)
  if (goodBytes < bytes.length) {
    const movedPath = unusedName(`${path}.damaged`)
    writeFileSync(movedPath, bytes.subarray(goodBytes))
    truncateSync(path, goodBytes)
    warn(`${path}: damaged after entry ${entries.length}; ${bytes.length - goodBytes} bytes set aside in ${movedPath}`)
  }
  const shorter = entries.length > pruneAt ? withoutObsolete(entries) : entries
  if (shorter.length < entries.length) {
    writeAtomically(path, serialise(shorter))
  }
  // Not in append mode: with O_APPEND, Linux ignores the position and always writes at the end of the file.
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
