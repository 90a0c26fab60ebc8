import { useMemo } from 'react'
import { usePagedApi } from '../../bridge/index'
import type { Period } from '../../features/reports/period'
import { useAllRows } from '../../features/sheets/use-all-rows'
import { withValues } from '../../ui/list/list-state'
import { rankedRows } from './ranked-rows'
import { type Kind, rankingKinds } from './ranking-kinds'

/** How many students one request reads. */
const readAtOnce = 200

/**
 * A ranking of one class, or of all (an empty id). Ranks need all students: the rows are undefined until the last page
 * is here.
 */
export function useRanking(kind: Kind, teamId: string, period: Period | undefined, isReady: boolean) {
  const { endpoint } = rankingKinds[kind]
  const request = withValues({ team_id: teamId, start_time: period?.from, end_time: period?.to })
  const query = usePagedApi(endpoint, request, { limit: readAtOnce, enabled: isReady && period !== undefined })
  const { rows: students, rest } = useAllRows(query)
  const rows = useMemo(
    () => (students && rest === null ? rankedRows(students, kind) : undefined),
    [students, rest, kind],
  )
  return { query, rows, rest, keys: [[endpoint, request]] }
}
