/** The page of a list that is shown now, from the query that reads it. */
import { useEffect, useState } from 'react'
import { lastPage } from './list-state'

/** The fields that a list needs from the query that reads its page (see `useApi` with `keepPrevious`). */
export interface ListQuery<Row> {
  data: { items: readonly Row[]; total: number } | undefined
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch(): unknown
}

/** A query that reads all rows at once, of which the list shows `items`; undefined until they are known. */
export const allRows = <Row>(
  items: readonly Row[] | undefined,
  { isError, isFetching, refetch }: Omit<ListQuery<Row>, 'data' | 'isPlaceholderData'>,
): ListQuery<Row> => ({
  data: items && { items, total: items.length },
  isError,
  isFetching,
  isPlaceholderData: false,
  refetch,
})

/** Which page is asked for, and with which filters: a `ListControl`, or plain state for a list without filters. */
export interface ListPosition {
  page: number
  goTo(page: number): void
  /** Changes its identity when the filters change; absent for a list without filters. */
  applied?: unknown
}

export interface ListPage<Row> {
  /**
   * The rows of the page, or all rows if the table pages them itself. Undefined while there is no answer for the
   * current filters, because rows and total of other filters must not be shown with them.
   */
  rows: readonly Row[] | undefined
  /** The number of rows on all pages; undefined like `rows`. */
  total: number | undefined
  /** The rows are those of another page or order, which stay visible but dimmed while the new ones load. */
  isStale: boolean
  isEmpty: boolean
  hasFailed: boolean
  isFetching: boolean
  retry(): void
  /** Counts from 1. */
  page: number
  pageSize: number
  goTo(page: number): void
}

/**
 * If the page does not exist any more, the list goes to its last page.
 * @param pageSize the number of rows on a page.
 * @param isHidden rows that are not shown any more although the last answer has them, e.g. deleted ones.
 */
export function useListPage<Row>(
  { page, goTo, applied }: ListPosition,
  { data, isError, isFetching, isPlaceholderData, refetch }: ListQuery<Row>,
  pageSize: number,
  isHidden?: (row: Row) => boolean,
): ListPage<Row> {
  const [answered, setAnswered] = useState(applied)
  if (data && !isPlaceholderData && answered !== applied) setAnswered(applied)
  const answer = isPlaceholderData && answered !== applied ? undefined : data

  const last = lastPage(data?.total ?? 0, pageSize)
  const isBeyond = data !== undefined && !isPlaceholderData && page > last
  useEffect(() => {
    if (isBeyond) goTo(last)
  }, [isBeyond, last, goTo])

  return {
    rows: answer?.items.filter(row => !isHidden?.(row)),
    total: answer?.total,
    isStale: isPlaceholderData,
    isEmpty: data?.items.length === 0 && !isPlaceholderData,
    hasFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
    page: Math.min(page, last),
    pageSize,
    goTo,
  }
}
