/** Reports of a student and of a class (SPEC §7 Rankings and reports). */
import * as v from 'valibot'
import { fittingRows, id, maybe, num, orElse, text } from '../schema'
import { familyTotals, homeworkSummary, maybeTotals, period, person, requestedPerson } from './common-fields'
import { get, idIn } from './row'

const homeworkRow = { ...homeworkSummary, topic_count: orElse(num, 0) }

const submissions = { homework_count: maybe(num), submitted_count: maybe(num), submit_percent: maybe(num) }

const family = v.object({ ...familyTotals.entries, exercise_count: maybe(num) })

export const reports = {
  'get-student-rpt': get(
    '/v5/reports/get-student-rpt',
    v.strictObject({ student_id: idIn, ...period }),
    v.object({
      ...requestedPerson,
      ...submissions,
      ...maybeTotals,
      team_average_score: maybe(num),
      families: orElse(fittingRows(family), []),
      items: orElse(
        fittingRows(
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
    v.pipe(
      v.object({
        team_id: orElse(id, ''),
        team_name: orElse(text, ''),
        student_count: maybe(num),
        ...submissions,
        ...maybeTotals,
        families: orElse(fittingRows(family), []),
        homeworks: orElse(
          fittingRows(
            v.object({
              ...homeworkRow,
              student_count: orElse(num, 0),
              submitted_count: orElse(num, 0),
              average_score: maybe(num),
            }),
          ),
          [],
        ),
        items: orElse(fittingRows(v.object({ ...person, ...submissions, ...maybeTotals })), []),
        total: orElse(num, 0),
      }),
      // A count that the answer omits is the number of its rows.
      v.transform(report => ({
        ...report,
        student_count: report.student_count ?? report.items.length,
        homework_count: report.homework_count ?? report.homeworks.length,
      })),
    ),
    { copy: true },
  ),
}
