/**
 * What one teacher types, journalled as he types it (DESIGN §11): each change is a sealed record at the end of his file, which
 * is written anew, whole, when most of it is of the past. In memory alone where the vault is. A file that cannot be read stays as
 * it is: what is typed waits in memory until it can, and is then put together with it.
 */
import { limits } from '../../shared/domain/limits'
import { readFileIfExists, removeFiles, writeAtomic } from './atomic-file'
import { damagedPaths, freeDamagedPath } from './damaged-file'
import type { Disk } from './disk'
import { type Decoded, type DraftRecord, decodeRecords, encodeRecord } from './draft-record'
import type { Damage } from './durable-file'
import { createTaskQueue } from './task-queue'
import type { Vault } from './vault'

export interface DraftJournal {
  /** Tries again to read a file that could not be read. Never throws. */
  refresh(): Promise<void>
  /** The JSON of what was typed last under this key, or null. */
  read(key: string): string | null
  /**
   * Ends when it is on the disk; rejects where the disk refuses, or where what stands there can neither be read nor be kept:
   * it is then held in memory, and written with the next.
   */
  write(key: string, json: string): Promise<void>
  remove(key: string): Promise<void>
  /** Leaves nothing, nor what was set aside. */
  wipe(): Promise<void>
  /** Ends when all that was asked is done, well or not. */
  whenIdle(): Promise<void>
  /** What was found when it was opened. `restored`: a part of the file was damaged, what could be read is there. */
  damage: Damage
}

export interface DraftJournalParts {
  path: string
  /** Whose it is: sealed into each record. */
  name: string
  vault: Vault
  /** The day that drafts of now are of (draft-days.ts). */
  today: number
  disk: Disk
}

interface Entry {
  day: number
  json: string
}

/** A journal of less is not worth writing anew. */
const spare = 64_000

/** Opens a teacher's journal. Never throws: what is damaged is set aside, what cannot be read is left, and `damage` says so. */
export async function openDraftJournal(parts: DraftJournalParts): Promise<DraftJournal> {
  const { path, name, vault, today, disk } = parts
  /** The oldest first. */
  const entries = new Map<string, Entry>()
  const changed = new Set<string>()
  let count = 0
  let bytes = 0
  /** The file is not as the next record expects it. */
  let anew = true
  /** The file has not been read yet: it may hold more than is known. */
  let unread = vault.isDurable
  /** What was read of a damaged file, until it stands beside it: the file may not be written over before. */
  let unkept: Uint8Array | null = null
  const queue = createTaskQueue()
  let waiting: Promise<void> | null = null

  const live = () => [...entries.values()].reduce((sum, entry) => sum + Buffer.byteLength(entry.json), 0)

  /** The bounds of DESIGN §11: the oldest give way. */
  const trim = () => {
    let size = live()
    for (const [key, entry] of entries) {
      if (entries.size <= limits.drafts.keys && size <= limits.drafts.teacherBytes) return
      size -= Buffer.byteLength(entry.json)
      entries.delete(key)
      changed.add(key)
    }
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

  const writeAnew = async () => {
    const records = [...entries.keys()].map(encode)
    const file = Buffer.concat(records)
    await writeAtomic(path, file, disk)
    count = records.length
    bytes = file.length
    anew = false
  }

  /** Behind what is there, by place and not at the end: a broken-off write may stand there. */
  const append = async (records: Uint8Array) => {
    const file = await disk.open(path, 'r+')
    try {
      for (let done = 0; done < records.length; ) {
        done += (await file.write(records, done, records.length - done, bytes + done)).bytesWritten
      }
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  const save = async () => {
    if (unread) await restore()
    if (unkept) await keepAside()
    const keys = [...changed]
    changed.clear()
    // Until it has gone well.
    const wasAnew = anew
    anew = true
    if (entries.size === 0) return remove([path])
    const records = Buffer.concat(keys.map((key, number) => encode(key, count + number)))
    if (wasAnew || bytes + records.length > spare + 2 * live()) return writeAnew()
    await append(records)
    count += keys.length
    bytes += records.length
    anew = false
  }

  /** What is typed while another write runs goes into one. */
  const flush = (): Promise<void> => {
    if (!vault.isDurable) return Promise.resolve()
    waiting ??= queue.add(() => {
      waiting = null
      return save()
    })
    return waiting
  }

  /** A damaged file goes only once a copy of it stands beside it. Throws where that is refused. */
  const keepAside = async () => {
    const found = unkept
    if (found === null) return
    await writeAtomic(await freeDamagedPath(path, disk), found, disk)
    if (unkept === found) unkept = null
  }

  /** Takes in what was read. What was typed, or removed, before it could be read is newer. */
  const merge = (records: readonly DraftRecord[]) => {
    const typed = [...entries]
    entries.clear()
    for (const { key, day, json } of records) {
      entries.delete(key)
      const old = day > 0 && today - day >= limits.drafts.days
      if (json !== null && !old && !changed.has(key)) entries.set(key, { day, json })
    }
    for (const [key, entry] of typed) entries.set(key, entry)
    trim()
  }

  /** Reads the file and mends it. Throws where it cannot be read now: it stays, whatever it is. */
  const restore = async (): Promise<Damage> => {
    const found = await readFileIfExists(path, disk)
    // Wiped meanwhile.
    if (!unread) return 'none'
    unread = false
    if (found === null) return 'none'
    const { records, state, count: written }: Decoded = decodeRecords(vault, name, found)
    merge(records)
    count = written
    bytes = found.length
    anew = state !== 'whole'
    if (state === 'whole') return 'none'
    if (state === 'damaged') unkept = found
    // What is refused now waits for the next write.
    await mend().catch(() => undefined)
    if (state === 'torn') return 'none'
    return records.length > 0 ? 'restored' : 'lost'
  }

  const mend = async () => {
    await keepAside()
    await (entries.size > 0 ? writeAnew() : remove([path]))
  }

  const damage = unread ? await restore().catch(() => 'unreadable' as const) : 'none'
  return {
    async refresh() {
      if (!unread) return
      await queue
        .add(async () => {
          if (unread) await restore()
        })
        .catch(() => undefined)
    },
    read: key => entries.get(key)?.json ?? null,
    write(key, json) {
      entries.delete(key)
      entries.set(key, { day: today, json })
      changed.add(key)
      trim()
      return flush()
    },
    remove(key) {
      if (!entries.delete(key) && !unread) return waiting ?? Promise.resolve()
      changed.add(key)
      return flush()
    },
    wipe() {
      entries.clear()
      changed.clear()
      waiting = null
      unread = false
      unkept = null
      // Where nothing is sealed for now, the file of an earlier run may stand there.
      return queue.add(() => {
        anew = true
        return remove([path, ...damagedPaths(path)])
      })
    },
    whenIdle: queue.whenIdle,
    damage,
  }
}
