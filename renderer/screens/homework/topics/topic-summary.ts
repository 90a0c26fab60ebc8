/** Sorts the topics of one homework (SPEC §7 all-topic-overview). */
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type TopicRow = EndpointResponse<'all-topic-overview'>['items'][number]

export type TopicsSortKey = 'place' | 'average' | 'best' | 'lowest' | 'completed'

export interface TopicsSort {
  key: TopicsSortKey
  isDescending: boolean
}

/** A score divided by the full score, so that topics with different full scores can be compared. */
const share = (score: number | undefined, full: number): number | null =>
  score === undefined ? null : full > 0 ? score / full : score

/** The sort value of each column. Topics without a value come last. `place` is the order of the homework. */
const values: Record<TopicsSortKey, (topic: TopicRow, at: number) => number | null> = {
  place: (_topic, at) => at,
  average: topic => share(topic.average_score, topic.full_score),
  best: topic => share(topic.best_score, topic.full_score),
  lowest: topic => share(topic.lowest_score, topic.full_score),
  completed: topic => (topic.student_count > 0 ? topic.completed_count / topic.student_count : null),
}

export interface PlacedTopic {
  /** The position in the homework, from 1. */
  place: number
  topic: TopicRow
}

/**
 * Sorts the topics. Topics with equal values keep the order of the homework. A topic that the server lists twice is shown
 * once.
 */
export function sortTopics(topics: readonly TopicRow[], { key, isDescending }: TopicsSort): PlacedTopic[] {
  const seen = new Set<string>()
  return topics
    .filter(topic => !seen.has(topic.topic_id) && seen.add(topic.topic_id))
    .map((topic, at) => ({ place: at + 1, topic, value: values[key](topic, at) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      return isDescending ? other.value - one.value : one.value - other.value
    })
    .map(({ place, topic }) => ({ place, topic }))
}

/**
 * The first click on a header puts first what needs attention: the worst average, the fewest completions. The next click
 * reverses the order.
 */
export const nextTopicsSort = (sort: TopicsSort, key: TopicsSortKey): TopicsSort => ({
  key,
  isDescending: sort.key === key ? !sort.isDescending : false,
})
