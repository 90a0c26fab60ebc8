import { useEffect, useMemo } from 'react'
import { rowOfStudent, studentIds } from '../../../features/homework/matrix/matrix-data'
import type { MatrixCell, MatrixRow } from '../../../features/homework/matrix/matrix-types'
import type { MatrixData } from '../../../features/homework/matrix/use-matrix-data'
import { useIncludesIdle, usePaperOrder } from '../../../features/homework/paper/paper-navigation'
import type { PaperSource } from '../../../features/homework/paper/paper-source'
import { findNeighbours } from '../../../features/homework/paper/student-neighbours'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'

/** Whether a student has done nothing in a topic. An answer without a score may still wait for its marking. */
const isIdle = (cell: MatrixCell | undefined): boolean => cell?.score === null && cell.learnCount === 0

/** The next page is loaded when the student is this close to the last loaded row. */
const loadAhead = 5

interface MatrixNeighbours extends Pick<PaperSource, 'neighbours'> {
  /** The student's row in the chosen class, or the first one; undefined until it has loaded. */
  student: MatrixRow | undefined
  /** All students have loaded, and this one is not among them. */
  isMissing: boolean
}

/**
 * Finds a student and the neighbours in the score matrix, and loads more rows while they have not loaded. Students who
 * have done nothing in the topic are no neighbours, unless the teacher includes them.
 */
export function useMatrixNeighbours(
  homeworkId: string,
  topicId: string,
  studentId: string,
  { rows, columns, count, complete, pending, loadMore }: MatrixData,
): MatrixNeighbours {
  const listOrder = usePaperOrder(homeworkId)?.studentIds ?? null
  const [includesIdle] = useIncludesIdle()
  const column = columns.findIndex(each => each.topicId === topicId)
  const neighbours = useMemo(() => {
    const ids = studentIds(rows)
    const idle = new Set(includesIdle ? [] : rows.filter(row => isIdle(row.cells[column])).map(row => row.studentId))
    return findNeighbours(studentId, listOrder, ids, count - (rows.length - ids.length), id => idle.has(id))
  }, [studentId, listOrder, rows, count, column, includesIdle])

  const [teamId] = useHomeworkClass(homeworkId)
  const student = useMemo(() => rowOfStudent(rows, studentId, teamId), [rows, studentId, teamId])
  const isNearEnd = listOrder === null && (neighbours.next === undefined || neighbours.index + loadAhead >= rows.length)
  const needsMore = !complete && !pending && (!student || isNearEnd)
  useEffect(() => {
    if (needsMore) loadMore()
  }, [needsMore, loadMore])

  return { neighbours, student, isMissing: complete && !student }
}
