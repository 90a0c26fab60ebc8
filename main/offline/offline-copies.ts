/**
 * Offline copies (DESIGN §3, §4 offlineCopies): the latest answers that a teacher opened, for times without the server.
 * They belong to one teacher at a time. They are written in the background, and a damaged copy is removed without the
 * others.
 */
import { randomBytes } from 'node:crypto'
import { type Result, success } from '../../shared/contract/result'
import type { Argument, CopyList } from '../../shared/contract/types'
import type { EndpointName } from '../../shared/endpoints/index'
import { type Log, messageOf } from '../store/log'
import { createTaskQueue } from '../store/task-queue'
import type { CacheStorage } from './cache-storage'
import { compress, decompress } from './compression'
import { type CopyKey, copyKeyOf } from './copy-key'
import { answersToKeep, type CopyLimits, copyLimits } from './copy-limits'
import { copyEntriesOf, type HomeworkCache, latestTurn } from './homework-cache'

type Request = Record<string, unknown>

export interface Copy {
  /** The answer's body, as the server sent it. */
  body: Uint8Array
  /** When it was sent (ms, corrected clock). A returned time is neither negative nor in the future. */
  at: number
}

/** The answer of the offline copies that the API client uses. */
export interface CopyStore {
  /** Stores an answer that has passed its schema. Returns immediately; never throws. */
  add(endpoint: EndpointName, request: Request, copy: Copy & { title?: string }): void
  has(endpoint: EndpointName, request: Request): Promise<boolean>
  /** The copy, or null if there is none or it is damaged. */
  read(endpoint: EndpointName, request: Request): Promise<Copy | null>
}

export interface OfflineCopies extends CopyStore {
  /** Makes the copies of this owner available, after those of another owner are removed. */
  begin(owner: string): Promise<void>
  /** Returns and stores no copies until the next `begin`. They stay for the same owner. */
  end(): void
  /** Removes all copies. Rejects if the disk refuses. */
  wipe(): Promise<void>
  list(argument: Argument<'copies.list'>): Promise<Result<CopyList>>
  remove(argument: Argument<'copies.remove'>): Promise<Result<null>>
  /** Resolves when all stored answers are written. */
  flush(): Promise<void>
}

export interface OfflineCopiesParts {
  enabled: boolean
  storage: CacheStorage
  /** Corrected time, in milliseconds. */
  clock(): number
  log: Log
  limits?: CopyLimits
}

interface PendingAnswer extends Copy {
  copyKey: CopyKey
  title: string | undefined
}

/** The wait before a write, in ms: answers that arrive together are written together, and their index once. */
const writeDelay = 300
/** The most bytes that may wait for a slow disk; further answers are not copied. */
const maxPendingBytes = 32 * 1024 * 1024

const randomName = () => randomBytes(8).toString('hex')

export function createOfflineCopies({
  enabled,
  storage,
  clock,
  log,
  limits = copyLimits,
}: OfflineCopiesParts): OfflineCopies {
  const caches = new Map<string, HomeworkCache>()
  const pending = new Map<string, PendingAnswer>()
  let pendingBytes = 0
  let owner: string | null = null
  /** The owner of the loaded caches; kept when a session ends without a wipe. */
  let loadedOwner: string | null = null
  /** The turn of the answer that was stored last. */
  let turn = 0
  /** Grows with each removal of all copies: a write that began before it must not store anything. */
  let epoch = 0
  let timer: NodeJS.Timeout | null = null
  const tasks = createTaskQueue()
  /** Resolves when the caches of the current owner are loaded. */
  let ready = Promise.resolve()

  /** Runs tasks one after the other. Logs errors of the disk: they only cost copies. */
  const queue = (task: () => Promise<void>): Promise<void> =>
    tasks.add(task).catch(error => log('copies', { detail: messageOf(error) }))

  /** PC clocks may be wrong: clamp copy times to now. */
  const clampToNow = (at: number) => Math.max(0, Math.min(at, clock()))

  const clear = () => {
    epoch++
    caches.clear()
    pending.clear()
    pendingBytes = 0
  }

  const removePending = (key: string) => {
    const item = pending.get(key)
    if (!item) return
    pending.delete(key)
    pendingBytes -= item.body.length
  }

  async function removeAnswer(cache: HomeworkCache, key: string): Promise<void> {
    const answer = cache.answers.get(key)
    if (!answer) return
    cache.answers.delete(key)
    await storage.removePart(cache, answer.file)
  }

  async function removeCache(cache: HomeworkCache): Promise<void> {
    caches.delete(cache.homework)
    await storage.removeHomework(cache)
  }

  /** Writes one answer. Returns its cache, or null if all copies were removed meanwhile. */
  async function write(
    key: string,
    { copyKey, body, at, title }: PendingAnswer,
    epochBefore: number,
  ): Promise<HomeworkCache | null> {
    const compressed = await compress(body)
    const existing = caches.get(copyKey.homework)
    const cache = existing ?? { homework: copyKey.homework, folder: randomName(), title: '', answers: new Map() }
    const file = cache.answers.get(key)?.file ?? randomName()
    await storage.writePart(cache, file, key, compressed)
    if (epoch !== epochBefore) return null
    caches.set(copyKey.homework, cache)
    cache.answers.set(key, { file, at, turn: ++turn, bytes: compressed.length })
    if (title !== undefined) cache.title = title
    return cache
  }

  /** Logs the error of one copy, so that the other copies are still written. */
  const logError = (task: Promise<unknown>): Promise<unknown> =>
    task.catch(error => log('copies.write', { detail: messageOf(error) }))

  /** Removes answers above the limits. Returns the changed caches. */
  async function applyLimits(): Promise<Set<HomeworkCache>> {
    const keysToKeep = answersToKeep([...caches.values()], limits)
    const changed = new Set<HomeworkCache>()
    for (const cache of [...caches.values()]) {
      const keys = keysToKeep.get(cache.homework)
      if (!keys || keys.size === 0) await logError(removeCache(cache))
      else if (keys.size < cache.answers.size) {
        for (const key of [...cache.answers.keys()]) if (!keys.has(key)) await logError(removeAnswer(cache, key))
        changed.add(cache)
      }
    }
    return changed
  }

  async function writeIndexes(changed: ReadonlySet<HomeworkCache>, epochBefore: number): Promise<void> {
    for (const cache of changed) {
      if (epoch === epochBefore && caches.get(cache.homework) === cache) await logError(storage.writeIndex(cache))
    }
  }

  async function flush(): Promise<void> {
    const epochBefore = epoch
    const changed = new Set<HomeworkCache>()
    for (const [key, item] of [...pending]) {
      if (epoch !== epochBefore) return
      await logError(write(key, item, epochBefore).then(cache => cache && changed.add(cache)))
      if (epoch === epochBefore && pending.get(key) === item) removePending(key)
    }
    // Write the indexes before anything is removed: the next start removes files that no index lists.
    await writeIndexes(changed, epochBefore)
    if (epoch === epochBefore) await writeIndexes(await applyLimits(), epochBefore)
  }

  const flushSoon = () => {
    timer ??= setTimeout(() => void flushPending(), writeDelay).unref()
  }

  const flushPending = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    return pending.size > 0 ? queue(flush) : tasks.whenIdle()
  }

  const findAnswer = (copyKey: CopyKey) =>
    owner === null ? undefined : caches.get(copyKey.homework)?.answers.get(copyKey.key)

  async function read(copyKey: CopyKey): Promise<Copy | null> {
    const item = owner === null ? undefined : pending.get(copyKey.key)
    if (item) return { body: item.body, at: clampToNow(item.at) }
    const cache = caches.get(copyKey.homework)
    const answer = findAnswer(copyKey)
    if (!cache || !answer) return null
    try {
      return {
        body: await decompress(await storage.readPart(cache, answer.file, copyKey.key)),
        at: clampToNow(answer.at),
      }
    } catch (error) {
      log('copies.read', { detail: messageOf(error) })
      // Remove only this damaged copy, unless a newer one has replaced it meanwhile.
      if (cache.answers.get(copyKey.key) === answer) {
        void queue(async () => {
          if (cache.answers.get(copyKey.key) !== answer) return
          await removeAnswer(cache, copyKey.key)
          await (cache.answers.size > 0 ? storage.writeIndex(cache) : removeCache(cache))
        })
      }
      return null
    }
  }

  async function removeAll(): Promise<void> {
    clear()
    await tasks.add(() => storage.wipe())
  }

  async function removeOne(homework: string): Promise<void> {
    for (const [key, { copyKey }] of [...pending]) if (copyKey.homework === homework) removePending(key)
    await queue(async () => {
      const cache = caches.get(homework)
      if (cache) await removeCache(cache)
    })
  }

  return {
    add(endpoint, request, { body, at, title }) {
      if (!enabled || owner === null) return
      const copyKey = copyKeyOf(endpoint, request)
      removePending(copyKey.key)
      if (pendingBytes + body.length > maxPendingBytes) return
      pending.set(copyKey.key, { copyKey, body, at, title })
      pendingBytes += body.length
      flushSoon()
    },
    async has(endpoint, request) {
      const copyKey = copyKeyOf(endpoint, request)
      await ready
      return owner !== null && (pending.has(copyKey.key) || findAnswer(copyKey) !== undefined)
    },
    async read(endpoint, request) {
      // Without a server, the page may ask before the caches are loaded.
      await ready
      return read(copyKeyOf(endpoint, request))
    },
    async begin(nextOwner) {
      owner = nextOwner
      if (!enabled || loadedOwner === nextOwner) return
      clear()
      loadedOwner = nextOwner
      const epochBefore = epoch
      ready = queue(async () => {
        const loadedCaches = await storage.load(nextOwner)
        if (epoch !== epochBefore) return
        for (const cache of loadedCaches) caches.set(cache.homework, cache)
        turn = Math.max(turn, ...loadedCaches.map(latestTurn))
      })
      await ready
    },
    end() {
      owner = null
    },
    async wipe() {
      owner = null
      loadedOwner = null
      await removeAll()
    },
    async list() {
      await flushPending()
      const entries = owner === null ? [] : copyEntriesOf(caches.values())
      return success({
        enabled,
        isDurable: storage.isDurable,
        entries: entries.map(each => ({ ...each, at: clampToNow(each.at) })),
      })
    },
    async remove({ homework_id }) {
      await (homework_id === undefined ? removeAll() : removeOne(homework_id))
      return success(null)
    },
    flush: flushPending,
  }
}
