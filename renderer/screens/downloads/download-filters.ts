/** Which exports each list of the page shows. */
import type { DownloadState } from '../../../shared/contract/types'
import { exportTasks } from '../../../shared/exports/kinds'

const folded = (value: string): string => value.normalize('NFKC').toLowerCase()

/** The finished exports whose file name or title contains the search text. */
export function searchSavedFiles(entries: readonly DownloadState[], search: string): DownloadState[] {
  const wanted = folded(search.trim())
  return entries.filter(
    ({ state, name, title }) => state === 'done' && (folded(name).includes(wanted) || folded(title).includes(wanted)),
  )
}

/** Whether the server is making the file of this export: the task is in its list of reports. */
export const isServerTask = ({ kind, state }: DownloadState): boolean => state === 'running' && kind in exportTasks

/** Running exports, newest first, then failed ones. */
export function unfinished(entries: readonly DownloadState[]): DownloadState[] {
  const newest = [...entries].sort((one, other) => other.at - one.at)
  return [...newest.filter(({ state }) => state === 'running'), ...newest.filter(({ state }) => state === 'failed')]
}
