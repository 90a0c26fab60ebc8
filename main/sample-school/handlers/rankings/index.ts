/** Four rankings of students, computed from their answers (SPEC §7 Rankings and reports). */
import type * as v from 'valibot'
import { ranksOf } from '../../../../shared/domain/rankings'
import type { rankings } from '../../../../shared/endpoints/rankings'
import { pageOf } from '../homework/homework-rows'
import { spanOf } from '../study/period'
import { personOf, studentsOf } from '../study/students'
import { figuresOf, tallyStudents } from '../study/tallies'
import type { Call, Handlers } from '../types'

type Name = keyof typeof rankings
type Figures = ReturnType<typeof figuresOf>

/** The value that each ranking sorts by; null if the student has no value. A score of 0 is a value. */
const measures: Record<Name, (figures: Figures) => number | null> = {
  exercise_count_ranking_v2: figures => figures.exercise_count || null,
  exercise_score_ranking_v2: figures => figures.average_score,
  record_duration_ranking_v2: figures => figures.record_duration || null,
  'exercise-integral-ranking_v2': figures => figures.integral || null,
}

/** The rows by descending value, with their ranks. Rows without a value come last; equal rows keep their order. */
export function withRanks<T>(
  rows: readonly T[],
  measure: (row: T) => number | null,
): { row: T; rank: number | null }[] {
  const values = rows.map(measure)
  const ranks = ranksOf(values)
  return rows
    .map((row, at) => ({ row, rank: ranks[at] ?? null }))
    .sort((a, b) => (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) || 0)
}

type RankingRequest = v.InferOutput<(typeof rankings)[Name]['request']>

const ranking = (name: Name) => (request: RankingRequest, call: Call) => {
  const students = studentsOf(call, request.team_id)
  const each = tallyStudents(call.world, spanOf(call, request), new Set(students))
  const rows = students.map(student => ({ student, figures: figuresOf(each.of(student)) }))
  const places = withRanks(rows, ({ figures }) => measures[name](figures))
  const { items, total } = pageOf(places, request.page, request.limit)
  return { items: items.map(({ row, rank }) => ({ rank, ...personOf(row.student), ...row.figures })), total }
}

export const rankingHandlers: Handlers<Name> = {
  exercise_count_ranking_v2: ranking('exercise_count_ranking_v2'),
  exercise_score_ranking_v2: ranking('exercise_score_ranking_v2'),
  record_duration_ranking_v2: ranking('record_duration_ranking_v2'),
  'exercise-integral-ranking_v2': ranking('exercise-integral-ranking_v2'),
}
