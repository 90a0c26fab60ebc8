/** Study survey (SPEC §7 Study survey). */
import * as v from 'valibot'
import { list, maybe, num, orElse } from '../schema'
import { homework } from './homework'
import { empty, get } from './row'

export const survey = {
  'current-month-summary': get(
    '/v5/study-survey/current-month-summary',
    empty,
    v.object({
      homework_count: orElse(num, 0),
      student_count: orElse(num, 0),
      /** Students who submitted, as a share of all who were asked, 0–100. */
      submit_percent: maybe(num),
      average_score: maybe(num),
      exercise_count: orElse(num, 0),
      study_seconds: orElse(num, 0),
    }),
  ),
  'new-homework-summary': get(
    '/v5/study-survey/new-homework-summary',
    empty,
    v.object({
      in_progress_count: orElse(num, 0),
      ended_count: orElse(num, 0),
      awaiting_count: orElse(num, 0),
      /** Students who have not submitted, counted once for each homework in progress. */
      unsubmitted_count: orElse(num, 0),
    }),
  ),
  'new-homework-list': get('/v5/study-survey/new-homework-list', empty, list(homework)),
}
