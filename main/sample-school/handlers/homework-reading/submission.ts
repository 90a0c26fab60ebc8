/** One student's submission on one topic, as the calls for notes identify it. */

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
  place: number
  round: number
  guid: string
}

/** Finds the round by student, topic and guid; refuses if one of them does not fit. */
export function submissionOf(call: Call, { student_id, topic_id, guid }: SubmissionRequest): Submission {
  const topic = existing(findTopic(call.world, topic_id), readingText.noTopic)
  const place = topic.homework.students.findIndex(student => student.id === student_id)
  const student = existing(topic.homework.students[place], readingText.noStudent)
  const { rounds } = cellResultAt(call.world.seed, topic, place, call.at)
  const handed = Array.from({ length: rounds }, (_, at) => at + 1)
  const round = existing(
    handed.find(one => guidOf(topic, student, one) === guid),
    readingText.unknownSubmission,
  )
  return { topic, student, place, round, guid }
}

/** The first written answer in that round, exactly as it was sent; null if there is none. */
export function writtenText(call: Call, { topic, student, place, round }: Submission): string | null {
  const { seed } = call.world
  const time = cellOf(seed, topic, place).times[round - 1] ?? 0
  const written = new Set(topic.resource.units.filter(unit => unit.kind !== 'choice').map(unit => unit.id))
  for (const answer of answersOf(seed, topic, student, round, time)) {
    if ('answer_result' in answer && written.has(answer.question_id) && answer.answer_result !== '') {
      return String(answer.answer_result)
    }
  }
  return null
}
