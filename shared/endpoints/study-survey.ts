/** Study survey of one student: homework, exercises, answers (SPEC §7 Study survey, v4). */
import * as v from 'valibot'
import { fullScore, id, list, maybe, num, orElse, text } from '../schema'
import { requestedPerson as asked, homeworkSummary, period, studyTotals } from './common-fields'
import { copyable, get, idIn, limit, page } from './row'

const student = { student_id: idIn }

const resource = {
  resource_id: orElse(id, ''),
  resource_title: orElse(text, ''),
  resource_level: maybe(text),
  view_key: orElse(text, ''),
}

/** A topic with the student's progress in it. */
const studentTopic = {
  homework_id: orElse(id, ''),
  homework_title: orElse(text, ''),
  homework_type: orElse(num, 1),
  topic_id: id,
  ...resource,
  full_score: fullScore,
  score: maybe(num),
  best_score: maybe(num),
  learn_count: orElse(num, 0),
  submit_time: maybe(text),
}

/** One submitted round of one topic. */
const exercise = {
  homework_id: orElse(id, ''),
  homework_title: orElse(text, ''),
  /** Empty for exercises outside homework. */
  topic_id: orElse(id, ''),
  ...resource,
  round: orElse(num, 1),
  score: maybe(num),
  study_seconds: orElse(num, 0),
  record_duration: orElse(num, 0),
  updated_at: orElse(text, ''),
}

const exerciseFilters = {
  ...student,
  view_key: v.optional(idIn),
  resource_level: v.optional(idIn),
  resource_id: v.optional(idIn),
  ...period,
}

export const studySurvey = {
  'homework-search-filter2': get(
    '/v4/study-survey/homework-search-filter2',
    v.strictObject(student),
    v.object({
      homework_types: orElse(v.array(num), []),
      homeworks: orElse(v.array(v.object(homeworkSummary)), []),
    }),
  ),
  'study-survey-homework-topic-list': get(
    '/v4/study-survey/homework-topic-list',
    v.strictObject({
      ...student,
      homework_id: v.optional(idIn),
      homework_type: v.optional(v.picklist([1, 2, 3])),
      /** The start and end of the homework. */
      ...period,
      page,
      limit,
    }),
    list(v.object(studentTopic)),
    copyable,
  ),
  'homework-topic-details': get(
    '/v4/study-survey/homework-topic-details',
    v.strictObject({ ...student, homework_id: idIn, topic_id: idIn }),
    v.object({
      ...asked,
      ...studentTopic,
      topic_id: orElse(id, ''),
      average_score: maybe(num),
      guid: maybe(id),
      items: orElse(v.array(v.object(exercise)), []),
      total: orElse(num, 0),
    }),
    copyable,
  ),
  /** All answers to the questions of one topic, latest round first. */
  'question-answer-logs': get(
    '/v4/study-survey/question-answer-logs',
    v.strictObject({ ...student, topic_id: idIn, question_id: v.optional(idIn) }),
    list(
      v.object({
        question_id: id,
        round: orElse(num, 1),
        answer_result: maybe(text),
        score: maybe(num),
        sound_file: maybe(text),
        updated_at: maybe(text),
      }),
    ),
    copyable,
  ),
  'exercise-search-filter2': get(
    '/v4/study-survey/exercise-search-filter2',
    v.strictObject(student),
    v.object({
      view_keys: orElse(v.array(v.object({ view_key: text, exercise_count: orElse(num, 0) })), []),
      resource_levels: orElse(v.array(v.object({ resource_level: text, exercise_count: orElse(num, 0) })), []),
    }),
  ),
  'exercise-summary': get(
    '/v4/study-survey/exercise-summary',
    v.strictObject(exerciseFilters),
    v.object({
      ...studyTotals,
      resource_count: orElse(num, 0),
      /** One row per day, only days with study. */
      items: orElse(v.array(v.object({ date: text, ...studyTotals })), []),
      total: orElse(num, 0),
    }),
    copyable,
  ),
  'resource-exercise-details': get(
    '/v4/study-survey/resource-exercise-details',
    v.strictObject({ ...student, resource_id: idIn, ...period }),
    v.object({
      ...asked,
      ...resource,
      ...studyTotals,
      first_time: maybe(text),
      last_time: maybe(text),
      /** The topics that contain the resource. */
      items: orElse(v.array(v.object(studentTopic)), []),
      total: orElse(num, 0),
    }),
    copyable,
  ),
  /** Rounds, latest first. */
  'resource-exercise-logs': get(
    '/v4/study-survey/resource-exercise-logs',
    v.strictObject({ ...exerciseFilters, page, limit }),
    list(v.object(exercise)),
    copyable,
  ),
}
