/** Ranks of students, and how each has grown against her own days before (SPEC §7 Rankings; the thresholds are chosen). */
import { rounded } from './scores'
import { day, parseJst, wireDate } from './time'

/**
 * The rank of each value, by descending value: equal values share a rank, and the next rank counts them all, as in
 * 1, 2, 2, 4. A missing value has no rank; 0 is a value.
 */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const descending = values.filter(value => value !== null).sort((a, b) => b - a)
  const ranks = new Map<number, number>()
  for (const [at, value] of descending.entries()) if (!ranks.has(value)) ranks.set(value, at + 1)
  return values.map(value => (value === null ? null : (ranks.get(value) ?? null)))
}

/** Days `YYYY-MM-DD` in Tokyo, both included. */
interface Days {
  from: string
  to: string
}

/** The days of a period that have begun, and as many days just before it; null if none of them has begun. */
export function daysToCompare({ from, to }: Days, now: number): Record<'current' | 'before', Days> | null {
  const [first, last] = [parseJst(from), parseJst(to)]
  if (first === null || last === null) return null
  const end = Math.min(last, parseJst(wireDate(now)) ?? last)
  if (end < first) return null
  const span = end - first + day
  return {
    current: { from, to: wireDate(end) },
    before: { from: wireDate(first - span), to: wireDate(first - day) },
  }
}

/** Of a student in some days; an absent figure is not known. */
interface Study {
  exercise_count?: number | undefined
  average_score?: number | undefined
  record_duration?: number | undefined
}

export const growthLimits = {
  /** A smaller rise of an average is not named, in points. */
  points: 1,
  /** An average over fewer exercises is not compared. */
  leastExercises: 3,
} as const

/** What has grown; null: it has not, or it cannot be compared. */
export interface Growth {
  /** Exercises more than before. */
  exercises: number | null
  /** Points by which the average is higher than before. */
  points: number | null
  /** Seconds of recorded speech more than before. */
  recorded: number | null
}

const rise = (now: number | undefined, before: number | undefined): number | null =>
  now !== undefined && before !== undefined && now > before ? now - before : null

/** Only what has grown: the days before are never held against a student. */
export function growthOf(now: Study, before: Study | undefined): Growth {
  if (before === undefined) return { exercises: null, points: null, recorded: null }
  const { leastExercises } = growthLimits
  const isComparable = [now, before].every(({ exercise_count = 0 }) => exercise_count >= leastExercises)
  const change = rounded((now.average_score ?? 0) - (before.average_score ?? 0))
  const hasAverages = now.average_score !== undefined && before.average_score !== undefined
  return {
    exercises: rise(now.exercise_count, before.exercise_count),
    points: isComparable && hasAverages && change >= growthLimits.points ? change : null,
    recorded: rise(now.record_duration, before.record_duration),
  }
}

export const hasGrown = ({ exercises, points, recorded }: Growth): boolean =>
  exercises !== null || points !== null || recorded !== null
