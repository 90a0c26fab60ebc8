import { useMemo } from 'react'
import { jstParts, midnight, parseJst } from '../../../shared/domain/time'
import { apiKey, useApi } from '../../bridge/index'
import { chosenPeriod, periodFault } from '../../features/reports/period'
import { uniqueNames } from '../../features/study/line-words'
import { text as studyText } from '../../features/study/text'
import { useAsOf } from '../../features/study/use-as-of'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { useNow } from '../../ui/clock'
import { graphChart, hasStudy, withStepDates } from './graph-chart'
import { type GraphChoice, mostCompared } from './graph-choice'
import { askedPeriod, isTooLong, stepsIn } from './graph-steps'
import { text } from './text'

const noDates: readonly string[] = []

/** `9月1日`; with the year if it is not this year. */
function dayWords(date: string, today: number): string {
  const [at, { year }] = [jstParts(parseJst(date) ?? 0), jstParts(today)]
  return text.day(at.year === year ? null : at.year, at.month, at.day)
}

/** The students of the class, or all classes, with the names of their lines. */
function useLines(team: string, isReady: boolean) {
  const teams = useApi('team-rows', {})
  const classmates = useApi('student-list-by-team', { team_id: team }, { enabled: isReady && team !== '' })
  const { nameOf } = useHiddenNames()
  const students = classmates.data?.items
  const rows = useMemo(() => {
    if (team === '') return teams.data?.items.map(({ id, name }) => ({ id, name }))
    return students?.map(({ student_id, number, nickname }) => {
      const name = nameOf(nickname, student_id)
      return { id: student_id, name: name === nickname ? text.lines.student(number, name) : name }
    })
  }, [team, teams.data, students, nameOf])
  return {
    teams,
    list: team === '' ? teams : classmates,
    names: useMemo(() => uniqueNames(rows ?? []), [rows]),
    count: rows?.length,
  }
}

/** The chart of the choice, and why there is none. */
export function useGraph(choice: GraphChoice, isReady: boolean) {
  const today = midnight(useNow())
  const { team, measure, unit, showsAll } = choice
  const { teams, list, names, count } = useLines(team, isReady)
  const { from, to } = chosenPeriod(choice, today)
  const fault = periodFault({ from, to })
  const period = useMemo(() => (fault === null ? askedPeriod({ from, to }, today) : null), [fault, from, to, today])
  const tooLong = period !== null && count !== undefined && isTooLong(period, unit, count + 1)
  const request = {
    ...(team !== '' && { team_id: team }),
    start_time: period?.start_time ?? '',
    end_time: period?.end_time ?? '',
    unit,
  }
  const canAsk = isReady && period !== null && count !== undefined && !tooLong
  const query = useApi('progress-graph', request, { enabled: canAsk })
  const keys = [apiKey('progress-graph', request)]
  const asOf = useAsOf(keys)
  const listed = useMemo(
    () => choice.compared.filter(id => names.has(id)).slice(0, mostCompared),
    [choice.compared, names],
  )
  const compared = useMemo(
    () => (team === '' && listed.length === 0 ? [...names.keys()].slice(0, mostCompared) : listed),
    [team, listed, names],
  )
  const teamRows = teams.data?.items
  const whom = teamRows?.find(({ id }) => id === team)?.name ?? text.allTeams
  const { items, dates = noDates } = query.data ?? {}
  const lines = useMemo(() => items && withStepDates(items), [items])
  const data = useMemo(() => {
    if (!lines || period === null) return null
    return graphChart(lines, {
      teamId: team,
      measure,
      steps: stepsIn(unit, period, today, [...dates, ...lines.flatMap(({ points }) => points.map(({ date }) => date))]),
      title: text.graphTitle(studyText.measureNames[measure], whom),
      categoryLabel: text.unitNames[unit],
      compared,
      showsAll,
      nameOf: id => names.get(id) ?? id,
      sizeOf: id => teamRows?.find(each => each.id === id)?.student_count ?? 0,
    })
  }, [lines, dates, period, team, measure, unit, today, whom, compared, showsAll, names, teamRows])
  const sized = (id: string) => (teamRows?.find(each => each.id === id)?.student_count ?? 0) > 0
  return {
    teams,
    names,
    /** Among all classes: those whose amounts cannot be divided, because their number of students is not known. */
    unsized:
      team === '' && measure !== 'average' ? compared.filter(id => !sized(id)).map(id => names.get(id) ?? id) : [],
    listed,
    fault,
    query,
    /** What the page waits for: first the names of the lines. */
    reading: list.data === undefined ? list : query,
    keys,
    data,
    isEmpty: lines !== undefined && !hasStudy(lines),
    isNotBegun: fault === null && period === null,
    isTooLong: tooLong,
    facts:
      period &&
      [text.facts(dayWords(from, today), dayWords(period.end_time, today), text.unitFacts[unit]), asOf].join(
        text.joiner,
      ),
  }
}

export type Graph = ReturnType<typeof useGraph>
