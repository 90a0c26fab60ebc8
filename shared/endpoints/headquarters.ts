/** Homework that headquarters assigns: origin_type 2 of my-homework-page-list (SPEC §7 headquarters-homework). */
import * as v from 'valibot'
import { paper } from '../items/paper'
import { list } from '../schema'
import { homeworkTopic, topicOverview } from './homework'
import { copyable, get, idIn, round } from './row'

export const headquarters = {
  'headquarters-homework-homework-topic-list': get(
    '/v4/headquarters-homework/homework-topic-list',
    v.strictObject({ id: idIn }),
    list(homeworkTopic),
    copyable,
  ),
  'topic-answer-overview': get(
    '/v4/headquarters-homework/topic-answer-overview',
    v.strictObject({ topic_id: idIn }),
    topicOverview,
    copyable,
  ),
  'headquarters-homework-topic-answer-paper': get(
    '/v4/headquarters-homework/topic-answer-paper',
    v.strictObject({ topic_id: idIn, student_id: idIn, round }),
    paper,
    copyable,
  ),
}
