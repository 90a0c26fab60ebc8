import { useMemo } from 'react'
import { differentPages, useLoadAllPages } from '../../bridge/index'

interface PagedAnswer<Row> {
  data: { pages: { items: Row[]; total: number }[] } | undefined
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
  refetch(): unknown
}

/** The rows of all pages of a paged answer (`usePagedApi`), as far as they have loaded; it loads the others. */
export function useAllRows<Row>(query: PagedAnswer<Row>) {
  useLoadAllPages(query)
  const pages = query.data?.pages
  const rows = useMemo(() => pages && differentPages(pages).flatMap(({ items }) => items), [pages])
  return {
    rows,
    /** Set while rows are missing; `retry` if they could not be read. */
    rest:
      rows && query.hasNextPage
        ? {
            loaded: rows.length,
            total: pages?.at(-1)?.total ?? rows.length,
            retry: query.isFetchNextPageError ? () => void query.fetchNextPage() : null,
          }
        : null,
  }
}

export type Rest = ReturnType<typeof useAllRows>['rest']
