/** Computes the four scores of a writing (SPEC §3 score_result, §9: 16 points in total, one decimal). */
import type { Answer } from '../../../shared/items/answer'

type ScoreResult = NonNullable<NonNullable<Answer['new_writing_report']>['score_result']>

const scoreParts = ['content', 'structure', 'vocabulary', 'grammar'] as const

export type ScorePart = (typeof scoreParts)[number]

const fullScore = 16
const fullPart = fullScore / scoreParts.length

interface WritingScore {
  /** The scores that were given, in SPEC's order. */
  parts: { part: ScorePart; score: string; percent: number }[]
  total: string
  /** The total as a percentage of 16, 0–100; the same for each part, of 4. */
  percent: number
  full: string
  fullPart: string
}

const percentOf = (score: number, full: number): number => Math.max(0, Math.min(100, (score / full) * 100))

const oneDecimal = (score: number): string => score.toFixed(1)

/** The scores with their total; null if none was given. */
export function writingScore(result: ScoreResult | undefined): WritingScore | null {
  const given = scoreParts.flatMap(part => {
    const score = result?.[`${part}_score`]
    return score === undefined ? [] : [{ part, score }]
  })
  if (given.length === 0) return null
  const total = given.reduce((sum, { score }) => sum + score, 0)
  return {
    parts: given.map(({ part, score }) => ({ part, score: oneDecimal(score), percent: percentOf(score, fullPart) })),
    total: oneDecimal(total),
    percent: percentOf(total, fullScore),
    full: String(fullScore),
    fullPart: String(fullPart),
  }
}
