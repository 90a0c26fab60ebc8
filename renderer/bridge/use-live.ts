/** Keeps what a screen shows up to date while it is in sight (SPEC §4: statuses move; students hand in while a teacher looks). */
import { partialMatchKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { limits } from '../../shared/domain/limits'
import { now, onClockChange } from '../ui/clock'
import { isOffline } from '../ui/connection'
import { refetchInBackground } from './background-refetch'
import { lockState, onLock } from './lock-state'

/** The server's clock is known to the second: what it does at a moment is asked for so much later. */
const serverDelay = 1500

/** Reads again what is in sight and begins with one of these keys; a call that is on its way is not sent twice. */
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

/** Whether there is any use in asking: nobody looks, nothing may be seen, or nobody answers. */
const isPaused = (): boolean => document.visibilityState === 'hidden' || lockState()?.locked === true || isOffline()

interface Latest {
  keys: readonly QueryKey[]
  moments: readonly number[]
}

interface LiveTimer {
  /** Reads what is due, and sets the clock for what comes next. */
  check(): void
  stop(): void
}

/** Reads again as often as `limits.liveMs` and just after each moment; looks at once where a page or a clock comes back. */
function startLive(client: QueryClient, latest: { readonly current: Latest }): LiveTimer {
  let timer = 0
  let readAt = now()
  const isDue = (at: number): boolean =>
    // a clock that was set right may have run backwards
    Math.abs(at - readAt) >= limits.liveMs ||
    latest.current.moments.some(moment => readAt < moment + serverDelay && moment + serverDelay <= at)
  const look = () => {
    window.clearTimeout(timer)
    const at = now()
    if (isDue(at) && !isPaused()) {
      readAt = at
      void refetchShown(client, latest.current.keys)
    }
    const next = latest.current.moments.map(moment => moment + serverDelay - at).filter(wait => wait > 0)
    timer = window.setTimeout(look, Math.min(limits.liveMs, ...next))
  }
  // a lock is told of just before it is
  const quits = [onClockChange(look), onLock(() => queueMicrotask(look))]
  document.addEventListener('visibilitychange', look)
  return {
    check: look,
    stop() {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      for (const quit of quits) quit()
    },
  }
}

/**
 * Reads what a screen shows again by itself, silently: what fails leaves what is there, and a page keeps its place since
 * what did not change stays the same object.
 * @param keys what the screen shows (see `apiKey`); answers whose keys begin so are read again.
 * @param moments instants (milliseconds) at which something changes by itself, e.g. a delivery or a deadline.
 */
export function useLive(keys: readonly QueryKey[], moments: readonly number[] = []): void {
  const client = useQueryClient()
  const latest = useRef<Latest>({ keys, moments })
  const live = useRef<LiveTimer | null>(null)
  useEffect(() => {
    const kept = startLive(client, latest)
    live.current = kept
    return kept.stop
  }, [client])
  // what is shown may have brought another moment
  useEffect(() => {
    latest.current = { keys, moments }
    live.current?.check()
  })
}
