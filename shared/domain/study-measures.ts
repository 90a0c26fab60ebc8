/** What a graph of study may show of a student or a class (SPEC §2 progress graph; units and rounding chosen). */
export const measures = ['average', 'exercises', 'study', 'record', 'points'] as const
export type Measure = (typeof measures)[number]

export interface StudyFigures {
  exercise_count: number
  average_score?: number | undefined
  study_seconds: number
  record_duration: number
  integral: number
}

const amounts: Record<Exclude<Measure, 'average'>, (figures: StudyFigures) => number> = {
  exercises: ({ exercise_count }) => exercise_count,
  study: ({ study_seconds }) => study_seconds / 60,
  record: ({ record_duration }) => record_duration / 60,
  points: ({ integral }) => integral,
}

/**
 * The average in points, or an amount: times in minutes. Null: there is no value. An average without exercises is
 * missing; an amount of nothing is 0.
 */
export function measured(measure: Measure, figures: StudyFigures | undefined): number | null {
  if (figures === undefined) return null
  return measure === 'average' ? (figures.average_score ?? null) : amounts[measure](figures)
}
