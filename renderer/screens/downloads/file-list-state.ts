/** Search, sort order and page of the list of saved files. */
import type { DownloadState } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { nameOf } from '../../features/downloads/download-words'

export interface FileListState {
  search: string
  sort: { field: 'name' | 'at'; order: 'asc' | 'desc' }
  /** Counts from 1. */
  page: number
}

export const defaultFileListState: FileListState = { search: '', sort: { field: 'at', order: 'desc' }, page: 1 }

export type FileListAction =
  | { type: 'search'; search: string }
  | { type: 'sort'; field: FileListState['sort']['field'] }
  | { type: 'page'; page: number }

/** The first sort order of a column: names ascending, times from the newest. */
const firstOrder = { name: 'asc', at: 'desc' } as const

/** A new search or sort order opens page 1. */
export function fileListReducer(state: FileListState, action: FileListAction): FileListState {
  switch (action.type) {
    case 'search':
      return { ...state, search: action.search, page: 1 }
    case 'sort': {
      const { field } = action
      const reversed = state.sort.order === 'asc' ? 'desc' : 'asc'
      return { ...state, sort: { field, order: field === state.sort.field ? reversed : firstOrder[field] }, page: 1 }
    }
    case 'page':
      return { ...state, page: action.page }
  }
}

export const pageSize = limits.pageSizes.list

const folded = (value: string): string => value.normalize('NFKC').toLowerCase()
const collator = new Intl.Collator('ja', { numeric: true })

/** One page of the finished exports, the number of matches, and the page number: the last page if the wanted one does not exist. */
export function fileListPage(entries: readonly DownloadState[], { search, sort, page }: FileListState) {
  const wanted = folded(search.trim())
  const found = entries
    .filter(entry => entry.state === 'done')
    .filter(entry => folded(entry.name).includes(wanted) || folded(entry.title).includes(wanted))
    .sort((one, other) => {
      const order = sort.field === 'name' ? collator.compare(nameOf(one), nameOf(other)) : one.at - other.at
      return sort.order === 'asc' ? order : -order
    })
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)))
  return { rows: found.slice((shownPage - 1) * pageSize, shownPage * pageSize), total: found.length, page: shownPage }
}

/** Running exports, newest first, then failed ones. */
export function unfinished(entries: readonly DownloadState[]): DownloadState[] {
  const newest = [...entries].sort((one, other) => other.at - one.at)
  return [...newest.filter(({ state }) => state === 'running'), ...newest.filter(({ state }) => state === 'failed')]
}
