/** One student's work on one topic, as notes on it name it. */
import { seenAt } from '../../data/marks'
import type { Student, Topic } from '../../data/model'
import { findTopic } from '../../data/world'
import { answersOf } from '../homework/answers'
import { guidOf } from '../homework/overviews'
import { type Call, need, Refusal } from '../types'
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
}

/** The work that student, topic and guid name together; any of them wrong is refused. */
export function workOf(call: Call, { student_id, topic_id, guid }: Asked): Work {
  const topic = need(findTopic(call.world, topic_id), readingText.noTopic)
  const place = topic.homework.students.findIndex(student => student.id === student_id)
  const student = need(topic.homework.students[place], readingText.noStudent)
  if (guid !== guidOf(topic, student)) throw new Refusal(400, readingText.noWork)
  return { topic, student, place }
}

/** What the student wrote: the first written answer of the round that he handed in last, as it was sent; null where there is none. */
export function writtenText(call: Call, { topic, student, place }: Work): string | null {
  const { seed } = call.world
  const seen = seenAt(seed, topic, place, call.at)
  if (seen.rounds === 0) return null
  const written = new Set(topic.resource.units.filter(unit => unit.kind !== 'choice').map(unit => unit.id))
  for (const answer of answersOf(seed, topic, student, seen.rounds, seen.time)) {
    if ('answer_result' in answer && written.has(answer.question_id) && answer.answer_result !== '') {
      return String(answer.answer_result)
    }
  }
  return null
}
