/**
 * What is kept for a teacher beyond a logout: one sealed file per teacher, or school, and key of `shared/contract/keeps.ts`
 * (DESIGN §3, §11). No end of a session removes them. Only the current session can read them, so another teacher never
 * sees them.
 */
import { join } from 'node:path'
import * as v from 'valibot'
import { type Keep, type KeepKey, keepKeys, parseKeep, schoolKeeps } from '../../shared/contract/keeps'
import { removeTemporaryFiles } from './atomic-file'
import { type Disk, nodeDisk } from './disk'
import { type Damage, type DurableFile, openDurableFile } from './durable-file'
import type { Vault } from './vault'

/** The kept values of one teacher. */
export interface TeacherKeeps {
  /** Null if nothing is kept. */
  read<K extends KeepKey>(key: K): Keep<K> | null
  /** Resolves when the value is on the disk; rejects if the disk refuses. */
  write<K extends KeepKey>(key: K, value: Keep<K>): Promise<void>
}

export interface Keeps {
  /** Call when a session begins or was restored. `name` is the `ownerHash`. Resolves with the worst damage. */
  begin(generation: number, name: string): Promise<Damage>
  /** Ends the current session: nothing of it can be read any more. */
  end(): void
  /**
   * The values of the session with this generation, or null if it is not the current session. For `write`, the session
   * that ended last is accepted too: a change that was made just before a logout arrives after it.
   */
  keepsOf(generation: number, act: 'read' | 'write'): Promise<TeacherKeeps | null>
  /** Resolves when every write has succeeded or failed. */
  close(): Promise<void>
}

export interface KeepParts {
  /** Only this module uses the folder. */
  folder: string
  vault: Vault
  /** The `ownerHash` of the school, whose teachers share the values of `schoolKeeps`. */
  school: string
  disk?: Disk
}

type KeepFile = Pick<DurableFile<unknown>, 'get' | 'set' | 'damage'>

/** The worst first. */
const damages: readonly Damage[] = ['lost', 'unreadable', 'restored', 'none']

const inMemory = (): KeepFile => {
  let value: unknown = null
  return {
    get: () => value,
    async set(next) {
      value = next
    },
    damage: 'none',
  }
}

/** Opens the folder of kept values. Reads only the files of the teacher who logs in. Never throws. */
export async function openKeeps({ folder, vault, school, disk = nodeDisk }: KeepParts): Promise<Keeps> {
  await removeTemporaryFiles(folder, disk)
  /** The files of each teacher who has logged in since the start: a file must have one writer. */
  const opened = new Map<string, Promise<ReadonlyMap<KeepKey, KeepFile>>>()
  const writes = new Set<Promise<void>>()
  let current: { name: string; generation: number; isEnded: boolean } | null = null

  // Any JSON is accepted here: a value that only another version can read must not count as damage.
  const openFile = (name: string, key: KeepKey) =>
    openDurableFile<unknown>({
      path: join(folder, `${name}.${key}`),
      schema: v.unknown(),
      defaultValue: () => null,
      disk,
      seal: vault,
    })
  const openOne = async (name: string, key: KeepKey) => (vault.isDurable ? openFile(name, key) : inMemory())
  const ofSchool = new Map<KeepKey, Promise<KeepFile>>()
  /** An earlier version kept the value for the teacher: the school gets it if it has none. */
  async function openOfSchool(name: string, key: KeepKey): Promise<KeepFile> {
    const shared = ofSchool.get(key) ?? openOne(school, key)
    ofSchool.set(key, shared)
    const file = await shared
    const own = file.get() === null ? (await openOne(name, key)).get() : null
    if (own !== null) await file.set(own).catch(() => undefined)
    return file
  }
  const open = async (name: string) =>
    new Map(
      await Promise.all(
        keepKeys.map(async key => [key, await (schoolKeeps.has(key) ? openOfSchool : openOne)(name, key)] as const),
      ),
    )
  const filesOf = (name: string) => {
    const files = opened.get(name) ?? open(name)
    opened.set(name, files)
    return files
  }

  return {
    async begin(generation, name) {
      current = { name, generation, isEnded: false }
      const isFirst = !opened.has(name)
      const found = [...(await filesOf(name)).values()].map(file => file.damage)
      return (isFirst && damages.find(damage => found.includes(damage))) || 'none'
    },
    end() {
      if (current) current.isEnded = true
    },
    async keepsOf(generation, act) {
      if (current?.generation !== generation || (act === 'read' && current.isEnded)) return null
      const files = await filesOf(current.name)
      return {
        read: key => parseKeep(key, files.get(key)?.get()),
        async write(key, value) {
          const write = files.get(key)?.set(value)
          if (!write) return
          writes.add(write)
          await write.finally(() => writes.delete(write))
        },
      }
    },
    async close() {
      await Promise.allSettled(writes)
    },
  }
}
