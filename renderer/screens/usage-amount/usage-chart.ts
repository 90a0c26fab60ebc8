/** The figures of classes over months as a chart. Pure functions. */
import type { ChartData } from '../../features/charts/chart-data'
import { monthTick, monthWords } from './month-words'
import { text } from './text'
import { type UsageMeasure, type UsageRow, usageFormats, usageValue } from './usage-measures'

/** How many lines can be told apart (chosen). */
export const mostLines = 8

export interface UsageContext {
  measure: UsageMeasure
  months: readonly string[]
  /** The ids of the classes in the order of the table, with their names. */
  teams: ReadonlyMap<string, string>
  title: string
  now: number
}

/** A line for each of the first classes; of how many exercises a value is, unless it counts something itself. */
export function usageChart(rows: readonly UsageRow[], context: UsageContext): ChartData {
  const { measure, months, teams, title, now } = context
  const hasCounts = !['exercises', 'people', 'homework'].includes(measure)
  return {
    title,
    unit: text.measureUnits[measure],
    categoryLabel: text.rowNames.month,
    categories: months.map(month => monthWords(month, now)),
    ticks: months.map(monthTick),
    words: usageFormats[measure],
    ...(measure === 'average' && { max: 100 }),
    series: [...teams].slice(0, mostLines).map(([id, name]) => {
      const found = months.map(month => rows.find(row => row.team_id === id && row.month === month))
      const values = found.map(row => (row ? usageValue(measure, row) : null))
      const counts = found.map((row, at) => (values[at] === null ? null : (row?.exercise_count ?? null)))
      return { name, values, ...(hasCounts && { counts: { values: counts, unit: text.countUnit } }) }
    }),
  }
}
