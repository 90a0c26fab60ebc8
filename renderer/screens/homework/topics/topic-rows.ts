/** The topics of one homework as rows of a table (SPEC §7 all-topic-overview). */
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type TopicRow = EndpointResponse<'all-topic-overview'>['items'][number]

export interface PlacedTopic {
  /** The position in the homework, from 1. */
  place: number
  topic: TopicRow
}

/** The topics in the order of the homework. A topic that the server lists twice is shown once. */
export function placedTopics(topics: readonly TopicRow[]): PlacedTopic[] {
  const seen = new Set<string>()
  return topics
    .filter(topic => !seen.has(topic.topic_id) && seen.add(topic.topic_id))
    .map((topic, at) => ({ place: at + 1, topic }))
}
