/** The rows of a ranking, and what each student has grown. Pure functions. */
import { type Growth, growthOf, hasGrown, ranksOf } from '../../../shared/domain/rankings'
import { compareValues } from '../../ui/table/column'
import { type Kind, type RankedStudent, rankingKinds } from './ranking-kinds'

export interface RankedRow extends RankedStudent {
  /** Null: nothing to rank. Students with equal values share a rank. */
  rank: number | null
  /** The place in the list of the class, counted from 1. */
  place: number
}

type Place = Pick<RankedStudent, 'team_id' | 'student_id'>

/** Identifies a row: a student of two classes has one in each. */
export const keyOf = ({ team_id, student_id }: Place): string => `${team_id}|${student_id}`

/** How many students have these rows. */
export const studentCount = (rows: readonly Place[]): number => new Set(rows.map(({ student_id }) => student_id)).size

/** The rank of each row. The equal rows of a student of two classes count once. */
function ranksIn(rows: readonly RankedStudent[], kind: Kind): (number | null)[] {
  const values = rows.map(rankingKinds[kind].value)
  const keys = rows.map(({ student_id }, at) => `${student_id}|${values[at]}`)
  const each = new Map(keys.map((key, at) => [key, values[at] ?? null]))
  const ranks = ranksOf([...each.values()])
  const rankOf = new Map([...each.keys()].map((key, at) => [key, ranks[at] ?? null]))
  return keys.map(key => rankOf.get(key) ?? null)
}

const byClass = (a: RankedStudent, b: RankedStudent): number =>
  compareValues(a.team_name, b.team_name) || compareValues(a.number, b.number)

/** All students in the order of their classes, with their ranks. */
export function rankedRows(students: readonly RankedStudent[], kind: Kind): RankedRow[] {
  const ordered = students.toSorted(byClass)
  const ranks = ranksIn(ordered, kind)
  return ordered.map((student, at) => ({ ...student, rank: ranks[at] ?? null, place: at + 1 }))
}

/** The students with one of the first `top` ranks, best first; all who have a rank if `top` is null. */
export const topRows = (rows: readonly RankedRow[], top: number | null): RankedRow[] =>
  rows
    .filter(({ rank }) => rank !== null && (top === null || rank <= top))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.place - b.place)

export interface GrowthRow extends RankedRow {
  exercise_count: number
  growth: Growth
}

/** The days before of a student whom the server leaves out there: she had not studied. */
const nothing = { exercise_count: 0, record_duration: 0 }

/**
 * The students who have studied in the period, in the order of their classes, each with what has grown since the days
 * before. A student who has not studied is left out, because the class would read that.
 */
export function growthRows(rows: readonly RankedRow[], before: readonly RankedStudent[] | undefined): GrowthRow[] {
  const earlier = new Map(before?.map(student => [keyOf(student), student]))
  return rows.flatMap(row => {
    const { exercise_count = 0 } = row
    if (exercise_count === 0) return []
    const own = before && (earlier.get(keyOf(row)) ?? nothing)
    return { ...row, exercise_count, growth: growthOf(row, own) }
  })
}

export const grownCount = (rows: readonly GrowthRow[]): number =>
  studentCount(rows.filter(({ growth }) => hasGrown(growth)))
