/**
 * What one teacher types, journalled as he types it (DESIGN §11): each change is a sealed record at the end of his file, which
 * is written anew, whole, when most of it is of the past. In memory alone where the vault is.
 */
import { limits } from '../../shared/domain/limits'
import { readIfThere, removeAll, writeAtomic } from './atomic-file'
import type { Disk } from './disk'
import { type Decoded, decodeRecords, encodeRecord } from './draft-record'
import type { Damage } from './kept-file'
import { damagedNames, freeDamagedName, setAside } from './set-aside'
import type { Vault } from './vault'

export interface DraftJournal {
  /** The JSON of what was typed last under this key, or null. */
  read(key: string): string | null
  /** Ends when it is on the disk; rejects where the disk refuses: it is then held in memory, and written with the next. */
  write(key: string, json: string): Promise<void>
  remove(key: string): Promise<void>
  /** Leaves nothing, nor what was set aside. */
  wipe(): Promise<void>
  /** Ends when all that was asked is done, well or not. */
  settled(): Promise<void>
  /** `restored`: a part of the file was damaged, what could be read is there. */
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

/** Opens a teacher's journal. Never throws: what is damaged is set aside, and `damage` says so. */
export async function openDraftJournal(parts: DraftJournalParts): Promise<DraftJournal> {
  const { path, name, vault, today, disk } = parts
  /** The oldest first. */
  const entries = new Map<string, Entry>()
  const changed = new Set<string>()
  let count = 0
  let bytes = 0
  /** The file is not as the next record expects it. */
  let anew = true
  let last: Promise<unknown> = Promise.resolve()
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
    await removeAll(paths, disk)
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

  const queue = (act: () => Promise<void>): Promise<void> => {
    const acted = last.then(act)
    last = acted.catch(() => undefined)
    return acted
  }

  /** What is typed while another write runs goes into one. */
  const flush = (): Promise<void> => {
    if (!vault.durable) return Promise.resolve()
    waiting ??= queue(() => {
      waiting = null
      return save()
    })
    return waiting
  }

  const restore = async (): Promise<Damage> => {
    const found = await readIfThere(path, disk).catch(() => 'unreadable' as const)
    if (found === null) return 'none'
    if (found === 'unreadable') {
      await setAside(path, disk)
      return 'lost'
    }
    const { records, state, count: written }: Decoded = decodeRecords(vault, name, found)
    for (const { key, day, json } of records) {
      entries.delete(key)
      const old = today - day >= limits.drafts.days
      if (json !== null && !old) entries.set(key, { day, json })
    }
    count = written
    bytes = found.length
    anew = state !== 'whole'
    if (state === 'whole') return 'none'
    // The file goes only once what was good of it stands in another; what is refused now waits for the next write.
    const kept = state === 'torn' || (await copyAside(found))
    if (kept) await (entries.size > 0 ? writeAnew() : remove([path])).catch(() => undefined)
    if (state === 'torn') return 'none'
    return records.length > 0 ? 'restored' : 'lost'
  }

  const copyAside = async (found: Uint8Array): Promise<boolean> => {
    const place = await freeDamagedName(path, disk)
    return writeAtomic(place, found, disk).then(
      () => true,
      () => false,
    )
  }

  const damage = vault.durable ? await restore() : 'none'
  return {
    read: key => entries.get(key)?.json ?? null,
    write(key, json) {
      entries.delete(key)
      entries.set(key, { day: today, json })
      changed.add(key)
      trim()
      return flush()
    },
    remove(key) {
      if (!entries.delete(key)) return waiting ?? Promise.resolve()
      changed.add(key)
      return flush()
    },
    wipe() {
      entries.clear()
      changed.clear()
      waiting = null
      // Where nothing is sealed for now, the file of an earlier run may stand there.
      return queue(() => {
        anew = true
        return remove([path, ...damagedNames(path)])
      })
    },
    settled: () => last.then(() => undefined),
    damage,
  }
}
