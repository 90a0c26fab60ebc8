import { useMemo } from 'react'
import { day, parseJst } from '../../../../shared/domain/time'
import { apiKey, useApiAll } from '../../../bridge/index'
import { useToday } from '../../../ui/clock'
import type { Homework, SubmissionSource } from './submissions'

/** Which topics count, by their view; the same function at each render. */
export type IsWanted = (viewKey: string) => boolean

const overviewRequest = ({ homework, topic }: Pick<SubmissionSource, 'homework' | 'topic'>) => ({
  homework_id: homework.homework_id,
  topic_id: topic.topic_id,
})

/** The submission of the last day can be late: what has just ended is read again, too. */
const isRunning = ({ end_time }: { end_time: string }, today: number): boolean =>
  (parseJst(end_time) ?? Infinity) >= today - day

interface Options {
  /** A read that fails shows no message. */
  quiet?: boolean
  /** The reads leave room for others: only a few run at the same time. */
  bulk?: boolean
  /** How many wanted topics of each homework are read, the first ones. */
  mostTopics?: number
}

/** The wanted topics of some homework with their students. A read that has not ended is cancelled with the page. */
export function useSubmissionSources(
  homeworks: readonly Homework[],
  isWanted: IsWanted,
  { quiet = false, bulk = false, mostTopics = Number.POSITIVE_INFINITY }: Options = {},
) {
  const today = useToday()
  const topicLists = useApiAll(
    'homework-topic-list',
    homeworks.map(({ homework_id }) => ({ id: homework_id })),
    { background: quiet, bulk },
  )
  const topics = useMemo(
    () =>
      homeworks.flatMap((homework, at) =>
        (topicLists[at]?.items ?? [])
          .filter(({ view_key, completed_count }) => isWanted(view_key) && completed_count > 0)
          .slice(0, mostTopics)
          .map(topic => ({ homework, topic })),
      ),
    [homeworks, topicLists, isWanted, mostTopics],
  )
  const overviews = useApiAll('one-topic-overview', topics.map(overviewRequest), { background: quiet, bulk })
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
  /** The reads that have failed. */
  const failedKeys = [
    ...homeworks.flatMap(({ homework_id }, at) =>
      topicLists[at] === null ? [apiKey('homework-topic-list', { id: homework_id })] : [],
    ),
    ...topics.flatMap((topic, at) =>
      overviews[at] === null ? [apiKey('one-topic-overview', overviewRequest(topic))] : [],
    ),
  ]
  return { sources, liveKeys, answers: [...topicLists, ...overviews], failed: new Set(failed).size, failedKeys }
}
