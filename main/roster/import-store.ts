/** The imports of each teacher of the last 30 days, sealed (docs/stores.md): what stood before, and what became of it. */
import { join } from 'node:path'
import * as v from 'valibot'
import { type ImportRecord, importRecord } from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import { day, parseJst } from '../../shared/domain/time'
import { removeTemporaryFiles } from '../store/atomic-file'
import { type Disk, nodeDisk } from '../store/disk'
import { type DurableFile, openDurableFile } from '../store/durable-file'
import type { Vault } from '../store/vault'

type ImportFile = Pick<DurableFile<ImportRecord[]>, 'get' | 'set'>

export interface ImportStore {
  /** The imports of a teacher, oldest first. `name` is the `ownerHash`. */
  read(name: string, now: number): Promise<ImportRecord[]>
  /** Adds the import, or replaces the one with its id. Resolves when it is on the disk. */
  put(name: string, record: ImportRecord, now: number): Promise<void>
  /** Resolves when every write has succeeded or failed. */
  close(): Promise<void>
}

/** When an import begins to change students. */
const lastDay = ({ at, day: chosen = '' }: ImportRecord): number => Math.max(at, parseJst(chosen) ?? 0)

/** Those that a teacher can still take back: of the last 30 days, and the newest ones if they have too many rows. */
function recent(records: readonly ImportRecord[], now: number): ImportRecord[] {
  let left = limits.roster.keptRows
  const kept = records
    .filter(record => now - lastDay(record) < limits.roster.keptDays * day)
    .toReversed()
    .filter(({ rows }, at) => {
      left -= rows.length
      return at === 0 || left >= 0
    })
  return kept.toReversed()
}

const inMemory = (): ImportFile => {
  let value: ImportRecord[] = []
  return {
    get: () => value,
    async set(next) {
      value = next
    },
  }
}

/** Opens the folder of imports. Never throws. */
export async function openImportStore({
  folder,
  vault,
  disk = nodeDisk,
}: {
  folder: string
  vault: Vault
  disk?: Disk
}): Promise<ImportStore> {
  await removeTemporaryFiles(folder, disk)
  const files = new Map<string, Promise<ImportFile>>()
  const writes = new Set<Promise<void>>()
  const open = async (name: string): Promise<ImportFile> =>
    vault.isDurable
      ? openDurableFile({
          path: join(folder, `${name}.imports`),
          schema: v.array(importRecord),
          defaultValue: () => [],
          disk,
          seal: vault,
        })
      : inMemory()
  const fileOf = (name: string) => {
    const file = files.get(name) ?? open(name)
    files.set(name, file)
    return file
  }
  return {
    read: async (name, now) => recent((await fileOf(name)).get(), now),
    async put(name, record, now) {
      const file = await fileOf(name)
      const others = file.get().filter(({ id }) => id !== record.id)
      const write = file.set(
        recent(
          [...others, record].sort((a, b) => a.at - b.at),
          now,
        ),
      )
      writes.add(write)
      await write.finally(() => writes.delete(write))
    },
    async close() {
      await Promise.allSettled(writes)
    },
  }
}
