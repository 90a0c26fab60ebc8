import { useMemo, useState } from 'react'
import type { Paper } from '../../../../shared/items/paper'
import { useValueAfterPaint } from '../../../ui/use-value-after-paint'
import type { PaperAhead } from './paper-source'
import type { StudentNeighbours } from './student-neighbours'

type StudentAhead = Omit<PaperAhead, 'paper'>

const nobody: readonly StudentAhead[] = []

/**
 * The students before and after the one whose paper is on the screen: their papers are read and rendered ahead. The
 * frame of a step reads, renders and removes none: the same three papers stay in the document until it is painted.
 * @param hasLoaded whether a paper is on the screen: the first one does not wait for others.
 */
export function useStudentsAhead(
  studentId: string,
  { previous, next }: StudentNeighbours,
  hasLoaded: boolean,
): readonly StudentAhead[] {
  const [isReady, setReady] = useState(hasLoaded)
  if (hasLoaded && !isReady) setReady(true)
  const near = useMemo(() => [previous, studentId, next].filter(id => id !== undefined), [previous, studentId, next])
  const painted = useValueAfterPaint(near)
  return useMemo(() => {
    const at = painted.indexOf(studentId)
    if (!isReady || at < 0) return nobody
    return painted.flatMap((id, place) => (place === at ? [] : [{ studentId: id, isBefore: place < at }]))
  }, [isReady, painted, studentId])
}

/** The papers of these students that have loaded. */
export const papersAhead = (
  students: readonly StudentAhead[],
  papers: readonly (Paper | null | undefined)[],
): PaperAhead[] =>
  students.flatMap((student, at) => {
    const paper = papers[at]
    return paper ? [{ ...student, paper }] : []
  })
