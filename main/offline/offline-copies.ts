/**
 * Offline copies (DESIGN §3, §4 offlineCopies): the last answers that a teacher opened, for the time when the server is gone.
 * They are one teacher's at a time, are written behind the answers' backs, and what is damaged of them is dropped alone.
 */
import { randomBytes } from 'node:crypto'
import { type Result, success } from '../../shared/contract/result'
import type { Argument, CopyList } from '../../shared/contract/types'
import type { EndpointName } from '../../shared/endpoints/index'
import { type Log, messageOf } from '../store/log'
import { createTaskQueue } from '../store/task-queue'
import { type CopyLimits, copyLimits, answersToKeep } from './copy-limits'
import type { CacheStorage } from './cache-storage'
import { type HomeworkCache, copyEntriesOf, latestTurn } from './homework-cache'
import { compress, decompress } from './compression'
import { type CopyKey, copyKeyOf } from './copy-key'

type Request = Record<string, unknown>

export interface Copy {
  /** The answer's body, as the server sent it. */
  body: Uint8Array
  /** When it was sent (ms, corrected clock); what is given back is neither negative nor of a time to come. */
  at: number
}

/** What the client asks of them. */
export interface CopyStore {
  /** Takes an answer that has passed its schema. Returns at once; never throws. */
  add(endpoint: EndpointName, request: Request, copy: Copy & { title?: string }): void
  has(endpoint: EndpointName, request: Request): Promise<boolean>
  /** The copy, or null where there is none, or none that is whole. */
  read(endpoint: EndpointName, request: Request): Promise<Copy | null>
}

export interface OfflineCopies extends CopyStore {
  /** Serves the copies of this owner, once another's are gone. */
  begin(owner: string): Promise<void>
  /** Serves and takes none until the next `begin`; they stay for the same owner. */
  end(): void
  /** Forgets and removes everything. Rejects where the disk refuses. */
  wipe(): Promise<void>
  list(argument: Argument<'copies.list'>): Promise<Result<CopyList>>
  remove(argument: Argument<'copies.remove'>): Promise<Result<null>>
  /** Ends when all that was taken is written. */
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

interface Waiting extends Copy {
  place: CopyKey
  title?: string
}

/** Answers that come together are written together, and their book once. */
const rest = 300
/** What waits for a slow disk at most, in bytes; the rest is not copied. */
const maxWaiting = 32 * 1024 * 1024

const newName = () => randomBytes(8).toString('hex')

export function createOfflineCopies({ enabled, storage: shelf, clock, log, limits: bounds = copyLimits }: OfflineCopiesParts): OfflineCopies {
  const books = new Map<string, HomeworkCache>()
  const waiting = new Map<string, Waiting>()
  let waitingBytes = 0
  let owner: string | null = null
  /** Whose books are in `books`: it outlives a session that broke off. */
  let loaded: string | null = null
  /** Of the answer that was taken in last. */
  let turn = 0
  /** Grows when everything goes: what began before it writes nothing any more. */
  let epoch = 0
  let timer: NodeJS.Timeout | null = null
  const turns = createTaskQueue()
  /** The books of the present owner are open. */
  let ready = Promise.resolve()

  /** One after the other; what the disk refuses costs copies, and nothing else. */
  const queue = (act: () => Promise<void>): Promise<void> =>
    turns.add(act).catch(error => log('copies', { detail: messageOf(error) }))

  /** Of a clock that was ahead when a copy was made, or is behind now, nobody is told: no copy is of a time to come. */
  const told = (at: number) => Math.max(0, Math.min(at, clock()))

  const clear = () => {
    epoch++
    books.clear()
    waiting.clear()
    waitingBytes = 0
  }

  const forget = (key: string) => {
    const entry = waiting.get(key)
    if (!entry) return
    waiting.delete(key)
    waitingBytes -= entry.body.length
  }

  async function dropPart(book: HomeworkCache, key: string): Promise<void> {
    const part = book.parts.get(key)
    if (!part) return
    book.parts.delete(key)
    await shelf.removePart(book, part.file)
  }

  async function dropBook(book: HomeworkCache): Promise<void> {
    books.delete(book.homework)
    await shelf.removeHomework(book)
  }

  /** Writes one answer; the book that it stands in. */
  async function write(key: string, { place, body, at, title }: Waiting, began: number): Promise<HomeworkCache | null> {
    const packed = await compress(body)
    const known = books.get(place.homework)
    const book = known ?? { homework: place.homework, folder: newName(), title: '', parts: new Map() }
    const file = book.parts.get(key)?.file ?? newName()
    await shelf.writePart(book, file, key, packed)
    if (epoch !== began) return null
    books.set(place.homework, book)
    book.parts.set(key, { file, at, turn: ++turn, bytes: packed.length })
    if (title !== undefined) book.title = title
    return book
  }

  /** What the disk refuses costs itself alone. */
  const tried = (act: Promise<unknown>): Promise<unknown> =>
    act.catch(error => log('copies.write', { detail: messageOf(error) }))

  /** Drops what is too much; the books that have changed. */
  async function bound(): Promise<Set<HomeworkCache>> {
    const stays = answersToKeep([...books.values()], bounds)
    const changed = new Set<HomeworkCache>()
    for (const book of [...books.values()]) {
      const keys = stays.get(book.homework)
      if (!keys || keys.size === 0) await tried(dropBook(book))
      else if (keys.size < book.parts.size) {
        for (const key of [...book.parts.keys()]) if (!keys.has(key)) await tried(dropPart(book, key))
        changed.add(book)
      }
    }
    return changed
  }

  async function note(changed: ReadonlySet<HomeworkCache>, began: number): Promise<void> {
    for (const book of changed) {
      if (epoch === began && books.get(book.homework) === book) await tried(shelf.writeIndex(book))
    }
  }

  async function flush(): Promise<void> {
    const began = epoch
    const changed = new Set<HomeworkCache>()
    for (const [key, entry] of [...waiting]) {
      if (epoch !== began) return
      await tried(write(key, entry, began).then(book => book && changed.add(book)))
      if (epoch === began && waiting.get(key) === entry) forget(key)
    }
    // Noted before anything is dropped: a part that no index names goes with the next start.
    await note(changed, began)
    if (epoch === began) await note(await bound(), began)
  }

  const flushSoon = () => {
    timer ??= setTimeout(() => void flushNow(), rest).unref()
  }

  const flushNow = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    return waiting.size > 0 ? queue(flush) : turns.whenIdle()
  }

  const served = (place: CopyKey) => (owner === null ? undefined : books.get(place.homework)?.parts.get(place.key))

  async function read(place: CopyKey): Promise<Copy | null> {
    const entry = owner === null ? undefined : waiting.get(place.key)
    if (entry) return { body: entry.body, at: told(entry.at) }
    const book = books.get(place.homework)
    const part = served(place)
    if (!book || !part) return null
    try {
      return { body: await decompress(await shelf.readPart(book, part.file, place.key)), at: told(part.at) }
    } catch (error) {
      log('copies.read', { detail: messageOf(error) })
      // Damaged: it alone goes, unless a newer one has taken its place meanwhile.
      if (book.parts.get(place.key) === part) {
        void queue(async () => {
          if (book.parts.get(place.key) !== part) return
          await dropPart(book, place.key)
          await (book.parts.size > 0 ? shelf.writeIndex(book) : dropBook(book))
        })
      }
      return null
    }
  }

  async function removeAll(): Promise<void> {
    clear()
    await turns.add(() => shelf.wipe())
  }

  async function removeOne(homework: string): Promise<void> {
    for (const [key, { place }] of [...waiting]) if (place.homework === homework) forget(key)
    await queue(async () => {
      const book = books.get(homework)
      if (book) await dropBook(book)
    })
  }

  return {
    add(endpoint, request, { body, at, title }) {
      if (!enabled || owner === null) return
      const place = copyKeyOf(endpoint, request)
      forget(place.key)
      if (waitingBytes + body.length > maxWaiting) return
      waiting.set(place.key, { place, body, at, ...(title === undefined ? {} : { title }) })
      waitingBytes += body.length
      flushSoon()
    },
    async has(endpoint, request) {
      const place = copyKeyOf(endpoint, request)
      await ready
      return owner !== null && (waiting.has(place.key) || served(place) !== undefined)
    },
    async read(endpoint, request) {
      // A start without a server asks before the books are open.
      await ready
      return read(copyKeyOf(endpoint, request))
    },
    async begin(next) {
      owner = next
      if (!enabled || loaded === next) return
      clear()
      loaded = next
      const began = epoch
      ready = queue(async () => {
        const found = await shelf.load(next)
        if (epoch !== began) return
        for (const book of found) books.set(book.homework, book)
        turn = Math.max(turn, ...found.map(latestTurn))
      })
      await ready
    },
    end() {
      owner = null
    },
    async wipe() {
      owner = null
      loaded = null
      await removeAll()
    },
    async list() {
      await flushNow()
      const entries = owner === null ? [] : copyEntriesOf(books.values())
      return success({ enabled, kept: shelf.isDurable, entries: entries.map(each => ({ ...each, at: told(each.at) })) })
    },
    async remove({ homework_id }) {
      await (homework_id === undefined ? removeAll() : removeOne(homework_id))
      return success(null)
    },
    flush: flushNow,
  }
}
