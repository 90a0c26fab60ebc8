/** When a student is strong or weak in something, against the class (all chosen; SPEC names no rule). */
import { rounded } from './scores'

export const strengthLimits = {
  /** What fewer answers or exercises show is not judged: those of the student, and those of all others of the class. */
  leastCount: 5,
  /** The difference from the average of the class that counts, in points. */
  points: 5,
  /** The same for the reading speed, in words per minute. */
  speed: 9,
} as const

export type Verdict = 'strong' | 'weak'

/** The student's value minus that of the class, as both are written; null if one of them is missing. */
export const differenceOf = (own: number | undefined, team: number | undefined): number | null =>
  own === undefined || team === undefined ? null : rounded(rounded(own) - rounded(team))

export const hasEnough = (count: number): boolean => count >= strengthLimits.leastCount

/** Whether the class is more than the student herself. The average of a class without a number is taken as it is. */
export const isOfOthers = (count: number, teamCount: number | undefined): boolean =>
  teamCount === undefined || hasEnough(teamCount - count)

/** Strong or weak; null: neither, or too little is known. `count` and `teamCount`: behind the two values. */
export function verdictOf(
  difference: number | null,
  { count, teamCount }: { count: number | undefined; teamCount: number | undefined },
  points: number,
): Verdict | null {
  if (difference === null || count === undefined || !hasEnough(count)) return null
  if (!isOfOthers(count, teamCount)) return null
  if (difference >= points) return 'strong'
  return difference <= -points ? 'weak' : null
}
