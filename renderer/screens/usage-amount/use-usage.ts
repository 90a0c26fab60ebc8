import { useCallback, useMemo } from 'react'
import { compareClasses } from '../../../shared/domain/class-order'
import { midnight } from '../../../shared/domain/time'
import { apiKey, useApi } from '../../bridge/index'
import type { ChartData, ChartRange } from '../../features/charts/chart-data'
import { uniqueNames } from '../../features/study/line-words'
import { useAsOf } from '../../features/study/use-as-of'
import { useNow } from '../../ui/clock'
import { monthWords } from './month-words'
import { text } from './text'
import { usageChart } from './usage-chart'
import type { UsageChoice } from './usage-choice'
import { chosenMonths, monthsOf } from './usage-months'
import { usageTable } from './usage-table'

/** Chart and table of the choice, and why there are none. */
export function useUsage(choice: UsageChoice, isReady: boolean) {
  const now = midnight(useNow())
  const { team, measure, rows: rowsAre } = choice
  const period = chosenMonths(choice, now)
  const { from, to } = period
  const asked = useMemo(() => monthsOf({ from, to }), [from, to])
  const fault = typeof asked === 'string' ? asked : null
  const request = { ...(team !== '' && { team_id: team }), start_month: from, end_month: to }
  const query = useApi('usage-amount', request, { enabled: isReady && fault === null })
  const teams = useApi('team-rows', {})
  const keys = [apiKey('usage-amount', request)]
  const asOf = useAsOf(keys)
  const items = query.data?.items
  const whom = teams.data?.items.find(({ id }) => id === team)?.name ?? text.allTeams
  const names = useMemo(() => {
    const each = new Map((items ?? []).map(({ team_id: id, team_name: name }) => [id, { id, name }]))
    return uniqueNames([...each.values()].toSorted((a, b) => compareClasses(a.name, b.name)))
  }, [items])
  const context = useMemo(
    () => ({
      measure,
      months: typeof asked === 'string' ? [] : asked,
      teams: names,
      title: text.figureTitle(text.measureNames[measure], text.measureUnits[measure], whom),
      now,
    }),
    [measure, asked, names, whom, now],
  )
  const data = useMemo(() => items && usageChart(items, context), [items, context])
  const tableOf = useCallback(
    (_shown: ChartData, range: ChartRange) =>
      usageTable(items ?? [], { ...context, rowsAre, months: context.months.slice(range.from, range.to + 1) }),
    [items, context, rowsAre],
  )
  return {
    teams,
    period,
    fault,
    request,
    query,
    keys,
    data,
    tableOf,
    teamCount: names.size,
    isEmpty: items?.every(row => row.exercise_count === 0 && row.homework_count === 0) ?? false,
    facts: fault === null ? text.facts(monthWords(from, now), monthWords(to, now), asOf) : '',
  }
}

export type Usage = ReturnType<typeof useUsage>
