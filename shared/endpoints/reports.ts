/** Reports of a student and of a class (SPEC §7 Rankings and reports). */
import * as v from 'valibot'
import { id, maybe, num, orElse, text } from '../schema'
import { familyFigures, figures, homeworkLine, period, person, personAsked } from './figures'
import { get, idIn } from './row'

const homeworkRow = { ...homeworkLine, topic_count: orElse(num, 0) }

const submitted = { homework_count: orElse(num, 0), submitted_count: orElse(num, 0), submit_percent: maybe(num) }

export const reports = {
  'get-student-rpt': get(
    '/v5/reports/get-student-rpt',
    v.strictObject({ student_id: idIn, ...period }),
    v.object({
      ...personAsked,
      ...submitted,
      ...figures,
      team_average_score: maybe(num),
      families: orElse(v.array(familyFigures), []),
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
      ...submitted,
      ...figures,
      families: orElse(v.array(familyFigures), []),
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
      items: orElse(v.array(v.object({ ...person, ...submitted, ...figures })), []),
      total: orElse(num, 0),
    }),
    { copy: true },
  ),
}
