import { useMemo, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { day, parseJst, wireDate } from '../../../shared/domain/time'
import { isWriting } from '../../../shared/domain/view-families'
import { apiKey, useApi, useApiAll, useLive } from '../../bridge/index'
import { isFromHeadquarters } from '../../features/homework/homework-path'
import { useToday } from '../../ui/clock'
import { type ReviewItem, type ReviewSource, reviewItems } from './review-queue'

const noItems: readonly ReviewItem[] = []

const overviewRequest = ({ homework, topic }: Pick<ReviewSource, 'homework' | 'topic'>) => ({
  homework_id: homework.homework_id,
  topic_id: topic.topic_id,
})

/** The submission of the last day can be late: what has just ended is read again, too. */
const isRunning = ({ end_time }: { end_time: string }, today: number): boolean =>
  (parseJst(end_time) ?? Infinity) >= today - day

/**
 * All submitted writing of this teacher's homework. The calls: the homework, its topics, and the students of each topic
 * of writing. Those of running homework are read again from time to time, because students hand in meanwhile.
 */
export function useReviewItems() {
  const today = useToday()
  const listRequest = {
    start_time: wireDate(today - limits.reviewDays * day),
    sort_field: 'end_time',
    sort_order: 'asc',
  } as const
  const list = useApi('my-homework-list', listRequest)
  const homeworks = useMemo(
    () =>
      (list.data?.items ?? []).filter(
        each => !isFromHeadquarters(each) && (parseJst(each.start_time) ?? 0) < today + day,
      ),
    [list.data, today],
  )
  const topicLists = useApiAll(
    'homework-topic-list',
    homeworks.map(({ homework_id }) => ({ id: homework_id })),
  )
  const topics = useMemo(
    () =>
      homeworks.flatMap((homework, at) =>
        (topicLists[at]?.items ?? [])
          .filter(({ view_key, completed_count }) => isWriting(view_key) && completed_count > 0)
          .map(topic => ({ homework, topic })),
      ),
    [homeworks, topicLists],
  )
  const overviews = useApiAll('one-topic-overview', topics.map(overviewRequest))
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
  useLive([apiKey('my-homework-list', listRequest), ...liveKeys])

  const answers = [...topicLists, ...overviews]
  const isRead = list.data !== undefined && answers.every(answer => answer !== undefined)
  // A new homework does not take the others from the screen while it is read.
  const [wasRead, setWasRead] = useState(false)
  if (isRead && !wasRead) setWasRead(true)
  const isReady = isRead || wasRead
  const items = useMemo(
    () =>
      isReady ? reviewItems(topics.map((topic, at) => ({ ...topic, students: overviews[at]?.items ?? [] }))) : noItems,
    [isReady, topics, overviews],
  )
  return {
    list,
    items,
    isReady,
    loaded: answers.filter(answer => answer !== undefined).length,
    total: answers.length,
    failed: answers.filter(answer => answer === null).length,
  }
}

export type ReviewItems = ReturnType<typeof useReviewItems>
