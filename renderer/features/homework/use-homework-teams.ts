import { useMemo } from 'react'
import { useApi } from '../../bridge/index'
import type { MatrixRow } from './matrix/matrix-types'
import type { Team } from './use-student-names'

/** The class of a row. */
export const teamOf = ({ teamId, team }: MatrixRow): Team => ({ id: teamId, name: team })

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
