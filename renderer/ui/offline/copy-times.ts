/**
 * Records which cached answers are offline copies, and their times, so that the page can show it (DESIGN §4
 * offlineCopies).
 */
import { hashKey, partialMatchKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { now } from '../clock'

/** An answer of the bridge: the value and, for an offline copy, its time. */
export interface ApiAnswer<T> {
  value: T
  copiedAt?: number
}

interface CopyNote {
  /** When the server gave the answer (ms, corrected clock). */
  at: number
  copied: boolean
}

/** By page number; an answer without pages is page 1. */
type CopyNotes = Map<number, CopyNote>

interface CopyStore {
  /** The notes of the answers in the cache, by the hash of their query key. */
  shown: Map<string, { key: QueryKey; notes: CopyNotes }>
  /** The notes of answers that are not in the cache yet: a refetch that fails at a later page changes no note. */
  pending: Map<string, CopyNotes>
  listeners: Set<() => void>
}

const stores = new WeakMap<QueryClient, CopyStore>()

function openStore(client: QueryClient): CopyStore {
  const store: CopyStore = { shown: new Map(), pending: new Map(), listeners: new Set() }
  client.getQueryCache().subscribe(event => {
    const { queryHash, queryKey } = event.query
    if (event.type === 'removed') {
      store.pending.delete(queryHash)
      store.shown.delete(queryHash)
    } else {
      const type = event.type === 'updated' ? event.action.type : null
      if (type !== 'success' && type !== 'error') return
      const pending = store.pending.get(queryHash)
      store.pending.delete(queryHash)
      if (type === 'error' || !pending) return
      store.shown.set(queryHash, {
        key: queryKey,
        notes: new Map([...(store.shown.get(queryHash)?.notes ?? []), ...pending]),
      })
    }
    for (const listener of store.listeners) listener()
  })
  stores.set(client, store)
  return store
}

const storeOf = (client: QueryClient): CopyStore => stores.get(client) ?? openStore(client)

/**
 * Records an answer that is about to enter the cache, and returns the value to cache. A copy that is older than the
 * `held` answer does not replace it: the held answer stays and is marked as a copy with its own time.
 */
export function storeAnswer<T>(client: QueryClient, key: QueryKey, page: number, answer: ApiAnswer<T>, cached?: T): T {
  const store = storeOf(client)
  const hash = hashKey(key)
  const coming = store.pending.get(hash) ?? new Map<number, CopyNote>()
  store.pending.set(hash, coming)
  const before = store.shown.get(hash)?.notes.get(page)
  const { value, copiedAt } = answer
  const keepsCached = copiedAt !== undefined && cached !== undefined && before !== undefined && before.at > copiedAt
  coming.set(page, { at: keepsCached ? before.at : (copiedAt ?? now()), copied: copiedAt !== undefined })
  return keepsCached ? cached : value
}

const oldestCopyTime = (notes: CopyNotes): number | null => {
  const times = [...notes.values()].filter(({ copied }) => copied).map(({ at }) => at)
  return times.length === 0 ? null : Math.min(...times)
}

/** Whether any part of a query's data is an offline copy. */
export const isOfflineCopy = (client: QueryClient, { queryHash }: { queryHash: string }): boolean => {
  const shown = storeOf(client).shown.get(queryHash)
  return shown !== undefined && oldestCopyTime(shown.notes) !== null
}

const oldest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.min(...times))

/** A value of the cache's answers, read again when an answer changes. */
function useAnswers(read: (client: QueryClient) => number | null): number | null {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = storeOf(client)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    [client],
  )
  return useSyncExternalStore(subscribe, () => read(client))
}

/** The time of the oldest copy among the queries whose keys begin with one of `keys`; null if all answers are live. */
export const useCopiedAt = (keys: readonly QueryKey[]): number | null =>
  useAnswers(client =>
    oldest(
      [...storeOf(client).shown.values()]
        .filter(({ key }) => keys.some(each => partialMatchKey(key, each)))
        .flatMap(({ notes }) => oldestCopyTime(notes) ?? []),
    ),
  )

/** The times of the answers that are shown now, by their queries. */
function shownTimes(client: QueryClient, isChosen: (key: QueryKey) => boolean): number[] {
  const { shown } = storeOf(client)
  return client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isChosen(queryKey) })
    .flatMap(({ queryHash }) => [...(shown.get(queryHash)?.notes.values() ?? [])].map(({ at }) => at))
}

/** The time of the oldest answer that is shown now, of the queries whose keys begin with one of `keys`. */
export const useShownAt = (keys: readonly QueryKey[]): number | null =>
  useAnswers(client => oldest(shownTimes(client, key => keys.some(each => partialMatchKey(key, each)))))

/** Whether the server has answered since this time, for anything that is shown now. */
export const wasAnsweredSince = (client: QueryClient, time: number): boolean =>
  shownTimes(client, () => true).some(at => at >= time)
