/** Past exports per teacher: bounded, sealed on the disk where the host can, in memory only where it cannot (DESIGN §3, §10). */
import { basename, join } from 'node:path'
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { text } from '../../shared/text'
import { type Disk, nodeDisk } from '../store/disk'
import { type DurableFile, openDurableFile, removeDurableFile } from '../store/durable-file'
import { type Log, messageOf } from '../store/log'
import { ownerHash } from '../store/owner-hash'
import type { Vault } from '../store/vault'
import { historyEntriesSchema, type HistoryEntry } from './history-entry'
import { inspectFileInTime } from './saved-file'

/** Where one teacher's entries are kept. */
type HistoryFile = Pick<DurableFile<HistoryEntry[]>, 'get' | 'set' | 'remove' | 'damage'>

export interface ExportHistoryStorage {
  /** Whether what it holds survives a restart. */
  isDurable: boolean
  open(owner: string): Promise<HistoryFile>
  /** Removes the entries of who is not there, by `ownerName`. Rejects where the disk refuses. */
  remove(name: string): Promise<void>
}

/** One teacher's exports, the oldest first. */
export interface ExportHistory {
  isDurable: boolean
  isLost: boolean
  entries(): readonly HistoryEntry[]
  find(id: string): HistoryEntry | undefined
  /** Takes an entry in, as the newest, in the place of an older one of its id. Ends when it is written; never throws. */
  put(entry: HistoryEntry): Promise<void>
  remove(id: string): Promise<void>
  /** Forgets everything, also on the disk; the files themselves stay. Rejects where the disk refuses. */
  wipe(): Promise<void>
}

/**
 * Sealed files in the profile, one per teacher; memory where a seal would not outlive the program. What is forgotten goes from
 * the disk in either case: an earlier run may have sealed there.
 */
export function createExportHistoryStorage(vault: Vault, profile: string, disk: Disk = nodeDisk): ExportHistoryStorage {
  // The name, which the seal covers, tells teachers apart without naming them.
  const pathOf = (name: string) => join(profile, `exports-${name}.bin`)
  const memory = new Map<string, HistoryEntry[]>()
  const forget = (name: string) => {
    memory.delete(name)
    return removeDurableFile(pathOf(name), disk)
  }
  const inMemory = (name: string): HistoryFile => ({
    get: () => memory.get(name) ?? [],
    async set(entries) {
      memory.set(name, entries)
    },
    remove: () => forget(name),
    damage: 'none',
  })
  return {
    isDurable: vault.isDurable,
    async open(owner) {
      const name = ownerHash(owner)
      if (!vault.isDurable) return inMemory(name)
      return openDurableFile({ path: pathOf(name), schema: historyEntriesSchema, defaultValue: () => [], disk, seal: vault })
    },
    remove: forget,
  }
}

/**
 * What became of an entry that an earlier run left running: done where its file stands in its place as it was noted, and
 * interrupted otherwise. A file that cannot be looked at now stays noted: it may be there, and can be deleted.
 */
async function settled(entry: HistoryEntry, disk: Disk): Promise<HistoryEntry> {
  if (entry.state !== 'running') return entry
  const { file, ...facts } = entry
  const found = file ? await inspectFileInTime(disk, file) : 'missing'
  if (file && found === 'same') return { ...facts, state: 'done', name: basename(file.path), file }
  const error = failure('status', text.interrupted).error
  return { ...facts, state: 'failed', error, ...(found === 'unknown' && { file }) }
}

/** The newest of them; what runs is never forgotten. */
function bounded(entries: readonly HistoryEntry[]): HistoryEntry[] {
  let excess = entries.length - limits.downloadHistory
  return entries.filter(entry => entry.state === 'running' || excess-- <= 0)
}

/**
 * A teacher's history as a login finds it, with what an earlier one left running `settled`. What the disk refuses is logged,
 * and costs the past entries, never an export.
 */
export async function openExportHistory(
  shelf: ExportHistoryStorage,
  owner: string,
  log: Log,
  disk: Disk = nodeDisk,
): Promise<ExportHistory> {
  const file = await shelf.open(owner)
  const found = file.get()
  let entries: HistoryEntry[] = []
  const logged = (written: Promise<void>) =>
    written.catch(error => log('downloads.history', { detail: messageOf(error) }))
  const change = (next: readonly HistoryEntry[]) => {
    entries = bounded(next)
    return logged(file.set(entries))
  }
  const now = await Promise.all(found.map(entry => settled(entry, disk)))
  // Written down: the file may be another one by the next start.
  if (found.some(({ state }) => state === 'running')) await change(now)
  else entries = bounded(now)
  return {
    isDurable: shelf.isDurable,
    isLost: file.damage === 'lost',
    entries: () => entries,
    find: id => entries.find(entry => entry.id === id),
    put: entry => change([...entries.filter(({ id }) => id !== entry.id), entry]),
    remove: id => change(entries.filter(entry => entry.id !== id)),
    wipe() {
      entries = []
      return file.remove()
    },
  }
}
