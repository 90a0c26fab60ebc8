/** Study survey: this month and the newest homework (SPEC §7 Study survey, v5). */
import * as v from 'valibot'
import { list, maybe, num, orElse } from '../schema'
import { person, studyTotals } from './common-fields'
import { homework } from './homework'
import { bytes, copyable, empty, get, idIn, limit, page, textIn } from './row'

/** Homework of the month, with the number of students who received it and who submitted it. */
const submissions = {
  homework_count: orElse(num, 0),
  submitted_count: orElse(num, 0),
  /** Percentage of the students who received it, 0–100. */
  submit_percent: maybe(num),
}

/** `kw` is searched in name, number and id. */
const studentFilter = { team_id: v.optional(idIn), kw: v.optional(textIn) }

export const survey = {
  /** Totals of all students that match the filter; with a page number, also one row per student. */
  'current-month-summary': get(
    '/v5/study-survey/current-month-summary',
    v.strictObject({ ...studentFilter, page: v.optional(page), limit: v.optional(limit) }),
    v.object({
      ...submissions,
      ...studyTotals,
      student_count: orElse(num, 0),
      items: orElse(v.array(v.object({ ...person, ...submissions, ...studyTotals })), []),
      total: orElse(num, 0),
    }),
    copyable,
  ),
  'export-current-month-summary': get(
    '/v5/study-survey/export-current-month-summary',
    v.strictObject(studentFilter),
    bytes,
    {
      kind: 'blob',
      callableBy: 'main',
    },
  ),
  'new-homework-summary': get(
    '/v5/study-survey/new-homework-summary',
    empty,
    v.object({
      in_progress_count: orElse(num, 0),
      ended_count: orElse(num, 0),
      awaiting_count: orElse(num, 0),
      /** Students who have not submitted; a student counts once for each homework in progress. */
      unsubmitted_count: orElse(num, 0),
    }),
  ),
  'new-homework-list': get('/v5/study-survey/new-homework-list', empty, list(homework)),
}
