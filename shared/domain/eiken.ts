/**
 * Scores of the Eiken exam: points out of 5, five abilities, and the advice for low scores (SPEC §9 "Eiken exam
 * result").
 */
import { rounded } from './scores'

/** Points of a full score, and stars of the bar. */
export const examPoints = 5

/** An ability of 100 equals a score of 5. */
const abilityScale = 20

/** A score out of 5. Some services send all scores out of 100: a score above 5 is read as one of those (chosen). */
export function fivePoints(score: number): number {
  const points = score > examPoints ? score / abilityScale : score
  return Math.max(0, Math.min(examPoints, points))
}

/** Converts a 5-point score to an ability value, 0–100. */
export const abilityOf = (score: number): number => rounded(fivePoints(score) * abilityScale)

/** The axes of the radar chart, in order, with their maximum values. */
export const examAbilities = [
  { ability: 'completeness', max: 100 },
  { ability: 'speed', max: 180 },
  { ability: 'pronunciation', max: 100 },
  { ability: 'content', max: 100 },
  { ability: 'fluency', max: 100 },
] as const

export type ExamAbility = (typeof examAbilities)[number]['ability']

/** The measured values of one or several readings; absent if not measured. */
export type ExamScores = Partial<Record<ExamAbility | 'repeat' | 'leak', number>>

/** The conditions for advice: a score below a limit, or a count that reaches one. */
export const adviceTriggers = [
  { figure: 'pronunciation', below: 60 },
  { figure: 'repeat', reaches: 5 },
  { figure: 'leak', reaches: 5 },
  { figure: 'speed', below: 120 },
  { figure: 'content', below: 60 },
] as const satisfies readonly ({ figure: keyof ExamScores } & ({ below: number } | { reaches: number }))[]

export type Advice = (typeof adviceTriggers)[number]['figure']

/** The advice for these scores, in the order of the table; a value that was not measured gives no advice. */
export const adviceFor = (figures: ExamScores): Advice[] =>
  adviceTriggers
    .filter(trigger => {
      const value = figures[trigger.figure]
      if (value === undefined) return false
      return 'below' in trigger ? value < trigger.below : value >= trigger.reaches
    })
    .map(trigger => trigger.figure)

/** Parses a percentage as services write it: 72, "72", "72%" or 0.72; undefined if it is not a percentage. */
export function contentShare(info: string | undefined): number | undefined {
  const [, figure, percent] = /^\s*(\d+(?:\.\d+)?)\s*([%％])?\s*$/.exec(info ?? '') ?? []
  if (figure === undefined) return undefined
  const value = Number(figure)
  const share = percent === undefined && value <= 1 ? value * 100 : value
  return share <= 100 ? rounded(share) : undefined
}
