/** The list of exports, merged from main's answers and events, and the entries that the tray shows. */
import type { DownloadState } from '../../../shared/contract/types'

/** By id. A cancelled or removed export keeps its entry, so that a late message does not bring it back. */
export type Downloads = ReadonlyMap<string, DownloadState>

const ranks: Record<DownloadState['state'], number> = { running: 0, done: 1, failed: 1, cancelled: 2, removed: 2 }

/** Answers and events can overtake each other; an older state is ignored. */
const isOlder = (next: DownloadState, known: DownloadState): boolean =>
  next.at < known.at || (next.at === known.at && ranks[next.state] < ranks[known.state])

/** Merges states from main; returns the same map if all of them are old. */
export function mergeStates(downloads: Downloads, states: readonly DownloadState[]): Downloads {
  const fresh = states.filter(state => {
    const known = downloads.get(state.id)
    return known === undefined || !isOlder(state, known)
  })
  return fresh.length === 0 ? downloads : new Map([...downloads, ...fresh.map(state => [state.id, state] as const)])
}

/** The exports that were not cancelled or removed, in the order in which they became known. */
export const listDownloads = (downloads: Downloads): DownloadState[] =>
  [...downloads.values()].filter(({ state }) => ranks[state] < ranks.removed)

/**
 * The ids in the tray after a state change: a running export is added, a cancelled or removed one leaves. An export
 * that had already ended when it became known, e.g. from an earlier login or before a reload, is not added.
 */
export function trayAfter(tray: readonly string[], { id, state }: DownloadState): readonly string[] {
  if (ranks[state] === ranks.removed) return tray.filter(each => each !== id)
  return state === 'running' && !tray.includes(id) ? [...tray, id] : tray
}

/** Percent received, or null if the total is not known. */
export function percentReceived({ received, total }: Pick<DownloadState, 'received' | 'total'>): number | null {
  if (total === undefined || total <= 0) return null
  return Math.min(100, Math.max(0, Math.round((received / total) * 100)))
}
