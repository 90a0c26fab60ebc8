/** What rankings, summaries, reports and totals have in common: a student, what was studied, a period, an export task. */
import * as v from 'valibot'
import { id, maybe, num, orElse, text } from '../schema'
import { dateIn } from './row'

/** A student as he stands in a row. */
export const person = {
  student_id: id,
  number: orElse(text, ''),
  nickname: orElse(text, ''),
  team_id: orElse(id, ''),
  team_name: orElse(text, ''),
}

/** The student whom the request named: the answer need not name him again. */
export const personAsked = { ...person, student_id: orElse(id, '') }

/** Homework as it stands beside what was done of it. */
export const homeworkLine = {
  homework_id: id,
  title: orElse(text, ''),
  homework_type: orElse(num, 1),
  start_time: orElse(text, ''),
  end_time: orElse(text, ''),
}

/** What was studied: one exercise is one round of one topic, handed in. */
export const figures = {
  exercise_count: orElse(num, 0),
  /** Over the rounds, 0–100; absent where nothing has a score. */
  average_score: maybe(num),
  best_score: maybe(num),
  study_seconds: orElse(num, 0),
  /** Seconds of recorded speech. */
  record_duration: orElse(num, 0),
  /** Points of the integral ranking: 10 for a round, and one for each full ten of its score. */
  integral: orElse(num, 0),
}

/** Days in Tokyo, both included; an absent one does not bound. */
export const period = { start_time: v.optional(dateIn), end_time: v.optional(dateIn) }

/** What has been studied of one family of views (SPEC §2). */
export const familyFigures = v.object({
  family: orElse(text, ''),
  exercise_count: orElse(num, 0),
  average_score: maybe(num),
  team_average_score: maybe(num),
})

/** An export that the server prepares (SPEC §4 Download task): 0 in progress, 1 finished, 2 failed. */
export const exportTask = v.object({
  /** Empty where the request named it, and the answer does not. */
  task_id: orElse(id, ''),
  status: orElse(num, 0),
})
