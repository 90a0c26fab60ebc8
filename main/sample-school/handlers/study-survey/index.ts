/** Study survey of one student: their homework, its topics, their answers (SPEC §7 Study survey, v4). */

import { wireTime } from '../../../../shared/domain/time'
import type { studySurvey } from '../../../../shared/endpoints/study-survey'
import { findHomework, findTopic } from '../../data/create-world'
import { cellOf } from '../../data/marks'
import type { Homework, Student, Topic } from '../../data/world-types'
import { text } from '../../text'
import { answersOf } from '../homework/answers'
import { pageOf } from '../homework/homework-rows'
import { guidOf, teamAverageOf } from '../homework/overviews'
import { homeworkHead, homeworkIn } from '../study/homework'
import { spanOf } from '../study/period'
import { personOf, studentNamed } from '../study/students'
import { type Call, existing, type Handlers } from '../types'
import { exerciseHandlers } from './exercises'
import { exerciseRow, topicRow } from './study-rows'
import { studySurveyText } from './text'

/** The student's index in the homework; refuses if the student does not have this homework. */
function placeOf(homework: Homework, student: Student): number {
  const place = homework.students.indexOf(student)
  return existing(place < 0 ? null : place, text.noStudent)
}

/** Homework that the student received in the requested days, latest first. */
const homeworkOf = (
  call: Call,
  student: Student,
  days: { start_time?: string | undefined; end_time?: string | undefined },
) => homeworkIn(call, spanOf(call, days)).filter(homework => homework.students.includes(student))

/** The rounds handed in by now, earliest first. */
function roundsOfTopic({ world, at }: Call, topic: Topic, student: Student, place: number) {
  const { times, totals } = cellOf(world.seed, topic, place)
  const handed = times.filter(time => time <= at)
  return handed.map((time, index) => ({ topic, student, round: index + 1, time, score: totals[index] ?? null }))
}

export const studySurveyHandlers: Handlers<keyof typeof studySurvey> = {
  ...exerciseHandlers,

  'homework-search-filter2'(request, call) {
    const homeworks = homeworkOf(call, studentNamed(call, request.student_id), {})
    return {
      homework_types: [...new Set(homeworks.map(homework => homework.type))].sort(),
      homeworks: homeworks.map(homework => homeworkHead(homework, call.at)),
    }
  },

  'study-survey-homework-topic-list'(request, call) {
    const student = studentNamed(call, request.student_id)
    const { homework_id, homework_type } = request
    if (homework_id !== undefined) existing(findHomework(call.world, homework_id), text.noHomework)
    const rows = homeworkOf(call, student, request)
      .filter(homework => homework_id === undefined || homework.id === homework_id)
      .filter(homework => homework_type === undefined || homework.type === homework_type)
      .flatMap(homework => homework.topics.filter(topic => topic.openAt <= call.at))
    const { items, total } = pageOf(rows, request.page, request.limit)
    return { items: items.map(topic => topicRow(call, topic, placeOf(topic.homework, student))), total }
  },

  'homework-topic-details'(request, call) {
    const student = studentNamed(call, request.student_id)
    const homework = existing(findHomework(call.world, request.homework_id), text.noHomework)
    const topic = existing(
      homework.topics.find(one => one.id === request.topic_id),
      text.noTopic,
    )
    const place = placeOf(homework, student)
    const rounds = roundsOfTopic(call, topic, student, place)
    return {
      ...personOf(student),
      ...topicRow(call, topic, place),
      average_score: teamAverageOf(call, topic, student.team),
      guid: rounds.length === 0 ? null : guidOf(topic, student, rounds.length),
      items: rounds.map(exerciseRow),
      total: rounds.length,
    }
  },

  'question-answer-logs'(request, call) {
    const { seed } = call.world
    const student = studentNamed(call, request.student_id)
    const topic = existing(findTopic(call.world, request.topic_id), text.noTopic)
    const { question_id } = request
    if (question_id !== undefined) {
      existing(
        topic.resource.units.find(unit => unit.id === question_id),
        studySurveyText.noQuestion,
      )
    }
    const place = placeOf(topic.homework, student)
    const items = roundsOfTopic(call, topic, student, place)
      .reverse()
      .flatMap(({ round, time }) =>
        answersOf(seed, topic, student, round, time)
          .filter(answer => question_id === undefined || answer.question_id === question_id)
          .map(answer => ({
            question_id: answer.question_id,
            round,
            answer_result: 'answer_result' in answer ? answer.answer_result : null,
            score: answer.score,
            sound_file: 'sound_file' in answer ? answer.sound_file : null,
            updated_at: wireTime(time),
          })),
      )
    return { items, total: items.length }
  },
}
