/** What main says of the exports, put together: the newest word of each, and which of them the tray shows. */
import type { DownloadState } from '../../../shared/contract/types'

/** By id; what was cancelled or removed stays as such, so that a late word does not bring it back. */
export type Downloads = ReadonlyMap<string, DownloadState>

const ranks: Record<DownloadState['state'], number> = { running: 0, done: 1, failed: 1, cancelled: 2, removed: 2 }

/** Answers and events overtake each other: what is older than what was heard says nothing. */
const isOlder = (next: DownloadState, known: DownloadState): boolean =>
  next.at < known.at || (next.at === known.at && ranks[next.state] < ranks[known.state])

/** Takes over what main says; the same map where that is old. */
export function mergeStates(downloads: Downloads, states: readonly DownloadState[]): Downloads {
  const fresh = states.filter(state => {
    const known = downloads.get(state.id)
    return known === undefined || !isOlder(state, known)
  })
  return fresh.length === 0 ? downloads : new Map([...downloads, ...fresh.map(state => [state.id, state] as const)])
}

/** Those that are there, in the order in which they were heard of. */
export const listDownloads = (downloads: Downloads): DownloadState[] =>
  [...downloads.values()].filter(({ state }) => ranks[state] < ranks.removed)

/**
 * The ids in the tray after a word: what runs comes in, what was cancelled or removed goes. What has ended already when it is
 * first heard of, of an earlier login or before the page was loaded, is no news.
 */
export function trayAfter(tray: readonly string[], { id, state }: DownloadState): readonly string[] {
  if (ranks[state] === ranks.removed) return tray.filter(each => each !== id)
  return state === 'running' && !tray.includes(id) ? [...tray, id] : tray
}

/** Percent received, or null where the end is not known. */
export function percentReceived({ received, total }: Pick<DownloadState, 'received' | 'total'>): number | null {
  if (total === undefined || total <= 0) return null
  return Math.min(100, Math.max(0, Math.round((received / total) * 100)))
}
