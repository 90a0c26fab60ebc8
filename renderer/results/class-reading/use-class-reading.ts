import { useDeferredValue, useMemo } from 'react'
import { type ClassPapers, useClassPapers } from '../class-papers/use-class-papers'
import { type Passage, passageMap } from './passage-map'

/** So many papers are read before something is shown. */
const firstPapers = 5

export interface ClassReading {
  students: ClassPapers['students']
  /** Undefined until all papers have been read, or have failed; with `isGradual`, until there are some. */
  passages: readonly Passage[] | undefined
  /** The students who have handed in; the other two are among them. */
  counts: {
    papers: number
    /** The evaluation names words of at least one passage. */
    evaluated: number
    failed: number
  }
  /** How many papers have been read, or have failed. */
  read: number
  /** Whether the list of the students could not be read. */
  hasFailed: boolean
  isFetching: boolean
  /** Reads again what failed. */
  retry: () => void
}

/**
 * Which words of a topic the students misread, omitted or repeated, from the latest paper of each.
 * @param among only these students, e.g. one of several classes; all if left out.
 * @param isGradual shows what has been read while other papers are read. Not in front of a class: the figures grow.
 */
export function useClassReading(
  homeworkId: string,
  topicId: string,
  among?: ReadonlySet<string>,
  isGradual = false,
): ClassReading {
  const { students, ids, papers, hasFailed, isFetching, retry } = useClassPapers(homeworkId, topicId, among)
  const read = papers.filter(paper => paper !== undefined).length
  const isComplete = students !== undefined && read === ids.length
  const isReady = isComplete || (isGradual && read >= firstPapers)
  // while papers arrive, the page stays free for what the teacher does
  const shown = useDeferredValue(papers)
  const passages = useMemo(
    () =>
      isReady
        ? passageMap(shown.flatMap((paper, at) => (paper ? { studentId: ids[at] ?? '', paper } : [])))
        : undefined,
    [isReady, shown, ids],
  )
  const evaluated = new Set((passages ?? []).flatMap(({ readings }) => readings.map(({ studentId }) => studentId))).size
  const failed = papers.filter(paper => paper === null).length
  return {
    students,
    passages,
    counts: { papers: ids.length, evaluated, failed },
    read,
    hasFailed,
    isFetching,
    retry,
  }
}
