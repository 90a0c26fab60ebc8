/**
 * Homework that headquarters hands out (SPEC §7 headquarters-homework): the same answers as for other homework, but
 * only for this origin.
 */
import type { headquarters } from '../../../../shared/endpoints/headquarters'
import { findHomework, findTopic } from '../../data/create-world'
import type { Homework, Topic } from '../../data/world-types'
import { text } from '../../text'
import { cellResultsOf, topicOverview } from '../homework/overviews'
import { paperOf, resourceHead } from '../homework/papers'
import { type Call, existing, type Handlers } from '../types'

/** The wire field origin_type (SPEC §4 "Origin"). */
const headquartersOrigin = 2

const ifHeadquarters = (homework: Homework | undefined): Homework | undefined =>
  homework?.origin === headquartersOrigin ? homework : undefined

function topicNamed(call: Call, id: string): Topic {
  const topic = findTopic(call.world, id)
  return existing(ifHeadquarters(topic?.homework) && topic, text.noTopic)
}

export const headquartersHandlers: Handlers<keyof typeof headquarters> = {
  'headquarters-homework-homework-topic-list'(request, call) {
    const { topics } = existing(ifHeadquarters(findHomework(call.world, request.id)), text.noHomework)
    return {
      items: topics.map(topic => ({
        ...resourceHead(call, topic.resource, topic.id, topic.title),
        completed_count: cellResultsOf(call, topic).filter(result => result.rounds > 0).length,
        full_score: 100,
      })),
      total: topics.length,
    }
  },

  'topic-answer-overview': (request, call) => topicOverview(call, topicNamed(call, request.topic_id)),

  'headquarters-homework-topic-answer-paper'(request, call) {
    const topic = topicNamed(call, request.topic_id)
    const place = topic.homework.students.findIndex(student => student.id === request.student_id)
    return paperOf(call, topic, place, request.round)
  },
}
