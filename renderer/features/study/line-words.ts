/** The names and the values of lines in the charts of study. Pure functions. */
import { formatAverage, formatScore, rounded } from '../../../shared/domain/scores'
import type { Measure } from '../../../shared/domain/study-measures'
import { text } from './text'

/** Whole minutes; below ten with a decimal, and never 0 if there is any time. */
function minuteWords(minutes: number): string {
  const tenths = minutes > 0 ? Math.max(0.1, rounded(minutes)) : 0
  return tenths > 0 && tenths < 10 ? tenths.toFixed(1) : String(Math.round(minutes))
}

/** Whole minutes, as a heading says. */
export const wholeMinutes = (seconds: number): string => String(Math.round(seconds / 60))

/** How the values of a measure are written, without their unit. */
export const measureFormats: Record<Measure, (value: number) => string> = {
  average: formatAverage,
  exercises: formatScore,
  study: minuteWords,
  record: minuteWords,
  points: formatScore,
}

/** Names that are equal get their place, because each line of a chart has its own name. */
export function uniqueNames(rows: readonly { id: string; name: string }[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(rows.map(({ id, name }, at) => [id, counts.get(name) === 1 ? name : text.place(name, at + 1)]))
}
