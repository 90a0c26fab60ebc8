/** Loads the writing of a class on one topic: the latest paper of each student, and the AI's comments on it. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useApiAll } from '../../bridge/index'
import { type ClassSentence, commentFilesOf, isCheckedByAi, studentSentences } from './class-sentences'
import { personFinder } from './person-names'

type Student = EndpointResponse<'one-topic-overview'>['items'][number]

/** Whether a student has handed in a topic at least once. */
export const hasHandedIn = ({ score, learn_count, submit_time }: Student): boolean =>
  score !== undefined || learn_count > 0 || (submit_time ?? '') !== ''

/** The students who have handed in; the other three add up to them. */
export interface PaperCounts {
  papers: number
  /** The AI has checked the text. */
  checked: number
  unchecked: number
  /** The paper, or its file of comments, could not be read. */
  failed: number
}

export interface ClassWriting {
  /** Undefined until all papers have been read, or have failed. */
  sentences: readonly ClassSentence[] | undefined
  counts: PaperCounts
  /** How many papers have been read, or have failed. */
  read: number
  /** Whether the list of the students could not be read. */
  hasFailed: boolean
  isFetching: boolean
  /** Reads again what failed. */
  retry: () => void
}

type Request = EndpointRequest<'topic-answer-paper'>

/** The latest papers of students, and the files of AI comments that they name. */
function usePapers(requests: readonly Request[]) {
  const client = useQueryClient()
  const papers = useApiAll('topic-answer-paper', requests, { background: true, bulk: true })
  const addresses = useMemo(() => [...new Set(papers.flatMap(paper => (paper ? commentFilesOf(paper) : [])))], [papers])
  const fileRequests = addresses.map(evaluate_xml => ({ evaluate_xml }))
  const files = useApiAll('evaluate-xml-file', fileRequests, { background: true, bulk: true })
  const fileAt = useMemo(() => new Map(addresses.map((address, at) => [address, files[at]])), [addresses, files])
  const retry = () => {
    papers.forEach((paper, at) => {
      if (paper === null) void client.refetchQueries({ queryKey: apiKey('topic-answer-paper', requests[at]) })
    })
    files.forEach((file, at) => {
      if (file === null) void client.refetchQueries({ queryKey: apiKey('evaluate-xml-file', fileRequests[at]) })
    })
  }
  return { papers, fileAt, retry }
}

/**
 * Reads the latest paper of each student who has handed in; what is under way is cancelled when the component leaves.
 * @param among only these students, e.g. one of several classes; all if left out.
 */
export function useClassWriting(homeworkId: string, topicId: string, among?: ReadonlySet<string>): ClassWriting {
  const overview = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId })
  const items = overview.data?.items
  const requests = useMemo(() => {
    const ids = (items ?? []).filter(hasHandedIn).map(({ student_id }) => student_id)
    const chosen = [...new Set(ids)].filter(id => among?.has(id) ?? true)
    return chosen.map(student_id => ({ homework_id: homeworkId, topic_id: topicId, student_id, round: 0 }))
  }, [items, among, homeworkId, topicId])
  const { papers, fileAt, retry } = usePapers(requests)
  const works = useMemo(
    () =>
      papers.map((paper, at) => {
        if (!paper) return paper
        const files = commentFilesOf(paper).map(address => fileAt.get(address))
        // Without its comments, a paper would seem to have fewer errors than it has.
        if (files.includes(null)) return null
        return files.includes(undefined) ? undefined : { paper, studentId: requests[at]?.student_id ?? '' }
      }),
    [papers, fileAt, requests],
  )
  const read = works.filter(work => work !== undefined).length
  const isReady = items !== undefined && read === requests.length
  const sentences = useMemo(() => {
    if (!isReady) return undefined
    const mayName = personFinder(items.map(({ nickname }) => nickname))
    return works.flatMap(work =>
      work ? studentSentences(work.studentId, work.paper, address => fileAt.get(address) ?? undefined, mayName) : [],
    )
  }, [isReady, items, works, fileAt])
  const checked = works.filter(work => work && isCheckedByAi(work.paper)).length
  const failed = works.filter(work => work === null).length
  return {
    sentences,
    counts: { papers: requests.length, checked, failed, unchecked: read - checked - failed },
    read,
    hasFailed: overview.isError && items === undefined,
    isFetching: overview.isFetching,
    retry: () => (items === undefined ? void overview.refetch() : retry()),
  }
}
