/** Rankings of students, computed from their answers (SPEC §7 Rankings and reports). */
import * as v from 'valibot'
import { list, maybe, num } from '../schema'
import { maybeTotals, period, person } from './common-fields'
import { get, idIn, limit, page } from './row'

/** Students with nothing to rank come last, without a rank; students with equal values share a rank. */
const ranked = v.object({ rank: maybe(num), ...person, ...maybeTotals })

const rankingRequest = v.strictObject({ team_id: v.optional(idIn), ...period, page, limit })
const ranking = list(ranked)

export const rankings = {
  exercise_count_ranking_v2: get('/v4/team/exercise_count_ranking_v2', rankingRequest, ranking),
  /** By average_score. */
  exercise_score_ranking_v2: get('/v4/team/exercise_score_ranking_v2', rankingRequest, ranking),
  record_duration_ranking_v2: get('/v4/team/record_duration_ranking_v2', rankingRequest, ranking),
  'exercise-integral-ranking_v2': get('/v4/team/exercise-integral-ranking_v2', rankingRequest, ranking),
}
