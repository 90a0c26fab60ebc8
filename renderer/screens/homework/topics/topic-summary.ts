/** All topics of one homework side by side (SPEC §7 all-topic-overview). */
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type TopicRow = EndpointResponse<'all-topic-overview'>['items'][number]

export type TopicsSortKey = 'place' | 'average' | 'best' | 'lowest' | 'completed'

export interface TopicsSort {
  key: TopicsSortKey
  descending: boolean
}

/** A score as a share of its full score, so that topics of different points can be compared. */
const share = (score: number | undefined, full: number): number | null =>
  score === undefined ? null : full > 0 ? score / full : score

/** What a column is ordered by; null always stands last. The place is the homework's own order. */
const values: Record<TopicsSortKey, (topic: TopicRow, at: number) => number | null> = {
  place: (_topic, at) => at,
  average: topic => share(topic.average_score, topic.full_score),
  best: topic => share(topic.best_score, topic.full_score),
  lowest: topic => share(topic.lowest_score, topic.full_score),
  completed: topic => (topic.student_count > 0 ? topic.completed_count / topic.student_count : null),
}

export interface PlacedTopic {
  /** From 1, in the homework's own order. */
  place: number
  topic: TopicRow
}

/** The topics in the chosen order; equal ones keep the homework's. One that comes twice stands once. */
export function sortTopics(topics: readonly TopicRow[], { key, descending }: TopicsSort): PlacedTopic[] {
  const seen = new Set<string>()
  return topics
    .filter(topic => !seen.has(topic.topic_id) && seen.add(topic.topic_id))
    .map((topic, at) => ({ place: at + 1, topic, value: values[key](topic, at) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      return descending ? other.value - one.value : one.value - other.value
    })
    .map(({ place, topic }) => ({ place, topic }))
}

/** A first press puts what needs a look first: the worst average, the fewest who have done it; a second turns it round. */
export const nextTopicsSort = (sort: TopicsSort, key: TopicsSortKey): TopicsSort => ({
  key,
  descending: sort.key === key ? !sort.descending : false,
})
