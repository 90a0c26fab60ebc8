import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { day, parseJst, wireDate } from '../../../shared/domain/time'
import { isWriting } from '../../../shared/domain/view-families'
import { useApi, useApiAll } from '../../bridge/index'
import { isFromHeadquarters } from '../../features/homework/homework-path'
import { useToday } from '../../ui/clock'
import { type ReviewItem, reviewItems } from './review-queue'

const noItems: readonly ReviewItem[] = []

/**
 * All submitted writing of this teacher's homework. The calls: the homework, its topics, and the students of each topic
 * of writing.
 */
export function useReviewItems() {
  const today = useToday()
  const list = useApi('my-homework-list', {
    start_time: wireDate(today - limits.reviewDays * day),
    sort_field: 'end_time',
    sort_order: 'asc',
  })
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
  const overviews = useApiAll(
    'one-topic-overview',
    topics.map(({ homework, topic }) => ({ homework_id: homework.homework_id, topic_id: topic.topic_id })),
  )
  const answers = [...topicLists, ...overviews]
  const isReady = list.data !== undefined && answers.every(answer => answer !== undefined)
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
