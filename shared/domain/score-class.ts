/** Score classes (SPEC §4 "Item result state", §9; thresholds chosen, DESIGN §6). */

/** The thresholds, as points of 100. */
const scoreThresholds = { good: 80, middle: 60 } as const

export const scoreClasses = ['good', 'middle', 'bad', 'unread'] as const
export type ScoreClass = (typeof scoreClasses)[number]

/** The letter shown beside the colour: A ≥ 80, B 60–79, C < 60; unread has none. */
export const scoreLetters: Record<ScoreClass, string> = { good: 'A', middle: 'B', bad: 'C', unread: '' }

/** The class of `score` out of `full` points; no score is unread, a score of 0 is bad. */
export function scoreClass(score: number | null | undefined, full = 100): ScoreClass {
  if (score === null || score === undefined || !Number.isFinite(score)) return 'unread'
  const points = full > 0 ? (score / full) * 100 : score
  if (points >= scoreThresholds.good) return 'good'
  return points >= scoreThresholds.middle ? 'middle' : 'bad'
}

/** The mean of the scores that are there, or null where there is none. */
export function average(scores: readonly (number | null | undefined)[]): number | null {
  const there = scores.filter((score): score is number => typeof score === 'number' && Number.isFinite(score))
  return there.length === 0 ? null : there.reduce((sum, score) => sum + score, 0) / there.length
}
