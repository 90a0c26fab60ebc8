import { useEffect, useMemo } from 'react'
import { studentIds } from '../../../features/homework/matrix/matrix-data'
import type { MatrixData } from '../../../features/homework/matrix/use-matrix-rows'
import { usePaperOrder } from '../../../features/homework/paper/paper-navigation'
import { findNeighbours, type StudentNeighbours } from '../../../features/homework/paper/student-neighbours'

/** Rows that are read ahead of the student in sight. */
const margin = 5

interface Student {
  number: string
  name: string
  team: string
}

/** The student in sight among those of the homework; reads on where the next one has not come. */
export function useStudents(
  homeworkId: string,
  studentId: string,
  { rows, count, complete, pending, loadMore }: MatrixData,
): { steps: StudentNeighbours; student: Student | undefined; missing: boolean } {
  const opened = usePaperOrder(homeworkId)
  const handed = opened?.studentIds ?? null
  const byId = useMemo(() => new Map(rows.map(row => [row.studentId, row])), [rows])
  const steps = useMemo(() => {
    const ids = studentIds(rows)
    return findNeighbours(studentId, handed, ids, count - (rows.length - ids.length))
  }, [studentId, handed, rows, count])

  const student = byId.get(studentId)
  const wanting = !complete && !pending && (!student || (handed === null && steps.index + margin >= rows.length))
  useEffect(() => {
    if (wanting) loadMore()
  }, [wanting, loadMore])

  return { steps, student, missing: complete && !student }
}
