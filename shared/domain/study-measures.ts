/** What a graph of study may show of a student or a class (SPEC §2 progress graph; units and rounding chosen). */
export const measures = ['average', 'exercises', 'study', 'record', 'points'] as const
export type Measure = (typeof measures)[number]

export interface StudyFigures {
  exercise_count?: number | undefined
  average_score?: number | undefined
  study_seconds?: number | undefined
  record_duration?: number | undefined
  integral?: number | undefined
}

const minutes = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds / 60)

const values: Record<Measure, (figures: StudyFigures) => number | undefined> = {
  average: ({ average_score }) => average_score,
  exercises: ({ exercise_count }) => exercise_count,
  study: ({ study_seconds }) => minutes(study_seconds),
  record: ({ record_duration }) => minutes(record_duration),
  points: ({ integral }) => integral,
}

/**
 * The average in points, or an amount: times in minutes. Null: there is no value. A figure that the server leaves out is
 * missing, never 0.
 */
export const measured = (measure: Measure, figures: StudyFigures | undefined): number | null =>
  (figures && values[measure](figures)) ?? null
