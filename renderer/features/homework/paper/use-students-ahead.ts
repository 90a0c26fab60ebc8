import { useDeferredValue, useMemo, useState } from 'react'
import type { Paper } from '../../../../shared/items/paper'
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
  // A step does not wait for the read of the next one.
  const ahead = useDeferredValue(next)
  return useMemo(
    () => (isReady ? [previous, ahead].filter(id => id !== undefined) : nobody),
    [isReady, previous, ahead],
  )
}

/** The papers of these students that have loaded. */
export const papersAhead = (students: readonly string[], papers: readonly (Paper | null | undefined)[]): PaperAhead[] =>
  students.flatMap((studentId, at) => {
    const paper = papers[at]
    return paper ? [{ studentId, paper }] : []
  })
