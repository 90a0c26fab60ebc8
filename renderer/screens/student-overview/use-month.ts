import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { finishTypes } from '../../../shared/domain/statuses'
import { type SignDays, signDays } from '../../../shared/domain/study-signs'
import { fromJst, jstParts, wireDate } from '../../../shared/domain/time'
import { apiKey, useApi, useApiAll, usePagedApi } from '../../bridge/index'
import type { Homework } from '../../features/homework/unsubmitted/unsubmitted-rows'
import { useUnsubmitted } from '../../features/homework/unsubmitted/use-unsubmitted'
import { useAllRows } from '../../features/sheets/use-all-rows'
import { useNow } from '../../ui/clock'
import { withValues } from '../../ui/list/list-state'
import { useShownAt } from '../../ui/offline/copy-times'
import { monthRows } from './month-rows'

/** How many students one request reads. */
const readAtOnce = 200

const windows = ['week', 'recent', 'before'] as const satisfies (keyof SignDays)[]

/** Of homework that has ended, the part whose deadline was in this month. */
const endedSince = (date: string) => ({ finish_type: finishTypes.ended.value, start_time: date })

/** The reports of the classes for the days of the signs, in one flat list: one class after the other. */
function useSignReports(teamIds: readonly string[], days: SignDays) {
  const requests = teamIds.flatMap(team_id => windows.map(name => ({ team_id, ...days[name] })))
  const answers = useApiAll('get-team-rpt', requests, { bulk: true, background: true })
  const of = (window: number) =>
    teamIds.flatMap((team_id, at) => {
      const report = answers[at * windows.length + window]
      return report ? [{ ...report, team_id }] : []
    })
  return {
    reports: { week: of(0), recent: of(1), before: of(2) },
    isLoading: answers.includes(undefined),
    hasFailed: answers.includes(null),
  }
}

/** This month of one class, or of all (an empty id): the figures of the students, and their signs. */
export function useMonth(teamId: string, isReady: boolean) {
  const client = useQueryClient()
  const now = useNow()
  const request = withValues({ team_id: teamId })
  const figureKeys = [['current-month-summary', request]]
  // An offline copy may be of an earlier month.
  const shownAt = useShownAt(figureKeys) ?? now
  const { year, month } = jstParts(shownAt)
  const monthStart = wireDate(fromJst(year, month))
  const query = usePagedApi('current-month-summary', request, { limit: readAtOnce, enabled: isReady })
  const { rows: students, rest } = useAllRows(query)
  const teams = useApi('team-rows', {})
  const hasStudents = isReady && query.data !== undefined
  const teamIds = useMemo(
    () => (!hasStudents ? [] : teamId !== '' ? [teamId] : (teams.data?.items.map(({ id }) => id) ?? [])),
    [hasStudents, teamId, teams.data],
  )
  const days = signDays(now)
  const { reports, isLoading, hasFailed } = useSignReports(teamIds, days)
  const ended = useUnsubmitted(teamId, hasStudents, endedSince(monthStart))
  const isEndedKnown = ended.list.data !== undefined && ended.loaded === ended.total
  // A server may also give homework whose deadline was in an earlier month.
  const isOfMonth = ({ end_time }: Homework) => end_time >= monthStart
  const endedThisMonth = isEndedKnown
    ? {
        homeworks: ended.list.data?.items.filter(isOfMonth) ?? [],
        unsubmitted: ended.students.map(student => ({
          ...student,
          missing: student.missing.filter(({ homework }) => isOfMonth(homework)),
        })),
      }
    : undefined
  const rows = students && monthRows(students, { reports, ended: endedThisMonth })
  return {
    query,
    rows,
    rest,
    totals: query.data?.pages[0],
    teams,
    month: { month, start: monthStart, end: wireDate(shownAt) },
    days,
    signs: {
      isLoading: hasStudents && (isLoading || !isEndedKnown) && !ended.list.isError,
      hasFailed: hasFailed || ended.failed > 0 || ended.list.isError,
      retry: () =>
        void client.refetchQueries({
          predicate: ({ queryKey: [name], state }) =>
            state.status === 'error' &&
            ['get-team-rpt', 'my-homework-list', 'topic-score-overview-y'].includes(String(name)),
        }),
    },
    figureKeys,
    keys: [...figureKeys, apiKey('get-team-rpt'), ...ended.keys],
  }
}

export type Month = ReturnType<typeof useMonth>
