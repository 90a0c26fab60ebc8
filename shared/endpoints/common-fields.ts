/** Fields that rankings, summaries, reports and totals share: a student, study totals, a period, an export task. */
import * as v from 'valibot'
import { id, maybe, num, orElse, text } from '../schema'
import { dateIn } from './row'

/** A student, as lists and tables name them. */
export const person = {
  student_id: id,
  number: orElse(text, ''),
  nickname: orElse(text, ''),
  team_id: orElse(id, ''),
  team_name: orElse(text, ''),
}

/** The student named in the request: the answer may omit the id. */
export const requestedPerson = { ...person, student_id: orElse(id, '') }

/** The homework fields in rows about a student's work. */
export const homeworkSummary = {
  homework_id: id,
  title: orElse(text, ''),
  homework_type: orElse(num, 1),
  start_time: orElse(text, ''),
  end_time: orElse(text, ''),
}

/** Study totals. One exercise is one submitted round of one topic. */
export const studyTotals = {
  exercise_count: orElse(num, 0),
  /** Over the rounds, 0–100; absent if no round has a score. */
  average_score: maybe(num),
  best_score: maybe(num),
  study_seconds: orElse(num, 0),
  /** Seconds of recorded speech. */
  record_duration: orElse(num, 0),
  /** Points of the integral ranking: 10 for each round, plus 1 for each full 10 points of its score. */
  integral: orElse(num, 0),
}

/** Study totals that may be missing: a screen then shows a gap, never 0. */
export const maybeTotals = {
  ...studyTotals,
  exercise_count: maybe(num),
  study_seconds: maybe(num),
  record_duration: maybe(num),
  integral: maybe(num),
}

/** Days in Tokyo, both included; an absent day sets no bound. */
export const period = { start_time: v.optional(dateIn), end_time: v.optional(dateIn) }

/** Study totals of one family of views (SPEC §2). */
export const familyTotals = v.object({
  family: orElse(text, ''),
  exercise_count: orElse(num, 0),
  average_score: maybe(num),
  team_average_score: maybe(num),
})

/** An export that the server prepares (SPEC §4 Download task): 0 in progress, 1 finished, 2 failed. */
export const exportTask = v.object({
  /** Empty if the answer omits the id that the request named. */
  task_id: orElse(id, ''),
  status: orElse(num, 0),
})
