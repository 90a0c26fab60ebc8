/** What 学習量集計 counts of a class in a month, and which of it can be added up. */
import { formatScore } from '../../../shared/domain/scores'
import { measured, measures } from '../../../shared/domain/study-measures'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { measureFormats } from '../../features/study/line-words'

export type UsageRow = EndpointResponse<'usage-amount'>['items'][number]

export const usageMeasures = [...measures, 'people', 'homework'] as const
export type UsageMeasure = (typeof usageMeasures)[number]

/** The value of a measure: an average without exercises is missing, an amount of nothing is 0. */
export function usageValue(measure: UsageMeasure, row: UsageRow): number | null {
  if (measure === 'people') return row.active_student_count
  if (measure === 'homework') return row.homework_count
  return measured(measure, row)
}

/** How values are written, without their unit. */
export const usageFormats: Record<UsageMeasure, (value: number) => string> = {
  ...measureFormats,
  people: formatScore,
  homework: formatScore,
}

const all = { months: true, teams: true }

/** Over which heading the values add up to a figure that is true. */
export const addable: Record<UsageMeasure, { months: boolean; teams: boolean }> = {
  exercises: all,
  study: all,
  record: all,
  points: all,
  // The server does not say how many answers have a score.
  average: { months: false, teams: false },
  // A student who studied in two months is one student.
  people: { months: false, teams: true },
  // Homework of two classes is one homework.
  homework: { months: true, teams: false },
}
