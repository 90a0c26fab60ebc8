/**
 * The students of one homework. A student in two classes has two rows in the overview but one paper, and is listed
 * once.
 */
import { useMemo } from 'react'
import { useApi } from '../../bridge/index'
import type { MatrixRow } from './matrix/matrix-types'
import { type MatrixData, useLoadAllRows, useMatrixData } from './matrix/use-matrix-data'
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

const teamOf = ({ teamId, team }: MatrixRow): Team => ({ id: teamId, name: team })

/** The students in the order of their first rows. */
export const buildRoster = (rows: readonly MatrixRow[]): RosterStudent[] =>
  [...groupByStudent(rows, row => ({ studentId: row.studentId, team: teamOf(row) })).values()].map(({ row, teams }) => {
    const { studentId, number, name, submitStatus, submitTime } = row
    return { studentId, number, name, teams, submitStatus, submitTime, row }
  })

/** The classes of the rows, without repetition. */
function teamsOfRows(rows: readonly MatrixRow[]): Team[] {
  const teams = new Map<string, Team>()
  for (const row of rows) if (!teams.has(row.teamId)) teams.set(row.teamId, teamOf(row))
  return [...teams.values()]
}

/**
 * The classes that receive the homework: from its basic info, or from the rows loaded so far if the info is unclear.
 */
export function useHomeworkTeams(homeworkId: string, rows: readonly MatrixRow[]): Team[] {
  const info = useApi('homework-basic-info', { id: homeworkId })
  const { team_ids = '', team_names = [] } = info.data ?? {}
  const named = team_names.join('\n')
  return useMemo(() => {
    const ids = team_ids.split(',').filter(id => id !== '')
    const names = named.split('\n')
    // ids and names are joined lists: they match only if both have the same length
    return ids.length > 0 && ids.length === names.length
      ? ids.map((id, at) => ({ id, name: names[at] ?? '' }))
      : teamsOfRows(rows)
  }, [team_ids, named, rows])
}

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
  const teams = useHomeworkTeams(homeworkId, matrix.rows)
  return {
    students,
    teams,
    matrix,
    loadState: loadStateOf(matrix),
    retry: matrix.moreError ? matrix.retryMore : matrix.retry,
  }
}
