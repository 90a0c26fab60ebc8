import { useMemo, useState } from 'react'
import type { Paper } from '../../../../shared/items/paper'
import { useValueAfterPaint } from '../../../ui/use-value-after-paint'
import type { PaperAhead } from './paper-source'
import type { StudentNeighbours } from './student-neighbours'

const nobody: readonly string[] = []

/**
 * The students before and after the one whose paper is on the screen: their papers are read and rendered ahead.
 * @param hasLoaded whether a paper is on the screen: the first one does not wait for others.
 */
export function useStudentsAhead({ previous, next }: StudentNeighbours, hasLoaded: boolean): readonly string[] {
  const [isReady, setReady] = useState(hasLoaded)
  if (hasLoaded && !isReady) setReady(true)
  // The frame of a step does not wait for the read and the render of the next one.
  const ahead = useValueAfterPaint(next)
  return useMemo(
    () => (isReady ? [...new Set([previous, ahead])].filter(id => id !== undefined) : nobody),
    [isReady, previous, ahead],
  )
}

/** The papers of these students that have loaded. */
export const papersAhead = (students: readonly string[], papers: readonly (Paper | null | undefined)[]): PaperAhead[] =>
  students.flatMap((studentId, at) => {
    const paper = papers[at]
    return paper ? [{ studentId, paper }] : []
  })
