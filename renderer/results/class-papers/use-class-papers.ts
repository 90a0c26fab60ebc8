/** The latest papers of a class on one topic: of each student who has handed in. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { Paper } from '../../../shared/items/paper'
import { apiKey, useApi, useApiAll } from '../../bridge/index'

type Student = EndpointResponse<'one-topic-overview'>['items'][number]

/** Whether a student has handed in a topic at least once. */
export const hasHandedIn = ({ score, learn_count, submit_time }: Student): boolean =>
  score !== undefined || learn_count > 0 || (submit_time ?? '') !== ''

export interface ClassPapers {
  /** All students of the topic; undefined until they are known. */
  students: readonly Student[] | undefined
  /** The students who have handed in, each once. */
  ids: readonly string[]
  /** Their papers, in the same order; null if it could not be read, undefined while it is read. */
  papers: readonly (Paper | null | undefined)[]
  /** Whether the list of the students could not be read. */
  hasFailed: boolean
  isFetching: boolean
  /** Reads again what failed. */
  retry: () => void
}

/**
 * Reads the latest paper of each student who has handed in; what is under way is cancelled when the component leaves.
 * @param among only these students, e.g. one of several classes; all if left out.
 */
export function useClassPapers(homeworkId: string, topicId: string, among?: ReadonlySet<string>): ClassPapers {
  const client = useQueryClient()
  const overview = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId })
  const students = overview.data?.items
  const ids = useMemo(() => {
    const all = (students ?? []).filter(hasHandedIn).map(({ student_id }) => student_id)
    return [...new Set(all)].filter(id => among?.has(id) ?? true)
  }, [students, among])
  const requests = useMemo(
    () => ids.map(student_id => ({ homework_id: homeworkId, topic_id: topicId, student_id, round: 0 })),
    [ids, homeworkId, topicId],
  )
  const papers = useApiAll('topic-answer-paper', requests, { background: true, bulk: true })
  const { refetch } = overview
  const retry = useCallback(() => {
    if (students === undefined) void refetch()
    papers.forEach((paper, at) => {
      if (paper === null) void client.refetchQueries({ queryKey: apiKey('topic-answer-paper', requests[at]) })
    })
  }, [students, refetch, papers, client, requests])
  return {
    students,
    ids,
    papers,
    hasFailed: overview.isError && students === undefined,
    isFetching: overview.isFetching,
    retry,
  }
}
