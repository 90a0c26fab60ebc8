/**
 * The students of one homework. A student in two classes has two rows in the overview but one paper, and is listed
 * once.
 */
import { useMemo } from 'react'
import type { MatrixRow } from './matrix/matrix-types'
import { type MatrixData, useLoadAllRows, useMatrixData } from './matrix/use-matrix-data'
import { teamOf } from './use-homework-teams'
import { groupByStudent, type Team } from './use-student-names'

export interface RosterStudent {
  studentId: string
  number: string
  name: string
  teams: Team[]
  /** 0 not begun, 1 begun, 2 submitted. */
  submitStatus: number
  submitTime: string | undefined
  /** The first row of the student, with the cells of all topics. */
  row: MatrixRow
}

/** The students in the order of their first rows. */
export const buildRoster = (rows: readonly MatrixRow[]): RosterStudent[] =>
  [...groupByStudent(rows, row => ({ studentId: row.studentId, team: teamOf(row) })).values()].map(({ row, teams }) => {
    const { studentId, number, name, submitStatus, submitTime } = row
    return { studentId, number, name, teams, submitStatus, submitTime, row }
  })

export interface Roster {
  students: RosterStudent[]
  teams: Team[]
  matrix: MatrixData
  /** Until this is `complete`, students of a class, names, and students without an answer are not reliable. */
  loadState: 'complete' | 'loading' | 'failed'
  /** Repeats the read that failed. */
  retry: () => void
}

function loadStateOf({ complete, error, moreError }: MatrixData): Roster['loadState'] {
  if (complete) return 'complete'
  return error || moreError ? 'failed' : 'loading'
}

/** Reads all students of a homework; `matrix` has the progress. */
export function useRoster(homeworkId: string): Roster {
  const matrix = useMatrixData(homeworkId)
  useLoadAllRows(matrix, true)
  const students = useMemo(() => buildRoster(matrix.rows), [matrix.rows])
  return {
    students,
    teams: matrix.teams,
    matrix,
    loadState: loadStateOf(matrix),
    retry: matrix.moreError ? matrix.retryMore : matrix.retry,
  }
}
