/** The downloads in sight: what main says of each, and what was asked for, so that it can be asked for again. */
import type { Argument, DownloadState } from '../../shared/contract/types'

/** What a screen asks for. */
export interface DownloadRequest {
  argument: Argument<'downloads.start'>
  /** What it is called until its file has a name. */
  title: string
}

export interface Download {
  id: string
  /** Absent until main's first word. */
  state?: DownloadState
  /** Absent for a download that another window of this profile began. */
  request?: DownloadRequest
}

export type Downloads = readonly Download[]

function put(downloads: Downloads, id: string, change: Partial<Download>): Downloads {
  return downloads.some(download => download.id === id)
    ? downloads.map(download => (download.id === id ? { ...download, ...change } : download))
    : [...downloads, { id, ...change }]
}

/** Takes over what main says; what the teacher cancelled goes. */
export function heard(downloads: Downloads, state: DownloadState): Downloads {
  return state.state === 'cancelled' ? dropped(downloads, state.id) : put(downloads, state.id, { state })
}

/** Notes what was asked for under the id that main gave; main's first word may have come before. */
export const asked = (downloads: Downloads, id: string, request: DownloadRequest): Downloads =>
  put(downloads, id, { request })

export const dropped = (downloads: Downloads, id: string): Downloads => downloads.filter(download => download.id !== id)

/** Percent received, or null where the end is not known. */
export function percent({ received, total }: Pick<DownloadState, 'received' | 'total'>): number | null {
  if (total === undefined || total <= 0) return null
  return Math.min(100, Math.max(0, Math.round((received / total) * 100)))
}
