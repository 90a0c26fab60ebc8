import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { MatrixColumn } from '../../features/homework/matrix/matrix-types'

type Topic = EndpointResponse<'headquarters-homework-homework-topic-list'>['items'][number]

/** Converts headquarters' topics to the columns that the views of other homework use. */
export const topicColumns = (topics: readonly Topic[]): MatrixColumn[] =>
  topics.map(topic => ({
    topicId: topic.topic_id,
    title: topic.resource_title,
    label: topic.resource_title,
    viewKey: topic.view_key,
    full: topic.full_score,
    average: null,
    answered: topic.completed_count,
  }))
