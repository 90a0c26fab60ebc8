import { useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { apiKey, useApi } from '../../../bridge/index'
import { type Filters, focusRequest, listRequest, type SortField } from '../../../features/homework/list/list-state'
import type { Homework } from '../../../features/homework/list/list-types'
import { useSeenPapers } from '../../../features/homework/seen/use-seen-papers'
import { isWorkFilter, workOf } from '../../../features/homework/work/work-lists'
import { workSince } from '../../../features/homework/work/work-request'
import { now } from '../../../ui/clock'
import { lastPage } from '../../../ui/list/list-state'
import type { ListQuery } from '../../../ui/list/use-list-page'
import type { ListControl } from '../../../ui/list/use-list-state'

/**
 * The page of the homework list. The server filters and pages it; the page itself does so for `focus`, because only it
 * knows what the teacher has looked at.
 */
export function useHomeworkPage(list: ListControl<Filters, SortField>) {
  const { applied, sort, page, ready } = list
  const { focus } = applied
  const isFocused = isWorkFilter(focus)
  const { seen, ready: isSeenKnown } = useSeenPapers()
  const request = listRequest(applied, sort, page)
  const whole = focusRequest(applied, sort, workSince(now()))
  const paged = useApi('my-homework-page-list', request, { keepPrevious: true, enabled: ready && !isFocused })
  const all = useApi('my-homework-list', whole, { keepPrevious: true, enabled: ready && isFocused })
  const found = useMemo(
    () => (all.data && isSeenKnown && isWorkFilter(focus) ? workOf(all.data.items, focus, { now: now(), seen }) : null),
    [all.data, focus, seen, isSeenKnown],
  )
  const size = limits.pageSizes.homework
  const shownPage = Math.min(page, lastPage(found?.length ?? 0, size))
  const focused: ListQuery<Homework> = {
    data: found ? { items: found.slice((shownPage - 1) * size, shownPage * size), total: found.length } : undefined,
    isError: all.isError,
    isFetching: all.isFetching,
    isPlaceholderData: all.isPlaceholderData,
    refetch: all.refetch,
  }
  return {
    query: isFocused ? focused : (paged as ListQuery<Homework>),
    /** All homework that matches `focus`; null without one. */
    found: isFocused ? found : null,
    keys: isFocused ? [apiKey('my-homework-list', whole)] : [apiKey('my-homework-page-list', request)],
    seen,
  }
}
