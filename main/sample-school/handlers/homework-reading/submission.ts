/** One student's submission on one topic, as the calls for notes identify it. */

import { findTopic } from '../../data/create-world'
import { cellOf, seenAt } from '../../data/marks'
import type { Student, Topic } from '../../data/world-types'
import { answersOf } from '../homework/answers'
import { guidOf } from '../homework/overviews'
import { type Call, need } from '../types'
import { readingText } from './text'

interface Asked {
  student_id: string
  topic_id: string
  guid: string
}

export interface Work {
  topic: Topic
  student: Student
  place: number
  round: number
  guid: string
}

/** Finds the round by student, topic and guid; refuses if one of them does not fit. */
export function workOf(call: Call, { student_id, topic_id, guid }: Asked): Work {
  const topic = need(findTopic(call.world, topic_id), readingText.noTopic)
  const place = topic.homework.students.findIndex(student => student.id === student_id)
  const student = need(topic.homework.students[place], readingText.noStudent)
  const { rounds } = seenAt(call.world.seed, topic, place, call.at)
  const handed = Array.from({ length: rounds }, (_, at) => at + 1)
  const round = need(
    handed.find(one => guidOf(topic, student, one) === guid),
    readingText.noWork,
  )
  return { topic, student, place, round, guid }
}

/** The first written answer in that round, exactly as it was sent; null if there is none. */
export function writtenText(call: Call, { topic, student, place, round }: Work): string | null {
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
