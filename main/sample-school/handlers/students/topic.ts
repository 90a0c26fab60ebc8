/** A student's work on one topic, round by round (SPEC §7 student-homework-topic-details). */
import { wireTime } from '../../../../shared/domain/time'
import { cellOf, cellResultAt } from '../../data/marks'
import { submitStatusAt } from '../../data/round-times'
import type { Student, Topic } from '../../data/world-types'
import { type Call, Refusal } from '../types'
import { text } from './text'

export function topicDetails(call: Call, student: Student, topic: Topic) {
  const { homework } = topic
  const place = homework.students.indexOf(student)
  if (place < 0) throw new Refusal(400, text.notAssigned)
  const { seed } = call.world
  const result = cellResultAt(seed, topic, place, call.at)
  const { times, totals } = cellOf(seed, topic, place)
  return {
    student_id: student.id,
    nickname: student.nickname,
    number: student.number,
    homework_id: homework.id,
    title: homework.title,
    topic_id: topic.id,
    resource_title: topic.title,
    view_key: topic.resource.viewKey,
    full_score: 100,
    score: result.score,
    best_score: result.best,
    learn_count: result.rounds,
    submit_status: submitStatusAt(seed, homework, place, call.at),
    items: times
      .slice(0, result.rounds)
      .map((time, at) => ({ round: at + 1, score: totals[at] ?? null, submit_time: wireTime(time) })),
  }
}
