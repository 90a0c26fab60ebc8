import { useMemo, useState } from 'react'
import { day, parseJst, wireDate } from '../../../../shared/domain/time'
import { apiKey, useApi, useApiAll, useLive } from '../../../bridge/index'
import { useToday } from '../../../ui/clock'
import { isFromHeadquarters } from '../homework-path'
import { type Homework, type Submission, type SubmissionSource, submissionsOf } from './submissions'

type IsWanted = (viewKey: string) => boolean

const noItems: readonly Submission[] = []

const overviewRequest = ({ homework, topic }: Pick<SubmissionSource, 'homework' | 'topic'>) => ({
  homework_id: homework.homework_id,
  topic_id: topic.topic_id,
})

/** The submission of the last day can be late: what has just ended is read again, too. */
const isRunning = ({ end_time }: { end_time: string }, today: number): boolean =>
  (parseJst(end_time) ?? Infinity) >= today - day

/** The wanted topics of some homework with their students. `quiet`: a read that fails shows no message. */
function useSources(homeworks: readonly Homework[], today: number, quiet: boolean, isWanted: IsWanted) {
  const topicLists = useApiAll(
    'homework-topic-list',
    homeworks.map(({ homework_id }) => ({ id: homework_id })),
    { background: quiet },
  )
  const topics = useMemo(
    () =>
      homeworks.flatMap((homework, at) =>
        (topicLists[at]?.items ?? [])
          .filter(({ view_key, completed_count }) => isWanted(view_key) && completed_count > 0)
          .map(topic => ({ homework, topic })),
      ),
    [homeworks, topicLists, isWanted],
  )
  const overviews = useApiAll('one-topic-overview', topics.map(overviewRequest), { background: quiet })
  const sources = useMemo(
    () => topics.map((topic, at): SubmissionSource => ({ ...topic, students: overviews[at]?.items ?? [] })),
    [topics, overviews],
  )
  const liveKeys = useMemo(
    () => [
      ...homeworks
        .filter(homework => isRunning(homework, today))
        .map(({ homework_id }) => apiKey('homework-topic-list', { id: homework_id })),
      ...topics
        .filter(({ homework }) => isRunning(homework, today))
        .map(topic => apiKey('one-topic-overview', overviewRequest(topic))),
    ],
    [homeworks, topics, today],
  )
  const failed = [
    ...homeworks.filter((_, at) => topicLists[at] === null),
    ...topics.flatMap(({ homework }, at) => (overviews[at] === null ? [homework] : [])),
  ]
  return { sources, liveKeys, answers: [...topicLists, ...overviews], failed: new Set(failed).size }
}

/**
 * What students have handed in of this teacher's homework and of headquarters'. The calls: the homework, its topics, and
 * the students of each wanted topic. Those of running homework are read again from time to time, because students hand
 * in meanwhile. The server can refuse the calls for headquarters' homework (SPEC §7).
 * @param isWanted which topics count, by the view; the same function at each render.
 * @param days without a homework, all whose delivery is not longer ago.
 * @param homeworkId only this homework, however old it is.
 */
export function useSubmissions(isWanted: IsWanted, days: number, homeworkId = '') {
  const today = useToday()
  const listRequest = {
    ...(homeworkId === '' && { start_time: wireDate(today - days * day) }),
    sort_field: 'end_time',
    sort_order: 'asc',
  } as const
  // The request changes at midnight: the teacher keeps her place while the new list is read.
  const list = useApi('my-homework-list', listRequest, { keepPrevious: true })
  const delivered = useMemo(
    () =>
      (list.data?.items ?? []).filter(
        each =>
          (parseJst(each.start_time) ?? 0) < today + day && (homeworkId === '' || each.homework_id === homeworkId),
      ),
    [list.data, today, homeworkId],
  )
  const fromHeadquarters = useMemo(() => delivered.filter(isFromHeadquarters), [delivered])
  const ofTeacher = useMemo(() => delivered.filter(each => !isFromHeadquarters(each)), [delivered])
  const own = useSources(ofTeacher, today, false, isWanted)
  const headquarters = useSources(fromHeadquarters, today, true, isWanted)
  useLive([apiKey('my-homework-list', listRequest), ...own.liveKeys, ...headquarters.liveKeys])

  const answers = [...own.answers, ...headquarters.answers]
  const isRead = list.data !== undefined && answers.every(answer => answer !== undefined)
  // A new homework does not take the others from the screen while it is read.
  const [readFor, setReadFor] = useState<string>()
  if (isRead && readFor !== homeworkId) setReadFor(homeworkId)
  const isReady = isRead || readFor === homeworkId
  const items = useMemo(
    () => (isReady ? submissionsOf([...own.sources, ...headquarters.sources]) : noItems),
    [isReady, own.sources, headquarters.sources],
  )
  return {
    list,
    items,
    isReady,
    loaded: answers.filter(answer => answer !== undefined).length,
    total: answers.length,
    failed: own.failed,
    /** How many of headquarters' homework could not be read. */
    refused: headquarters.failed,
  }
}

export type Submissions = ReturnType<typeof useSubmissions>
