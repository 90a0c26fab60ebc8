/** The four rankings: the call of each, the value by which it ranks, and how that value reads. */
import { formatAverage } from '../../../shared/domain/scores'
import type { EndpointResponse } from '../../../shared/endpoints/index'

/** Without the server's rank: it need not be shared by equal values. */
export type RankedStudent = Omit<EndpointResponse<'exercise_count_ranking_v2'>['items'][number], 'rank'>

/** `12:05`: minutes and seconds, so that two students who differ by a second do not look equal. */
function minutesAndSeconds(seconds: number): string {
  const all = Math.round(seconds)
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

interface RankingKind {
  endpoint:
    | 'exercise_count_ranking_v2'
    | 'exercise_score_ranking_v2'
    | 'record_duration_ranking_v2'
    | 'exercise-integral-ranking_v2'
  /** Null: there is nothing to rank. */
  value(student: RankedStudent): number | null
  words(student: RankedStudent): string
}

/** A student who has done nothing has no rank; an average of 0 has one. */
const some = (value: number | undefined): number | null => value || null

export const rankingKinds = {
  count: {
    endpoint: 'exercise_count_ranking_v2',
    value: ({ exercise_count }) => some(exercise_count),
    words: ({ exercise_count = '' }) => String(exercise_count),
  },
  average: {
    endpoint: 'exercise_score_ranking_v2',
    // By the shown figure: a difference that nobody sees makes no rank.
    value: ({ average_score }) => (average_score === undefined ? null : Number(formatAverage(average_score))),
    words: ({ average_score }) => formatAverage(average_score),
  },
  record: {
    endpoint: 'record_duration_ranking_v2',
    value: ({ record_duration }) => some(record_duration === undefined ? undefined : Math.round(record_duration)),
    words: ({ record_duration }) => (record_duration === undefined ? '' : minutesAndSeconds(record_duration)),
  },
  points: {
    endpoint: 'exercise-integral-ranking_v2',
    value: ({ integral }) => some(integral),
    words: ({ integral = '' }) => String(integral),
  },
} as const satisfies Record<string, RankingKind>

export type Kind = keyof typeof rankingKinds
export const kindNames = Object.keys(rankingKinds) as Kind[]

export const kindOf = (value: string | null): Kind => kindNames.find(name => name === value) ?? 'count'
