/** One student's submission on one topic, as the calls for notes identify it. */
import { isWriting } from '../../../../shared/domain/view-families'
import { findTopic } from '../../data/create-world'
import { cellOf, cellResultAt } from '../../data/marks'
import type { Student, Topic } from '../../data/world-types'
import { answersOf } from '../homework/answers'
import { guidOf } from '../homework/overviews'
import { type Call, existing } from '../types'
import { readingText } from './text'

interface SubmissionRequest {
  student_id: string
  topic_id: string
  guid: string
}

export interface Submission {
  topic: Topic
  student: Student
  round: number
  guid: string
  /** Which of the texts of the round it is. */
  place: number
  /** The text, exactly as it was sent; null if teachers cannot comment on it: SPEC §1 names three views. */
  text: string | null
}

/** Finds the text by student, topic and guid; refuses if one of them does not fit. */
export function submissionOf(call: Call, { student_id, topic_id, guid }: SubmissionRequest): Submission {
  const { seed } = call.world
  const topic = existing(findTopic(call.world, topic_id), readingText.noTopic)
  const index = topic.homework.students.findIndex(student => student.id === student_id)
  const student = existing(topic.homework.students[index], readingText.noStudent)
  const { rounds } = cellResultAt(seed, topic, index, call.at)
  const texts = Array.from({ length: rounds }, (_, at) => at + 1).flatMap(round =>
    topic.resource.units.map((_, place) => ({ round, place })),
  )
  const { round, place } = existing(
    texts.find(one => guidOf(topic, student, one.round, one.place) === guid),
    readingText.unknownSubmission,
  )
  const time = cellOf(seed, topic, index).times[round - 1] ?? 0
  const unit = topic.resource.units[place]
  const answer = answersOf(seed, topic, student, round, time).find(one => one.question_id === unit?.id)
  const written = isWriting(topic.resource.viewKey) && answer !== undefined && 'answer_result' in answer
  const text = written ? String(answer.answer_result) : ''
  return { topic, student, round, guid, place, text: text.trim() === '' ? null : text }
}
