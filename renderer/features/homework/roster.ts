/** The students of one homework, each once: who is in two classes has two rows in the overview, and one paper. */
import { useMemo } from 'react'
import { useApi } from '../../bridge/index'
import type { MatrixRow } from './matrix/matrix-types'
import { type MatrixData, useLoadAllRows, useMatrixData } from './matrix/use-matrix-data'

export interface Team {
  id: string
  name: string
}

export interface RosterStudent {
  studentId: string
  number: string
  name: string
  teams: Team[]
  /** 0 not begun, 1 begun, 2 submitted. */
  submitStatus: number
  submitTime: string | undefined
  /** His row, with the cells of all topics. */
  row: MatrixRow
}

const teamOf = ({ teamId, team }: MatrixRow): Team => ({ id: teamId, name: team })

/** The students in the order of their first rows. */
export function buildRoster(rows: readonly MatrixRow[]): RosterStudent[] {
  const members = new Map<string, RosterStudent>()
  for (const row of rows) {
    const known = members.get(row.studentId)
    if (known) {
      if (!known.teams.some(team => team.id === row.teamId)) known.teams.push(teamOf(row))
      continue
    }
    const { studentId, number, name, submitStatus, submitTime } = row
    members.set(studentId, { studentId, number, name, teams: [teamOf(row)], submitStatus, submitTime, row })
  }
  return [...members.values()]
}

/** The classes of these rows, each once. */
function teamsOfRows(rows: readonly MatrixRow[]): Team[] {
  const teams = new Map<string, Team>()
  for (const row of rows) if (!teams.has(row.teamId)) teams.set(row.teamId, teamOf(row))
  return [...teams.values()]
}

/** The classes that the homework goes to: as it names them, else as far as their students have come. */
export function useHomeworkTeams(homeworkId: string, rows: readonly MatrixRow[]): Team[] {
  const info = useApi('homework-basic-info', { id: homeworkId })
  const { team_ids = '', team_names = [] } = info.data ?? {}
  const named = team_names.join('\n')
  return useMemo(() => {
    const ids = team_ids.split(',').filter(id => id !== '')
    const names = named.split('\n')
    // without both they cannot be told apart
    return ids.length > 0 && ids.length === names.length
      ? ids.map((id, at) => ({ id, name: names[at] ?? '' }))
      : teamsOfRows(rows)
  }, [team_ids, named, rows])
}

export interface Roster {
  students: RosterStudent[]
  teams: Team[]
  matrix: MatrixData
  /** Only once all have come is it known who is in a class, who is missing, and what everybody is called. */
  loadState: 'whole' | 'coming' | 'failed'
  /** Reads on where it failed. */
  retry: () => void
}

function loadStateOf({ complete, error, moreError }: MatrixData): Roster['loadState'] {
  if (complete) return 'whole'
  return error || moreError ? 'failed' : 'coming'
}

/** All students of a homework, read to the last page; `data` tells how far it is. */
export function useRoster(homeworkId: string): Roster {
  const data = useMatrixData(homeworkId)
  useLoadAllRows(data, true)
  const members = useMemo(() => buildRoster(data.rows), [data.rows])
  const teams = useHomeworkTeams(homeworkId, data.rows)
  return {
    students: members,
    teams,
    matrix: data,
    loadState: loadStateOf(data),
    retry: data.moreError ? data.retryMore : data.retry,
  }
}
