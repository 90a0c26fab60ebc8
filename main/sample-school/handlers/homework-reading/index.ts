/**
 * Calls for reading homework: notes on writing, overviews of topics and questions, sending by mail (SPEC §7 Homework).
 */
import { isEmail } from '../../../../shared/domain/text-rules'
import type { homeworkReading } from '../../../../shared/endpoints/homework-reading'
import { findHomework } from '../../data/create-world'
import type { Homework, Topic } from '../../data/world-types'
import { text } from '../../text'
import { pageOf } from '../homework/homework-rows'
import { cellResultsOf, column } from '../homework/overviews'
import { type Call, existing, type Handlers, Refusal } from '../types'
import { noteHandlers } from './notes'
import { questionOverviews } from './questions'
import { readingText } from './text'

const homeworkOf = (call: Call, id: string): Homework => existing(findHomework(call.world, id), text.noHomework)

function overviewRow(call: Call, topic: Topic) {
  const scores = cellResultsOf(call, topic).flatMap(result => (result.score === null ? [] : [result.score]))
  return {
    ...column(call, topic),
    resource_id: topic.resource.id,
    best_score: scores.length === 0 ? null : Math.max(...scores),
    lowest_score: scores.length === 0 ? null : Math.min(...scores),
    student_count: topic.homework.students.length,
  }
}

export const homeworkReadingHandlers: Handlers<keyof typeof homeworkReading> = {
  ...noteHandlers,

  'all-topic-overview'(request, call) {
    const { items, total } = pageOf(homeworkOf(call, request.homework_id).topics, request.page, request.limit)
    return { items: items.map(topic => overviewRow(call, topic)), total }
  },

  'one-topic-question-overview'(request, call) {
    const { topics } = homeworkOf(call, request.homework_id)
    const topic = existing(
      topics.find(one => one.id === request.topic_id),
      text.noTopic,
    )
    if (topic.resource.id !== request.resource_id) throw new Refusal(400, text.noResource)
    const items = questionOverviews(call, topic)
    return { items, total: items.length }
  },

  'send-student-topic-mail'(request, call) {
    const homework = homeworkOf(call, request.homework_id)
    const email = request.email.trim()
    if (!isEmail(email)) throw new Refusal(400, readingText.email)
    call.logLine(readingText.mail(email, homework.title, homework.topics.length))
    return null
  },
}
