/** One student's work on one topic, as notes on it name it. */
import { seenAt } from '../../data/marks'
import type { Student, Topic } from '../../data/model'
import { findTopic } from '../../data/world'
import { answersOf } from '../homework/answers'
import { earlierGuid, guidOf } from '../homework/overviews'
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
  /** Of an earlier submission; null: the round that was handed in last. */
  round: number | null
}

/** Which earlier submission a guid names; null for the last, undefined for none. */
function roundIn(topic: Topic, student: Student, guid: string): number | null | undefined {
  if (guid === guidOf(topic, student)) return null
  const earlier = topic.resource.viewKey === 'topic-writing' ? /-(\d{1,3})$/.exec(guid)?.[1] : undefined
  return earlier !== undefined && guid === earlierGuid(topic, student, Number(earlier)) ? Number(earlier) : undefined
}

/** The work that student, topic and guid name together; any of them wrong is refused. */
export function workOf(call: Call, { student_id, topic_id, guid }: Asked): Work {
  const topic = need(findTopic(call.world, topic_id), readingText.noTopic)
  const place = topic.homework.students.findIndex(student => student.id === student_id)
  const student = need(topic.homework.students[place], readingText.noStudent)
  const round = roundIn(topic, student, guid)
  if (round === undefined) throw new Refusal(400, readingText.noWork)
  return { topic, student, place, round }
}

/** The round that a work was handed in with; 0 where it was not. */
export function roundOf(call: Call, { topic, place, round }: Work): number {
  const { rounds } = seenAt(call.world.seed, topic, place, call.at)
  return round === null || round > rounds ? rounds : round
}

/** What the student wrote: the first written answer of the round, as it was sent; null where there is none. */
export function writtenText(call: Call, work: Work): string | null {
  const { topic, student, place } = work
  const { seed } = call.world
  const round = roundOf(call, work)
  if (round === 0) return null
  const { time } = seenAt(seed, topic, place, call.at)
  const written = new Set(topic.resource.units.filter(unit => unit.kind !== 'choice').map(unit => unit.id))
  for (const answer of answersOf(seed, topic, student, round, time)) {
    if ('answer_result' in answer && written.has(answer.question_id) && answer.answer_result !== '') {
      return String(answer.answer_result)
    }
  }
  return null
}
