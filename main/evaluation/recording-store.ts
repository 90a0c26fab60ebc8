/**
 * Recordings that are not evaluated yet: one file of sealed records per recording, so that a lost connection or a crash
 * loses nothing that was said (DESIGN §11). The first record is the head as JSON, each other one holds frames. If the
 * vault is not durable, recordings stay in memory.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { recordingLimits } from '../../shared/domain/evaluation'
import { readFileIfExists, removeFiles, writeAt, writeAtomic } from '../store/atomic-file'
import { type Disk, nodeDisk } from '../store/disk'
import { createTaskQueue, type TaskQueue } from '../store/task-queue'
import type { Vault } from '../store/vault'
import { decodeRecords, encodeRecord } from './recording-records'

export interface RecordingHead {
  text: string
  category: string
  /** When it began (ms, corrected clock). */
  at: number
}

export interface StoredRecording {
  id: string
  head: RecordingHead
  /** Whole frames, in order. */
  frames: Uint8Array
}

/** The recordings of all teachers; `name` is the `ownerHash` of a teacher. */
export interface RecordingStore {
  /** Begins a recording and returns its id. The oldest ones above the limit are removed. Rejects if the disk refuses. */
  create(name: string, head: RecordingHead): Promise<string>
  /** Resolves when the frames are on the disk. Does nothing if the recording was removed. */
  append(name: string, id: string, frames: Uint8Array): Promise<void>
  /** Null if there is none. The frames after a damaged record are lost. */
  read(name: string, id: string): Promise<StoredRecording | null>
  /** Oldest first. */
  list(name: string): Promise<StoredRecording[]>
  remove(name: string, id: string): Promise<void>
  /** Removes all recordings of a teacher. Rejects if the disk refuses. */
  wipe(name: string): Promise<void>
}

interface OpenFile {
  queue: TaskQueue
  bytes: number
  records: number
}

interface RecordingStoreParts {
  /** Only this module uses the folder. */
  folder: string
  vault: Vault
  disk?: Disk
}

const fileName = /^([0-9a-f]{32})-([0-9a-z]+-[0-9a-f]{8})\.recording$/

/** Ids sort by the time of their creation: the digits of the time have a fixed length until the year 2059. */
const newId = (at: number): string =>
  `${Math.max(0, Math.floor(at)).toString(36).padStart(8, '0')}-${randomBytes(4).toString('hex')}`

const toBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

export function openRecordingStore({ folder, vault, disk = nodeDisk }: RecordingStoreParts): RecordingStore {
  const inMemory = new Map<string, Uint8Array>()
  const openFiles = new Map<string, OpenFile>()
  const keyOf = (name: string, id: string) => `${name}-${id}`
  const pathOf = (name: string, id: string) => join(folder, `${keyOf(name, id)}.recording`)

  async function idsOf(name: string): Promise<string[]> {
    const onDisk = (await disk.readdir(folder).catch(() => [])).map(String)
    const keys = [...onDisk, ...[...inMemory.keys()].map(key => `${key}.recording`)]
    return keys
      .flatMap(key => {
        const [, owner, id] = fileName.exec(key) ?? []
        return owner === name && id !== undefined ? [id] : []
      })
      .toSorted()
  }

  const bytesOf = (name: string, id: string): Promise<Uint8Array | null> =>
    vault.isDurable ? readFileIfExists(pathOf(name, id), disk) : Promise.resolve(inMemory.get(keyOf(name, id)) ?? null)

  async function read(name: string, id: string): Promise<StoredRecording | null> {
    await openFiles.get(keyOf(name, id))?.queue.whenIdle()
    const bytes = await bytesOf(name, id)
    const [head, ...frames] = bytes === null ? [] : decodeRecords(vault, keyOf(name, id), bytes)
    if (head === undefined) return null
    // This program sealed the record, so its schema needs no check.
    return { id, head: JSON.parse(new TextDecoder().decode(head)) as RecordingHead, frames: Buffer.concat(frames) }
  }

  async function remove(name: string, id: string): Promise<void> {
    const key = keyOf(name, id)
    const open = openFiles.get(key)
    openFiles.delete(key)
    inMemory.delete(key)
    await open?.queue.whenIdle()
    await removeFiles([pathOf(name, id)], disk)
  }

  return {
    async create(name, head) {
      const id = newId(head.at)
      const key = keyOf(name, id)
      const record = encodeRecord(vault, key, 0, toBytes(head))
      if (vault.isDurable) await writeAtomic(pathOf(name, id), record, disk)
      else inMemory.set(key, record)
      openFiles.set(key, { queue: createTaskQueue(), bytes: record.length, records: 1 })
      const others = (await idsOf(name)).filter(other => other !== id)
      const surplus = others.slice(0, Math.max(0, others.length + 1 - recordingLimits.kept))
      for (const old of surplus) await remove(name, old).catch(() => undefined)
      return id
    },
    async append(name, id, frames) {
      const key = keyOf(name, id)
      const open = openFiles.get(key)
      await open?.queue.add(async () => {
        const record = encodeRecord(vault, key, open.records, frames)
        if (vault.isDurable) await writeAt(pathOf(name, id), record, open.bytes, disk)
        else inMemory.set(key, Buffer.concat([inMemory.get(key) ?? new Uint8Array(), record]))
        open.bytes += record.length
        open.records++
      })
    },
    read,
    async list(name) {
      const found = await Promise.all((await idsOf(name)).map(id => read(name, id).catch(() => null)))
      return found.flatMap(recording => recording ?? [])
    },
    remove,
    async wipe(name) {
      const results = await Promise.allSettled((await idsOf(name)).map(id => remove(name, id)))
      const failed = results.find(result => result.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}
