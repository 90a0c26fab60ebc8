/** Loads the writing of a class on one topic: the latest paper of each student, and the AI's comments on it. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiKey, useApiAll } from '../../bridge/index'
import { type ClassPapers, useClassPapers } from '../class-papers/use-class-papers'
import { type ClassSentence, commentFilesOf, isCheckedByAi, studentSentences } from './class-sentences'
import { personFinder } from './person-names'

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

/** The files of AI comments that papers name, by address; null if it could not be read, undefined while it is read. */
function useCommentFiles(papers: ClassPapers['papers']) {
  const client = useQueryClient()
  const addresses = useMemo(() => [...new Set(papers.flatMap(paper => (paper ? commentFilesOf(paper) : [])))], [papers])
  const requests = addresses.map(evaluate_xml => ({ evaluate_xml }))
  const files = useApiAll('evaluate-xml-file', requests, { background: true, bulk: true })
  const fileAt = useMemo(() => new Map(addresses.map((address, at) => [address, files[at]])), [addresses, files])
  const retry = () =>
    files.forEach((file, at) => {
      if (file === null) void client.refetchQueries({ queryKey: apiKey('evaluate-xml-file', requests[at]) })
    })
  return { fileAt, retry }
}

/**
 * Reads the latest paper of each student who has handed in; what is under way is cancelled when the component leaves.
 * @param among only these students, e.g. one of several classes; all if left out.
 */
export function useClassWriting(homeworkId: string, topicId: string, among?: ReadonlySet<string>): ClassWriting {
  const { students, ids, papers, ...reading } = useClassPapers(homeworkId, topicId, among)
  const { fileAt, retry } = useCommentFiles(papers)
  const works = useMemo(
    () =>
      papers.map((paper, at) => {
        if (!paper) return paper
        const files = commentFilesOf(paper).map(address => fileAt.get(address))
        // Without its comments, a paper would seem to have fewer errors than it has.
        if (files.includes(null)) return null
        return files.includes(undefined) ? undefined : { paper, studentId: ids[at] ?? '' }
      }),
    [papers, fileAt, ids],
  )
  const read = works.filter(work => work !== undefined).length
  const isReady = students !== undefined && read === ids.length
  const sentences = useMemo(() => {
    if (!isReady) return undefined
    const mayName = personFinder(students.map(({ nickname }) => nickname))
    return works.flatMap(work =>
      work ? studentSentences(work.studentId, work.paper, address => fileAt.get(address) ?? undefined, mayName) : [],
    )
  }, [isReady, students, works, fileAt])
  const checked = works.filter(work => work && isCheckedByAi(work.paper)).length
  const failed = works.filter(work => work === null).length
  return {
    sentences,
    counts: { papers: ids.length, checked, failed, unchecked: read - checked - failed },
    read,
    hasFailed: reading.hasFailed,
    isFetching: reading.isFetching,
    retry: () => {
      reading.retry()
      retry()
    },
  }
}
