import { useEffect, useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { useApi, useLoadAllPages, usePagedApi } from '../../bridge/index'

/** All topics and students of a homework. */
export interface Scores {
  topics: EndpointResponse<'topic-score-overview-x'>['items']
  rows: EndpointResponse<'topic-score-overview-y'>['items']
}

/** Reads the whole score sheet of a homework, and reports it when it is complete. */
export function useHomeworkScores(homeworkId: string, onScores: (id: string, scores: Scores) => void) {
  const request = { homework_id: homeworkId }
  const x = useApi('topic-score-overview-x', request)
  const y = usePagedApi('topic-score-overview-y', request, { limit: limits.matrixPage })
  useLoadAllPages(y)
  const isComplete = y.data !== undefined && !y.hasNextPage
  const scores = useMemo(
    () =>
      x.data && isComplete ? { topics: x.data.items, rows: y.data.pages.flatMap(({ items }) => items) } : undefined,
    [x.data, y.data, isComplete],
  )
  useEffect(() => {
    if (scores) onScores(homeworkId, scores)
  }, [scores, homeworkId, onScores])
  return {
    topics: x.data?.items ?? [],
    isLoading: scores === undefined,
    isFailed: scores === undefined && (x.isError || y.isError || y.isFetchNextPageError),
    isFetching: x.isFetching || y.isFetching,
    retry() {
      if (x.isError) void x.refetch()
      if (y.isFetchNextPageError) void y.fetchNextPage()
      else if (y.isError) void y.refetch()
    },
  }
}
