import { useCallback, useEffect, useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { areAllRowsLoaded } from '../../../../shared/domain/scores'
import { useApi, usePagedApi } from '../../../bridge/index'
import { useHomeworkTeams } from '../use-homework-teams'
import { buildColumns, buildRow, orderedRows, rowCount } from './matrix-data'
import type { CountedRound, MatrixColumn, MatrixRow } from './matrix-types'
import { collectAverages, shownAverages } from './shown-averages'

/** Builds the rows of each page once per set of columns, so that loading a later page does not rebuild earlier rows. */
function rowBuilder(columns: MatrixColumn[], counted: CountedRound) {
  const built = new WeakMap<object, MatrixRow[]>()
  return (page: { items: Parameters<typeof buildRow>[0][] }): MatrixRow[] => {
    const known = built.get(page)
    if (known) return known
    const rows = page.items.map(item => buildRow(item, columns, counted))
    built.set(page, rows)
    return rows
  }
}

/**
 * Reads the columns and rows of one homework: the x overview at once, the y overview page by page (SPEC §7). `count` is
 * the server's count until the last page has loaded.
 */
export function useMatrixData(homeworkId: string, counted: CountedRound = 'latest') {
  const x = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const y = usePagedApi('topic-score-overview-y', { homework_id: homeworkId }, { limit: limits.matrixPage })
  const columns = useMemo(() => buildColumns(x.data?.items ?? []), [x.data])
  const build = useMemo(() => rowBuilder(columns, counted), [columns, counted])
  const pages = y.data?.pages
  // if a refresh fails, the loaded rows stay complete
  const complete = y.data !== undefined && !y.hasNextPage
  const rows = useMemo(() => orderedRows((pages ?? []).map(build), complete), [pages, build, complete])
  const total = pages?.at(-1)?.total
  const teams = useHomeworkTeams(homeworkId, rows)
  const averages = useMemo(() => collectAverages(rows, columns.length), [rows, columns])
  const hasSeveralTeams = teams.length > 1 || averages.teams.size > 1
  const isComplete = complete && areAllRowsLoaded(rows.length, total)
  /** The averages of one class, or of all students if the id is empty. */
  const averagesOf = useCallback(
    (teamId: string) =>
      shownAverages(averages, teamId, {
        hasSeveralTeams,
        isComplete,
        columns: counted === 'latest' ? columns : null,
      }),
    [averages, hasSeveralTeams, isComplete, columns, counted],
  )
  const count = rowCount(rows.length, total, complete)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = y

  /**
   * Loads the next page, unless a page is loading, none is left, or the last one failed. The function changes with each
   * page, so that an effect with this function as its dependency runs again even if a page loaded before the next
   * render.
   */
  const loaded = pages?.length ?? 0
  const loadMore = useCallback(() => {
    if (loaded > 0 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [fetchNextPage, loaded, hasNextPage, isFetchingNextPage, isFetchNextPageError])

  return {
    columns,
    rows,
    teams,
    hasSeveralTeams,
    averagesOf,
    count,
    /** Until all rows have loaded, a student in two classes counts twice. */
    studentCount: complete ? averages.overall.students : count,
    complete,
    loadMore,
    pending: x.isPending || y.isPending,
    /** The first page failed: there is nothing to show. */
    error: x.isError ? x.error : y.isError && rows.length === 0 ? y.error : null,
    retry: () => {
      if (x.isError) void x.refetch()
      if (y.isError) void y.refetch()
    },
    /** A later page failed: the loaded rows stay. */
    moreError: isFetchNextPageError,
    retryMore: () => void fetchNextPage(),
  }
}

export type MatrixData = ReturnType<typeof useMatrixData>

/** Loads all pages while `enabled`. */
export function useLoadAllRows({ complete, pending, loadMore }: MatrixData, enabled: boolean): void {
  useEffect(() => {
    if (enabled && !complete && !pending) loadMore()
  }, [enabled, complete, pending, loadMore])
}
