import { useMemo } from 'react'
import { useApi } from '../../bridge/index'
import { homeworkTeams, inClassOrder } from './homework-teams'
import type { MatrixRow } from './matrix/matrix-types'
import type { Team } from './use-student-names'

const noNames: readonly string[] = []

/** The class of a row. */
export const teamOf = ({ teamId, team }: MatrixRow): Team => ({ id: teamId, name: team })

/** The classes of the rows, without repetition, in their order. */
function teamsOfRows(rows: readonly MatrixRow[]): Team[] {
  const teams = new Map<string, Team>()
  for (const row of rows) if (!teams.has(row.teamId)) teams.set(row.teamId, teamOf(row))
  return inClassOrder([...teams.values()])
}

/**
 * The classes that receive the homework: from its basic info, or from the rows loaded so far if the info is unclear.
 */
export function useHomeworkTeams(homeworkId: string, rows: readonly MatrixRow[]): Team[] {
  const info = useApi('homework-basic-info', { id: homeworkId })
  const { team_ids = '', team_names = noNames } = info.data ?? {}
  return useMemo(() => {
    const teams = homeworkTeams({ team_ids, team_names })
    return teams.length > 0 ? teams : teamsOfRows(rows)
  }, [team_ids, team_names, rows])
}
