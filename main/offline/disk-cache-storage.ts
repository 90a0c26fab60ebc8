/**
 * Storage on the disk: one folder per homework, with one sealed file per answer and a sealed index. File names are
 * random, so they tell nothing. Each seal covers owner, folder and key, so that no file can replace another.
 */
import { join } from 'node:path'
import * as v from 'valibot'
import { readFileIfExists, writeAtomic } from '../store/atomic-file'
import { type Disk, nodeDisk, retryWhileFileBusy } from '../store/disk'
import { type DurableFile, openDurableFile } from '../store/durable-file'
import type { Vault } from '../store/vault'
import type { CacheStorage } from './cache-storage'
import type { HomeworkCache } from './homework-cache'

const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

const indexSchema = v.object({
  homework: v.string(),
  title: v.string(),
  parts: v.array(v.object({ key: v.string(), file: name, at: v.number(), turn: v.number(), bytes: v.number() })),
})

type Index = v.InferOutput<typeof indexSchema>

const indexName = 'index.bin'
/** The index and its last good copy. Damaged indexes are removed at the next start. */
const indexNames = new Set([indexName, `${indexName}.last`])

const cacheOf = ({ homework, title, parts }: Index, folder: string): HomeworkCache => ({
  homework,
  title,
  folder,
  answers: new Map(parts.map(({ key, ...answer }) => [key, answer])),
})

const indexOf = ({ homework, title, answers }: HomeworkCache): Index => ({
  homework,
  title,
  parts: [...answers].map(([key, answer]) => ({ key, ...answer })),
})

/** Storage in `folder`, which nothing else uses. The vault must be durable. */
export function createDiskStorage(vault: Vault, folder: string, disk: Disk = nodeDisk): CacheStorage {
  let owner = ''
  const indexes = new Map<string, DurableFile<Index>>()
  const pathOf = (cache: HomeworkCache, file: string) => join(folder, cache.folder, file)
  const sealName = (folderName: string, fileName: string) => JSON.stringify(['copies', owner, folderName, fileName])
  const remove = (path: string) => retryWhileFileBusy(() => disk.rm(path, { recursive: true, force: true }))

  const openIndex = (folderName: string) => {
    const seal = {
      seal: (plain: Uint8Array, fileName: string) => vault.seal(plain, sealName(folderName, fileName)),
      open: (sealed: Uint8Array, fileName: string) => vault.open(sealed, sealName(folderName, fileName)),
    }
    const defaultValue = () => ({ homework: '', title: '', parts: [] })
    return openDurableFile({
      path: join(folder, folderName, indexName),
      schema: indexSchema,
      defaultValue,
      disk,
      seal,
    })
  }

  /** Loads the cache of a folder and removes files without an entry. Null if its index is lost or of another owner. */
  async function loadCache(folderName: string): Promise<HomeworkCache | 'unreadable' | null> {
    if (!v.is(name, folderName)) return null
    const index = await openIndex(folderName)
    if (index.damage === 'unreadable') return 'unreadable'
    const cache = cacheOf(index.get(), folderName)
    if (index.damage === 'lost' || cache.answers.size === 0) return null
    indexes.set(folderName, index)
    const listed = new Set([...cache.answers.values()].map(({ file }) => file))
    for (const file of await disk.readdir(join(folder, folderName))) {
      // A crash may leave files that no index lists.
      if (!listed.has(file) && !indexNames.has(file)) await remove(join(folder, folderName, file))
    }
    return cache
  }

  return {
    isDurable: true,
    async load(nextOwner) {
      owner = nextOwner
      indexes.clear()
      const caches: HomeworkCache[] = []
      for (const folderName of await disk.readdir(folder).catch(() => [])) {
        const cache = await loadCache(folderName).catch(() => null)
        if (cache === 'unreadable') continue
        if (cache) caches.push(cache)
        else await remove(join(folder, folderName)).catch(() => undefined)
      }
      return caches
    },
    writePart: (cache, file, key, body) =>
      writeAtomic(pathOf(cache, file), vault.seal(body, sealName(cache.folder, key)), disk),
    async readPart(cache, file, key) {
      const sealed = await readFileIfExists(pathOf(cache, file), disk)
      if (sealed === null) throw new Error('no such copy')
      return vault.open(sealed, sealName(cache.folder, key))
    },
    removePart: (cache, file) => remove(pathOf(cache, file)),
    async writeIndex(cache) {
      const index = indexes.get(cache.folder) ?? (await openIndex(cache.folder))
      indexes.set(cache.folder, index)
      await index.set(indexOf(cache))
    },
    async removeHomework(cache) {
      indexes.delete(cache.folder)
      await remove(join(folder, cache.folder))
    },
    async wipe() {
      indexes.clear()
      await remove(folder)
    },
  }
}
