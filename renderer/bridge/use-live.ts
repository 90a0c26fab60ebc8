/**
 * Keeps the data of a shown screen up to date (SPEC §4: statuses change, and students submit while a teacher looks).
 */
import { partialMatchKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { limits } from '../../shared/domain/limits'
import { now, onClockChange } from '../ui/clock'
import { isOffline } from '../ui/connection'
import { refetchInBackground } from '../ui/offline/background-refetch'
import { lockState, onLock } from './lock-state'

/**
 * The server's clock is known only to the second, so a change at a known moment is read this much later, in
 * milliseconds.
 */
const serverDelay = 1500

/** Refetches the shown queries whose keys begin with one of `keys`; a request in flight is not sent twice. */
async function refetchShown(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const found = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => keys.some(key => partialMatchKey(queryKey, key)) })
    .filter(query => query.state.fetchStatus === 'idle')
  const hashes = found.map(({ queryHash }) => queryHash)
  await refetchInBackground(hashes, () =>
    client.refetchQueries({ predicate: ({ queryHash }) => hashes.includes(queryHash) }, { cancelRefetch: false }),
  )
}

/** Whether a refetch is useless now: the page is hidden, the screen is locked or the server cannot be reached. */
const isPaused = (): boolean => document.visibilityState === 'hidden' || lockState()?.isLocked === true || isOffline()

interface Latest {
  keys: readonly QueryKey[]
  moments: readonly number[]
}

interface LiveTimer {
  /** Refetches the data that is due and sets the timer for the next check. */
  check(): void
  stop(): void
}

/**
 * Refetches every `limits.liveMs` and just after each moment; checks at once when the page is shown again or the clock
 * changes.
 */
function startLive(client: QueryClient, latest: { readonly current: Latest }): LiveTimer {
  let timer = 0
  let readAt = now()
  const isDue = (at: number): boolean =>
    // A clock correction can move the time backwards.
    Math.abs(at - readAt) >= limits.liveMs ||
    latest.current.moments.some(moment => readAt < moment + serverDelay && moment + serverDelay <= at)
  const check = () => {
    window.clearTimeout(timer)
    const at = now()
    if (isDue(at) && !isPaused()) {
      readAt = at
      void refetchShown(client, latest.current.keys)
    }
    const next = latest.current.moments.map(moment => moment + serverDelay - at).filter(wait => wait > 0)
    timer = window.setTimeout(check, Math.min(limits.liveMs, ...next))
  }
  // The lock listener runs just before the state changes.
  const unsubscribes = [onClockChange(check), onLock(() => queueMicrotask(check))]
  document.addEventListener('visibilitychange', check)
  return {
    check,
    stop() {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
      for (const unsubscribe of unsubscribes) unsubscribe()
    },
  }
}

/**
 * Refetches the data of a screen by itself. A failed refetch is not shown and keeps the cached data. Unchanged data
 * keeps its identity, so the page does not move.
 * @param keys the query keys of the screen (see `apiKey`); queries whose keys begin with one of them are refetched.
 * @param moments instants (milliseconds) at which data changes by itself, e.g. a delivery or a deadline.
 */
export function useLive(keys: readonly QueryKey[], moments: readonly number[] = []): void {
  const client = useQueryClient()
  const latest = useRef<Latest>({ keys, moments })
  const live = useRef<LiveTimer | null>(null)
  useEffect(() => {
    const timer = startLive(client, latest)
    live.current = timer
    return timer.stop
  }, [client])
  // New data can contain another moment.
  useEffect(() => {
    latest.current = { keys, moments }
    live.current?.check()
  })
}
