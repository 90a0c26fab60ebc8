/** How much is studied, over time and by ability: the screens beside SPEC §7's calls (DESIGN §7; all chosen). */
import * as v from 'valibot'
import { id, list, maybe, num, orElse, text } from '../schema'
import { familyFigures, figures, period, person } from './figures'
import { bytes, chosen, dateIn, get, idIn } from './row'

/** `YYYY-MM`. */
const monthIn = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** Both included; without them the six months up to now. */
const months = v.strictObject({
  team_id: v.optional(idIn),
  start_month: v.optional(monthIn),
  end_month: v.optional(monthIn),
})

const point = v.object({ date: text, ...figures })

export const usage = {
  /** One row per class and month, the latest month first. */
  'usage-amount': get(
    '/v5/study-survey/usage-amount',
    months,
    list(
      v.object({
        month: text,
        team_id: id,
        team_name: orElse(text, ''),
        student_count: orElse(num, 0),
        /** Who handed in anything. */
        active_student_count: orElse(num, 0),
        /** Homework that went out in the month. */
        homework_count: orElse(num, 0),
        ...figures,
      }),
    ),
    chosen,
  ),
  'export-usage-amount': get('/v5/study-survey/export-usage-amount', months, bytes, {
    ...chosen,
    kind: 'blob',
    reach: 'main',
  }),
  /**
   * Scores and counts over time. Without ids one line per class; with a class its own and one per student; with a student
   * his and his class's. Every line has the same dates: the first day of each step.
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
      dates: orElse(v.array(text), []),
      items: orElse(
        v.array(
          v.object({
            /** `team` or `student`. */
            series_type: orElse(text, 'team'),
            id,
            name: orElse(text, ''),
            points: orElse(v.array(point), []),
          }),
        ),
        [],
      ),
      total: orElse(num, 0),
    }),
    { ...chosen, copy: true },
  ),
  /** A student's strengths and weak points over all answers. */
  intelligence: get(
    '/v5/student-manage/intelligence',
    v.strictObject({ student_id: idIn, ...period }),
    v.object({
      ...person,
      answer_count: orElse(num, 0),
      /** The five of the radar chart, in its order; no value where nothing speaks of it. */
      abilities: orElse(
        v.array(v.object({ ability: text, max: orElse(num, 100), value: maybe(num), team_average: maybe(num) })),
        [],
      ),
      families: orElse(v.array(familyFigures), []),
      /** Families clearly above, and clearly below, what he reaches elsewhere; the clearest first. */
      strengths: orElse(v.array(text), []),
      weak_points: orElse(v.array(text), []),
    }),
    { ...chosen, copy: true },
  ),
}
