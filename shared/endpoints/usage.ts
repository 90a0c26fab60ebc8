/** Amount of study over time and by ability: calls of screens that SPEC §7 does not cover (DESIGN §7; all chosen). */
import * as v from 'valibot'
import { fittingRows, id, list, maybe, num, orElse, text } from '../schema'
import { familyTotals, period, person, studyTotals } from './common-fields'
import { bytes, chosen, dateIn, get, idIn } from './row'

/** `YYYY-MM`. */
const monthIn = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** Both months included; if absent, the last six months. */
const months = v.strictObject({
  team_id: v.optional(idIn),
  start_month: v.optional(monthIn),
  end_month: v.optional(monthIn),
})

/** The study of one step. An absent figure is unknown, not 0. */
const point = v.object({
  date: text,
  exercise_count: maybe(num),
  average_score: maybe(num),
  best_score: maybe(num),
  study_seconds: maybe(num),
  record_duration: maybe(num),
  integral: maybe(num),
})

export const usage = {
  /** One row per class and month, latest month first. */
  'usage-amount': get(
    '/v5/study-survey/usage-amount',
    months,
    list(
      v.object({
        month: text,
        team_id: id,
        team_name: orElse(text, ''),
        student_count: orElse(num, 0),
        /** Students who submitted at least once. */
        active_student_count: orElse(num, 0),
        /** Homework that was delivered in the month. */
        homework_count: orElse(num, 0),
        ...studyTotals,
      }),
    ),
    chosen,
  ),
  'export-usage-amount': get('/v5/study-survey/export-usage-amount', months, bytes, {
    ...chosen,
    kind: 'blob',
    callableBy: 'main',
  }),
  /**
   * Scores and counts over time. Without ids: one line per class. With a class: its own line and one per student. With
   * a student: the student's line and the line of their class. All lines have the same dates, which are the first days
   * of the steps.
   */
  'progress-graph': get(
    '/v5/study-survey/progress-graph',
    v.strictObject({
      team_id: v.optional(idIn),
      student_id: v.optional(idIn),
      start_time: dateIn,
      end_time: dateIn,
      unit: v.picklist(['day', 'week', 'month']),
    }),
    v.object({
      dates: orElse(fittingRows(text), []),
      items: orElse(
        fittingRows(
          v.object({
            /** `team` or `student`. */
            series_type: orElse(text, 'team'),
            id,
            name: orElse(text, ''),
            points: orElse(fittingRows(point), []),
          }),
        ),
        [],
      ),
      total: orElse(num, 0),
    }),
    { ...chosen, copy: true },
  ),
  /** A student's strengths and weaknesses over all answers. */
  intelligence: get(
    '/v5/student-manage/intelligence',
    v.strictObject({ student_id: idIn, ...period }),
    v.object({
      ...person,
      answer_count: orElse(num, 0),
      /** The five axes of the radar chart, in order; an axis has no value if no answer measures it. */
      abilities: orElse(
        fittingRows(
          v.object({
            ability: text,
            max: orElse(num, 100),
            value: maybe(num),
            team_average: maybe(num),
            /** How many answers measure it, of the student and of the class. */
            answer_count: maybe(num),
            team_answer_count: maybe(num),
          }),
        ),
        [],
      ),
      families: orElse(
        fittingRows(
          v.object({
            ...familyTotals.entries,
            /** The exercises of the class behind its average. */
            team_exercise_count: maybe(num),
          }),
        ),
        [],
      ),
      /**
       * Families of views where the student is clearly better, or clearly worse, than in the others; the greatest
       * difference first.
       */
      strengths: orElse(v.array(text), []),
      weak_points: orElse(v.array(text), []),
    }),
    { ...chosen, copy: true },
  ),
}
