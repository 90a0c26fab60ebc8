import { useEffect, useMemo } from 'react'
import { studentIds } from '../../../features/homework/matrix/matrix-data'
import type { MatrixRow } from '../../../features/homework/matrix/matrix-types'
import type { MatrixData } from '../../../features/homework/matrix/use-matrix-data'
import { usePaperOrder } from '../../../features/homework/paper/paper-navigation'
import type { PaperSource } from '../../../features/homework/paper/paper-source'
import { findNeighbours } from '../../../features/homework/paper/student-neighbours'

/** The next page is loaded when the student is this close to the last loaded row. */
const loadAhead = 5

interface MatrixNeighbours extends Pick<PaperSource, 'neighbours'> {
  /** The first row of the student; undefined until it has loaded. */
  student: MatrixRow | undefined
  /** All students have loaded, and this one is not among them. */
  isMissing: boolean
}

/** Finds a student and the neighbours in the score matrix, and loads more rows while they have not loaded. */
export function useMatrixNeighbours(
  homeworkId: string,
  studentId: string,
  { rows, count, complete, pending, loadMore }: MatrixData,
): MatrixNeighbours {
  const listOrder = usePaperOrder(homeworkId)?.studentIds ?? null
  const neighbours = useMemo(() => {
    const ids = studentIds(rows)
    return findNeighbours(studentId, listOrder, ids, count - (rows.length - ids.length))
  }, [studentId, listOrder, rows, count])

  const student = useMemo(() => rows.find(row => row.studentId === studentId), [rows, studentId])
  const isNearEnd = listOrder === null && neighbours.index + loadAhead >= rows.length
  const needsMore = !complete && !pending && (!student || isNearEnd)
  useEffect(() => {
    if (needsMore) loadMore()
  }, [needsMore, loadMore])

  return { neighbours, student, isMissing: complete && !student }
}
