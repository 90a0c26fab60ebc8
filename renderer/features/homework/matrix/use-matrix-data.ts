import { useCallback, useEffect, useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { allCame } from '../../../../shared/domain/scores'
import { useApi, usePagedApi } from '../../../bridge/index'
import { buildColumns, buildRow, rowCount, uniqueRows, withClassAverages } from './matrix-data'
import type { MatrixColumn, MatrixRow } from './matrix-types'

/** Rows built once per page and set of columns, so that a page that comes later leaves the others untouched. */
function rowBuilder(columns: MatrixColumn[]) {
  const built = new WeakMap<object, MatrixRow[]>()
  return (page: { items: Parameters<typeof buildRow>[0][] }): MatrixRow[] => {
    const known = built.get(page)
    if (known) return known
    const rows = page.items.map(item => buildRow(item, columns))
    built.set(page, rows)
    return rows
  }
}

/**
 * The columns and rows of one homework: the x overview whole, the y overview page after page (SPEC §7).
 * `count` is what the server says until the last page has come.
 */
export function useMatrixData(homeworkId: string) {
  const x = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const y = usePagedApi('topic-score-overview-y', { homework_id: homeworkId }, { limit: limits.matrixPage })
  const given = useMemo(() => buildColumns(x.data?.items ?? []), [x.data])
  const build = useMemo(() => rowBuilder(given), [given])
  const pages = y.data?.pages
  const rows = useMemo(() => uniqueRows((pages ?? []).flatMap(page => build(page))), [pages, build])
  // what came stays whole when it could not be read anew
  const complete = y.data !== undefined && !y.hasNextPage
  const total = pages?.at(-1)?.total
  const all = complete && allCame(rows.length, total) ? rows : null
  const columns = useMemo(() => withClassAverages(given, all), [given, all])
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = y

  /**
   * Asks for the next page, unless one is on its way, none is left, or the last one failed. A new function with each page:
   * who wants more asks again, also where a page came so fast that it was never seen on its way.
   */
  const loaded = pages?.length ?? 0
  const loadMore = useCallback(() => {
    if (loaded > 0 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [fetchNextPage, loaded, hasNextPage, isFetchingNextPage, isFetchNextPageError])

  return {
    columns,
    rows,
    count: rowCount(rows.length, total, complete),
    complete,
    loadMore,
    pending: x.isPending || y.isPending,
    /** The first answer failed: nothing can be shown. */
    error: x.isError ? x.error : y.isError && rows.length === 0 ? y.error : null,
    retry: () => {
      if (x.isError) void x.refetch()
      if (y.isError) void y.refetch()
    },
    /** A later page failed: what came stays. */
    moreError: isFetchNextPageError,
    retryMore: () => void fetchNextPage(),
  }
}

export type MatrixData = ReturnType<typeof useMatrixData>

/** Reads on until the last page while every student is wanted. */
export function useLoadAllRows({ complete, pending, loadMore }: MatrixData, wanted: boolean): void {
  useEffect(() => {
    if (wanted && !complete && !pending) loadMore()
  }, [wanted, complete, pending, loadMore])
}
