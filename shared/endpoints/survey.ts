/** Study survey: this month and the newest homework (SPEC §7 Study survey, v5). */
import * as v from 'valibot'
import { list, maybe, num, orElse } from '../schema'
import { figures, person } from './figures'
import { homework } from './homework'
import { bytes, empty, get, idIn, limit, page, textIn } from './row'

/** Homework of the month, and who of those who were asked has submitted. */
const submitted = {
  homework_count: orElse(num, 0),
  submitted_count: orElse(num, 0),
  /** As a share of all who were asked, 0–100. */
  submit_percent: maybe(num),
}

/** `kw` is looked for in name, number and id. */
const whose = { team_id: v.optional(idIn), kw: v.optional(textIn) }

export const survey = {
  /** All students of the filter together; one by one as well where a page is asked for. */
  'current-month-summary': get(
    '/v5/study-survey/current-month-summary',
    v.strictObject({ ...whose, page: v.optional(page), limit: v.optional(limit) }),
    v.object({
      ...submitted,
      ...figures,
      student_count: orElse(num, 0),
      items: orElse(v.array(v.object({ ...person, ...submitted, ...figures })), []),
      total: orElse(num, 0),
    }),
  ),
  'export-current-month-summary': get('/v5/study-survey/export-current-month-summary', v.strictObject(whose), bytes, {
    kind: 'blob',
    reach: 'main',
  }),
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
