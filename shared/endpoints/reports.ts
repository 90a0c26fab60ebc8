/** Reports of a student and of a class (SPEC §7 Rankings and reports). */
import * as v from 'valibot'
import { id, maybe, num, orElse, text } from '../schema'
import { familyTotals, homeworkSummary, period, person, requestedPerson, studyTotals } from './common-fields'
import { get, idIn } from './row'

const homeworkRow = { ...homeworkSummary, topic_count: orElse(num, 0) }

const submissions = { homework_count: orElse(num, 0), submitted_count: orElse(num, 0), submit_percent: maybe(num) }

export const reports = {
  'get-student-rpt': get(
    '/v5/reports/get-student-rpt',
    v.strictObject({ student_id: idIn, ...period }),
    v.object({
      ...requestedPerson,
      ...submissions,
      ...studyTotals,
      team_average_score: maybe(num),
      families: orElse(v.array(familyTotals), []),
      items: orElse(
        v.array(
          v.object({
            ...homeworkRow,
            submit_status: orElse(num, 0),
            completed_count: orElse(num, 0),
            average_score: maybe(num),
            team_average_score: maybe(num),
          }),
        ),
        [],
      ),
      total: orElse(num, 0),
    }),
    { copy: true },
  ),
  'get-team-rpt': get(
    '/v5/reports/get-team-rpt',
    v.strictObject({ team_id: idIn, ...period }),
    v.object({
      team_id: orElse(id, ''),
      team_name: orElse(text, ''),
      student_count: orElse(num, 0),
      ...submissions,
      ...studyTotals,
      families: orElse(v.array(familyTotals), []),
      homeworks: orElse(
        v.array(
          v.object({
            ...homeworkRow,
            student_count: orElse(num, 0),
            submitted_count: orElse(num, 0),
            average_score: maybe(num),
          }),
        ),
        [],
      ),
      items: orElse(v.array(v.object({ ...person, ...submissions, ...studyTotals })), []),
      total: orElse(num, 0),
    }),
    { copy: true },
  ),
}
