/** Storage of homework caches: sealed on the disk, or in memory if the vault is not durable (DESIGN §3). */
import type { HomeworkCache } from './homework-cache'

export interface CacheStorage {
  /** Whether copies survive a restart. */
  isDurable: boolean
  /** The caches of this owner. Removes everything else. Never throws. */
  load(owner: string): Promise<HomeworkCache[]>
  /**
   * Writes the body of an answer under its file name. Throws the disk's error; the old or the new body is then stored.
   */
  writePart(cache: HomeworkCache, file: string, key: string, body: Uint8Array): Promise<void>
  /** The body of an answer. Throws if it does not exist or is damaged. */
  readPart(cache: HomeworkCache, file: string, key: string): Promise<Uint8Array>
  /** Removes an answer if it exists. */
  removePart(cache: HomeworkCache, file: string): Promise<void>
  /** Stores the list of the cache's answers. */
  writeIndex(cache: HomeworkCache): Promise<void>
  removeHomework(cache: HomeworkCache): Promise<void>
  /** Removes everything, of all owners. */
  wipe(): Promise<void>
}

/** Storage in memory. */
export function createMemoryStorage(): CacheStorage {
  let currentOwner: string | null = null
  const caches = new Map<string, HomeworkCache>()
  const bodies = new Map<string, Uint8Array>()
  const nameOf = (cache: HomeworkCache, file: string) => `${cache.folder}/${file}`
  const clear = () => {
    caches.clear()
    bodies.clear()
  }
  return {
    isDurable: false,
    async load(owner) {
      if (owner !== currentOwner) clear()
      currentOwner = owner
      return [...caches.values()]
    },
    async writePart(cache, file, _key, body) {
      bodies.set(nameOf(cache, file), body)
    },
    async readPart(cache, file) {
      const body = bodies.get(nameOf(cache, file))
      if (!body) throw new Error('no such copy')
      return body
    },
    async removePart(cache, file) {
      bodies.delete(nameOf(cache, file))
    },
    async writeIndex(cache) {
      caches.set(cache.folder, cache)
    },
    async removeHomework(cache) {
      caches.delete(cache.folder)
      for (const { file } of cache.answers.values()) bodies.delete(nameOf(cache, file))
    },
    async wipe() {
      currentOwner = null
      clear()
    },
  }
}
