import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useApi, useLoadAllPages, usePagedApi } from '../../bridge/index'
import { searchText, withValues } from '../../ui/list/list-state'
import { type ListPage, type ListQuery, useListPage } from '../../ui/list/use-list-page'
import type { ListControl } from '../../ui/list/use-list-state'
import type { SortField, StudentFilters } from './list-rules'
import type { Student } from './student-cells'

/** How many students one request reads for the table of all. */
const readAtOnce = 200

export interface Students {
  page: ListPage<Student>
  /** Identifies filters, order and page. */
  key: string
  /** The rows that answer `key`; undefined while they are not known. */
  items: readonly Student[] | undefined
  isAll: boolean
  /** Whether `items` are all that they will be. */
  isComplete: boolean
  /** Reads the rest of the table of all again, after a failure. */
  retryRest: (() => void) | null
  offlineKeys: readonly (readonly unknown[])[]
}

/** The students of a class: a page of twenty, or all of them, which are read a part after the other. */
export function useStudents(teamId: string, list: ListControl<StudentFilters, SortField>): Students {
  const isAll = list.applied.show === 'all'
  const wanted = withValues({
    team_id: teamId,
    kw: searchText(list.applied.kw),
    sort_field: list.sort.field,
    sort_order: list.sort.order,
  })
  const request = { ...wanted, page: list.page, limit: limits.pageSizes.list }
  const one = useApi('student-page-rows', request, { keepPrevious: true, enabled: list.ready && !isAll })
  const all = usePagedApi('student-page-rows', wanted, { limit: readAtOnce, enabled: list.ready && isAll })
  useLoadAllPages(all, isAll)
  const pages = all.data?.pages
  const allData = useMemo(
    () => pages && { items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.total ?? 0 },
    [pages],
  )
  const query: ListQuery<Student> = isAll
    ? { ...all, data: allData, isPlaceholderData: false, isError: all.isError && allData === undefined }
    : one
  const page = useListPage(
    isAll ? { page: 1, goTo: () => undefined, applied: list.applied } : list,
    query,
    isAll ? Number.POSITIVE_INFINITY : limits.pageSizes.list,
  )
  return {
    page,
    key: JSON.stringify(isAll ? wanted : request),
    // The same list as long as the answer is the same.
    items: query.isPlaceholderData || page.rows === undefined ? undefined : query.data?.items,
    isAll,
    isComplete: isAll ? !all.hasNextPage : !one.isPlaceholderData,
    retryRest: isAll && all.isFetchNextPageError ? () => void all.fetchNextPage() : null,
    offlineKeys: [isAll ? ['student-page-rows', wanted, 'paged', readAtOnce] : apiKey('student-page-rows', request)],
  }
}
