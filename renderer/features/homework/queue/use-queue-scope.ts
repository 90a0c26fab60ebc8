import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../../bridge/index'
import { type ClassPlace, useKeptClass } from '../../people/use-kept-class'
import type { Submission } from './submissions'

/** Which of all submissions a queue shows. It is in the address; an empty field means all. */
export interface QueueScope {
  team_id: string
  homework_id: string
  /** A topic of the chosen homework. */
  topic_id: string
  /** The day on which the students handed in, YYYY-MM-DD; with `latestDay`, `allDays` for all. */
  day: string
}

const fields = ['homework_id', 'topic_id', 'day'] as const

/** The fields that the address names; the class is always named, because an address without one means the kept class. */
const searchOf = (scope: QueueScope): Record<string, string> => ({
  team_id: scope.team_id,
  ...Object.fromEntries(fields.flatMap(field => (scope[field] === '' ? [] : [[field, scope[field]]]))),
})

/** The day on which a submission was handed in, YYYY-MM-DD; empty if the server does not say. */
const submitDay = ({ submitTime }: Pick<Submission, 'submitTime'>): string => submitTime.slice(0, 10)

/** All days, where an address without a day means the latest one. */
export const allDays = 'all'

/** The scope that the address names. */
export function useQueueScopeAddress() {
  const [search, setSearch] = useSearchParams()
  const [team_id, homework_id, topic_id, day] = ['team_id', 'homework_id', 'topic_id', 'day'].map(
    field => search.get(field) ?? '',
  ) as [string, string, string, string]
  const scope = useMemo(
    (): QueueScope => ({ team_id, homework_id, topic_id, day }),
    [team_id, homework_id, topic_id, day],
  )
  const choose = useCallback((chosen: QueueScope) => setSearch(searchOf(chosen), { replace: true }), [setSearch])
  return { scope, choose, hasTeam: search.has('team_id') }
}

/**
 * The latest day when it was first known: the days are read again while the teacher works, and a newer one must not take
 * her away.
 * @param days the latest first; empty while they are not known.
 */
function useFirstDay(isWanted: boolean, team: string, days: readonly string[]): string {
  const [first, setFirst] = useState<{ team: string; day: string }>()
  const known = isWanted && first?.team === team ? first.day : ''
  const day = isWanted ? known || (days[0] ?? '') : ''
  if (day !== known) setFirst({ team, day })
  else if (first && known === '') setFirst(undefined)
  return day
}

/**
 * The chosen scope, the submissions in it, and those of the chosen class, of which filters offer homework, topics and days.
 * @param place where the class is kept.
 * @param options.latestDay without a homework and a day, it is the latest day on which the class had handed in when the
 *   teacher came; `newerDay` is one that has come since.
 */
export function useQueueScope(all: readonly Submission[], place: ClassPlace, { latestDay = false } = {}) {
  const { scope, choose, hasTeam } = useQueueScopeAddress()
  const { team_id, homework_id, topic_id } = scope
  const isClassReady = useKeptClass(place, {
    team: team_id,
    ready: true,
    isUnset: !hasTeam,
    isInAddress: true,
    choose: team => choose({ ...scope, team_id: team }),
  })
  const roster = useApi('student-list-by-team', { team_id }, { enabled: team_id !== '' })
  const inClass = useMemo(() => {
    const members = new Set(roster.data?.items.map(({ student_id }) => student_id))
    return team_id === '' ? all : all.filter(({ studentId }) => members.has(studentId))
  }, [all, team_id, roster.data])
  const days = useMemo(() => [...new Set(inClass.map(submitDay).filter(Boolean))].sort().reverse(), [inClass])
  const isLatest = latestDay && scope.day === '' && homework_id === ''
  const firstDay = useFirstDay(isLatest, team_id, days)
  const asked = isLatest ? firstDay : scope.day
  const day = asked === allDays ? '' : asked
  const items = useMemo(
    () =>
      homework_id === '' && topic_id === '' && day === ''
        ? inClass
        : inClass.filter(
            each =>
              (homework_id === '' || each.homeworkId === homework_id) &&
              (topic_id === '' || each.topicId === topic_id) &&
              (day === '' || submitDay(each) === day),
          ),
    [inClass, homework_id, topic_id, day],
  )
  const homeworks = useMemo(
    () =>
      [...new Map(inClass.map(each => [each.homeworkId, each.homeworkTitle]))].map(([id, title]) => ({ id, title })),
    [inClass],
  )
  return {
    scope,
    choose,
    inClass,
    items,
    homeworks,
    days,
    day,
    newerDay: isLatest && days[0] !== undefined && days[0] > firstDay ? days[0] : undefined,
    isReady: isClassReady && (team_id === '' || !roster.isPending),
  }
}
