/** The Eiken exam's figures: points of 5, five abilities, and what advice they call for (SPEC §9 "Eiken exam result"). */
import { rounded } from './scores'

/** Points of a full score, and stars of the bar. */
export const examPoints = 5

/** An ability of 100 is a score of 5. */
const abilityScale = 20

/**
 * A score out of 5. Some services give all scores out of 100: what is above 5 is read so (chosen).
 */
export function fivePoints(score: number): number {
  const points = score > examPoints ? score / abilityScale : score
  return Math.max(0, Math.min(examPoints, points))
}

/** A 5-point score as an ability, 0–100. */
export const abilityOf = (score: number): number => rounded(fivePoints(score) * abilityScale)

/** The axes of the radar chart, in its order, with their maxima. */
export const abilities = [
  { ability: 'completeness', max: 100 },
  { ability: 'speed', max: 180 },
  { ability: 'pronunciation', max: 100 },
  { ability: 'content', max: 100 },
  { ability: 'fluency', max: 100 },
] as const

export type Ability = (typeof abilities)[number]['ability']

/** What one reading, or several, came to. What was not measured is absent. */
export type ExamFigures = Partial<Record<Ability | 'repeat' | 'leak', number>>

/** What calls for advice: a figure below a limit, or a count that reaches one. */
export const adviceTriggers = [
  { figure: 'pronunciation', below: 60 },
  { figure: 'repeat', reaches: 5 },
  { figure: 'leak', reaches: 5 },
  { figure: 'speed', below: 120 },
  { figure: 'content', below: 60 },
] as const satisfies readonly ({ figure: keyof ExamFigures } & ({ below: number } | { reaches: number }))[]

export type Advice = (typeof adviceTriggers)[number]['figure']

/** The advice that the figures call for, in the order of the table; what was not measured calls for none. */
export const adviceFor = (figures: ExamFigures): Advice[] =>
  adviceTriggers
    .filter(trigger => {
      const value = figures[trigger.figure]
      if (value === undefined) return false
      return 'below' in trigger ? value < trigger.below : value >= trigger.reaches
    })
    .map(trigger => trigger.figure)

/** A share in per cent as services write it: 72, "72", "72%", or 0.72; undefined for what is no share. */
export function contentShare(info: string | undefined): number | undefined {
  const [, figure, percent] = /^\s*(\d+(?:\.\d+)?)\s*([%％])?\s*$/.exec(info ?? '') ?? []
  if (figure === undefined) return undefined
  const value = Number(figure)
  const share = percent === undefined && value <= 1 ? value * 100 : value
  return share <= 100 ? rounded(share) : undefined
}
