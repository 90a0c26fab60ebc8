/**
 * The draft journal of one teacher (DESIGN §11). Each change is appended to the file as a sealed record. The whole file
 * is rewritten when most of its records are outdated. If the vault is not durable, drafts stay in memory. If the file
 * cannot be read now, it is not changed: new drafts stay in memory until it can be read, and are then merged with it.
 */
import { limits } from '../../shared/domain/limits'
import { readFileIfExists, removeFiles, writeAt, writeAtomic } from './atomic-file'
import { damagedPaths, freeDamagedPath } from './damaged-file'
import type { Disk } from './disk'
import { type Decoded, type DraftRecord, decodeRecords, encodeRecord } from './draft-record'
import type { Damage } from './durable-file'
import { createTaskQueue } from './task-queue'
import type { Vault } from './vault'

export interface DraftJournal {
  /** Retries reading a file that could not be read before. Never throws. */
  refresh(): Promise<void>
  /** The JSON of the latest draft under this key, or null. */
  read(key: string): string | null
  /** The keys of the drafts that begin with `prefix`, the oldest first. */
  keys(prefix: string): string[]
  /**
   * Resolves when the draft is on the disk. Rejects if the disk refuses, or if the file on it can neither be read nor
   * copied aside: the draft then stays in memory, and the next write writes it too. Rejects a draft for which there is
   * no room: the old ones stay, because some of them wait to be sent.
   */
  write(key: string, json: string): Promise<void>
  remove(key: string): Promise<void>
  /** Removes all drafts, the file, and the damaged files beside it. */
  wipe(): Promise<void>
  /** Resolves when every operation so far has succeeded or failed. */
  whenIdle(): Promise<void>
  /**
   * The state of the file when it was opened. `restored`: a part of it was damaged, and the readable records were kept.
   */
  damage: Damage
}

export interface DraftJournalParts {
  path: string
  /** The `ownerHash` of the teacher. It is sealed into each record. */
  name: string
  vault: Vault
  /** The day number that new drafts get (draft-age.ts). */
  today: number
  disk: Disk
}

interface Entry {
  day: number
  json: string
  bytes: number
}

const entryOf = (day: number, json: string): Entry => ({ day, json, bytes: Buffer.byteLength(json) })

/** Outdated bytes that the file may always hold: below this, a rewrite is not worth it. */
const maxOutdatedBytes = 64_000

/**
 * Opens a teacher's journal. Never throws: a damaged file is copied aside, an unreadable file is left as it is, and
 * `damage` tells which happened.
 */
export async function openDraftJournal(parts: DraftJournalParts): Promise<DraftJournal> {
  const { path, name, vault, today, disk } = parts
  /** Oldest first. */
  const entries = new Map<string, Entry>()
  const changed = new Set<string>()
  let count = 0
  let bytes = 0
  /** Whether the next write must replace the whole file instead of appending. */
  let needsRewrite = true
  /** Whether the file must still be read: it may hold drafts that are not in memory. */
  let needsRead = vault.isDurable
  /** The bytes of a damaged file until they are copied aside: before that, the file must not be replaced. */
  let damagedBytes: Uint8Array | null = null
  const queue = createTaskQueue()
  let pendingFlush: Promise<void> | null = null

  const liveBytes = () => [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0)

  /** Whether a draft keeps to the limits of DESIGN §11; one that does not grow always does. */
  const hasRoom = (old: Entry | undefined, { bytes }: Entry): boolean => {
    const growth = bytes - (old?.bytes ?? 0)
    if (old === undefined && entries.size >= limits.drafts.keys) return false
    return growth <= 0 || liveBytes() + growth <= limits.drafts.teacherBytes
  }

  const encode = (key: string, index: number): Uint8Array => {
    const entry = entries.get(key)
    return encodeRecord(vault, name, index, { key, day: entry?.day ?? today, json: entry?.json ?? null })
  }

  const remove = async (paths: string[]) => {
    await removeFiles(paths, disk)
    count = 0
    bytes = 0
  }

  const rewrite = async () => {
    const records = [...entries.keys()].map(encode)
    const file = Buffer.concat(records)
    await writeAtomic(path, file, disk)
    count = records.length
    bytes = file.length
    needsRewrite = false
  }

  const save = async () => {
    if (needsRead) await readAndRepair()
    if (damagedBytes) await copyAside()
    const keys = [...changed]
    changed.clear()
    // Set back below if the write succeeds.
    const neededRewrite = needsRewrite
    needsRewrite = true
    if (entries.size === 0) return remove([path])
    const records = Buffer.concat(keys.map((key, number) => encode(key, count + number)))
    if (neededRewrite || bytes + records.length > maxOutdatedBytes + 2 * liveBytes()) return rewrite()
    await writeAt(path, records, bytes, disk)
    count += keys.length
    bytes += records.length
    needsRewrite = false
  }

  /** Drafts that change while another write runs are written together. */
  const flush = (): Promise<void> => {
    if (!vault.isDurable) return Promise.resolve()
    pendingFlush ??= queue.add(() => {
      pendingFlush = null
      return save()
    })
    return pendingFlush
  }

  /** Copies a damaged file aside before it is replaced. Throws if the disk refuses. */
  const copyAside = async () => {
    const found = damagedBytes
    if (found === null) return
    await writeAtomic(await freeDamagedPath(path, disk), found, disk)
    if (damagedBytes === found) damagedBytes = null
  }

  /**
   * Merges the records of the file. Drafts that were written or removed before the file could be read are newer. All
   * are kept, also above the limits.
   */
  const mergeRecords = (records: readonly DraftRecord[]) => {
    const typed = [...entries]
    entries.clear()
    for (const { key, day, json } of records) {
      entries.delete(key)
      const old = day > 0 && today - day >= limits.drafts.days
      if (json !== null && !old && !changed.has(key)) entries.set(key, entryOf(day, json))
    }
    for (const [key, entry] of typed) entries.set(key, entry)
  }

  /** Reads the file and repairs it. Throws if it cannot be read now; it then stays unchanged. */
  const readAndRepair = async (): Promise<Damage> => {
    const found = await readFileIfExists(path, disk)
    // The journal was wiped while the file was read.
    if (!needsRead) return 'none'
    needsRead = false
    if (found === null) return 'none'
    const { records, state, count: written }: Decoded = decodeRecords(vault, name, found)
    mergeRecords(records)
    count = written
    bytes = found.length
    needsRewrite = state !== 'whole'
    if (state === 'whole') return 'none'
    if (state === 'damaged') damagedBytes = found
    // If the disk refuses now, the next write repairs the file.
    await repair().catch(() => undefined)
    if (state === 'torn') return 'none'
    return records.length > 0 ? 'restored' : 'lost'
  }

  const repair = async () => {
    await copyAside()
    await (entries.size > 0 ? rewrite() : remove([path]))
  }

  const damage = needsRead ? await readAndRepair().catch(() => 'unreadable' as const) : 'none'
  return {
    async refresh() {
      if (!needsRead) return
      await queue
        .add(async () => {
          if (needsRead) await readAndRepair()
        })
        .catch(() => undefined)
    },
    read: key => entries.get(key)?.json ?? null,
    keys: prefix => [...entries.keys()].filter(key => key.startsWith(prefix)),
    write(key, json) {
      const entry = entryOf(today, json)
      if (!hasRoom(entries.get(key), entry)) return Promise.reject(new Error('No room for this draft'))
      entries.delete(key)
      entries.set(key, entry)
      changed.add(key)
      return flush()
    },
    remove(key) {
      if (!entries.delete(key) && !needsRead) return pendingFlush ?? Promise.resolve()
      changed.add(key)
      return flush()
    },
    wipe() {
      entries.clear()
      changed.clear()
      pendingFlush = null
      needsRead = false
      damagedBytes = null
      // If nothing can be sealed in this run, the file of an earlier run may exist.
      return queue.add(() => {
        needsRewrite = true
        return remove([path, ...damagedPaths(path)])
      })
    },
    whenIdle: queue.whenIdle,
    damage,
  }
}
