/**
 * The export history of each teacher: limited in length, sealed on the disk, or in memory if the vault is not durable
 * (DESIGN §3, §10).
 */
import { basename, join } from 'node:path'
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { text } from '../../shared/text'
import { type Disk, nodeDisk } from '../store/disk'
import { type DurableFile, openDurableFile, removeDurableFile } from '../store/durable-file'
import { type Log, messageOf } from '../store/log'
import { ownerHash } from '../store/owner-hash'
import type { Vault } from '../store/vault'
import { type HistoryEntry, historyEntriesSchema } from './history-entry'
import { inspectFileInTime } from './saved-file'

/** The stored entries of one teacher. */
type HistoryFile = Pick<DurableFile<HistoryEntry[]>, 'get' | 'set' | 'remove' | 'damage'>

export interface ExportHistoryStorage {
  /** Whether entries survive a restart. */
  isDurable: boolean
  open(owner: string): Promise<HistoryFile>
  /** Removes the entries of a teacher who is not logged in, by `ownerHash`. Rejects if the disk refuses. */
  remove(name: string): Promise<void>
}

/** One teacher's exports, oldest first. */
export interface ExportHistory {
  isDurable: boolean
  isLost: boolean
  entries(): readonly HistoryEntry[]
  find(id: string): HistoryEntry | undefined
  /** Adds an entry as the newest and removes an older one with its id. Resolves when it is written; never throws. */
  put(entry: HistoryEntry): Promise<void>
  remove(id: string): Promise<void>
  /** Removes all entries, also on the disk; the exported files stay. Rejects if the disk refuses. */
  wipe(): Promise<void>
}

/**
 * One sealed file per teacher in the profile, or memory if the vault is not durable. A removal deletes the file in both
 * cases: an earlier run may have written it.
 */
export function createExportHistoryStorage(vault: Vault, profile: string, disk: Disk = nodeDisk): ExportHistoryStorage {
  // The seal covers the file name; the name identifies the teacher without revealing who it is.
  const pathOf = (name: string) => join(profile, `exports-${name}.bin`)
  const memory = new Map<string, HistoryEntry[]>()
  const remove = (name: string) => {
    memory.delete(name)
    return removeDurableFile(pathOf(name), disk)
  }
  const inMemory = (name: string): HistoryFile => ({
    get: () => memory.get(name) ?? [],
    async set(entries) {
      memory.set(name, entries)
    },
    remove: () => remove(name),
    damage: 'none',
  })
  return {
    isDurable: vault.isDurable,
    async open(owner) {
      const name = ownerHash(owner)
      if (!vault.isDurable) return inMemory(name)
      return openDurableFile({
        path: pathOf(name),
        schema: historyEntriesSchema,
        defaultValue: () => [],
        disk,
        seal: vault,
      })
    },
    remove,
  }
}

/**
 * Completes an entry that an earlier run left in the state `running`: done if its file exists as it was stored, else
 * interrupted. If the file cannot be inspected now, the entry keeps it: it may exist, and can then be deleted.
 */
async function completeEntry(entry: HistoryEntry, disk: Disk): Promise<HistoryEntry> {
  if (entry.state !== 'running') return entry
  const { file, ...facts } = entry
  const found = file ? await inspectFileInTime(disk, file) : 'missing'
  if (file && found === 'same') return { ...facts, state: 'done', name: basename(file.path), file }
  const error = failure('status', text.interrupted).error
  return { ...facts, state: 'failed', error, ...(found === 'unknown' && { file }) }
}

/** The newest entries up to the limit. Running ones are never removed. */
function newestEntries(entries: readonly HistoryEntry[]): HistoryEntry[] {
  let excess = entries.length - limits.downloadHistory
  return entries.filter(entry => entry.state === 'running' || excess-- <= 0)
}

/**
 * Opens a teacher's history at login, and completes entries that an earlier run left running. Errors of the disk are
 * logged: past entries may then be lost, but exports continue.
 */
export async function openExportHistory(
  storage: ExportHistoryStorage,
  owner: string,
  log: Log,
  disk: Disk = nodeDisk,
): Promise<ExportHistory> {
  const file = await storage.open(owner)
  const found = file.get()
  let entries: HistoryEntry[] = []
  const logged = (written: Promise<void>) =>
    written.catch(error => log('downloads.history', { detail: messageOf(error) }))
  const change = (next: readonly HistoryEntry[]) => {
    entries = newestEntries(next)
    return logged(file.set(entries))
  }
  const now = await Promise.all(found.map(entry => completeEntry(entry, disk)))
  // Store the result: the file may be changed before the next start.
  if (found.some(({ state }) => state === 'running')) await change(now)
  else entries = newestEntries(now)
  return {
    isDurable: storage.isDurable,
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
