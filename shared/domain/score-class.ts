/** Score classes (SPEC §4 "Item result state", §9; thresholds chosen, DESIGN §6). */
import { rounded } from './scores'

/** The thresholds, out of 100 points. */
const scoreThresholds = { good: 80, middle: 60 } as const

export const scoreClasses = ['good', 'middle', 'bad', 'unread'] as const
export type ScoreClass = (typeof scoreClasses)[number]

/** The letter beside the colour: A ≥ 80, B 60–79, C < 60; an unread answer has none. */
export const scoreLetters: Record<ScoreClass, string> = { good: 'A', middle: 'B', bad: 'C', unread: '' }

/**
 * The class of `score` out of `full` points: no score is `unread`, a score of 0 is `bad`. It is the class of the
 * rounded score, so that the page never shows 80 with a B.
 */
export function scoreClass(score: number | null | undefined, full = 100): ScoreClass {
  if (score === null || score === undefined || !Number.isFinite(score)) return 'unread'
  const fullScore = full > 0 ? full : 100
  // Multiply instead of divide: with division, 5.6 of 7 gives slightly less than 80 points.
  const reaches = (points: number) => rounded(score) * 100 >= points * fullScore
  if (reaches(scoreThresholds.good)) return 'good'
  return reaches(scoreThresholds.middle) ? 'middle' : 'bad'
}
