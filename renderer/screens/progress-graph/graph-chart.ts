/** The answer of the server as a chart: lines to compare, and the class behind them. Pure functions. */
import { quartilesOf } from '../../../shared/domain/quartiles'
import { type Measure, measured, type StudyFigures } from '../../../shared/domain/study-measures'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { ChartData, ChartSeries, ChartValue } from '../../features/charts/chart-data'
import { measureFormats } from '../../features/study/line-words'
import { text as studyText } from '../../features/study/text'
import type { Step } from './graph-steps'
import { text } from './text'

type Line = EndpointResponse<'progress-graph'>['items'][number]

const words = text.lines

export interface GraphContext {
  measure: Measure
  steps: readonly Step[]
  title: string
  categoryLabel: string
  /** The ids of the lines that are told apart, in their order. */
  compared: readonly string[]
  /** The lines of all students instead of the band. */
  showsAll: boolean
  /** The name of a line in the chart. */
  nameOf(id: string): string
  /** How many students a class has; 0 if that is not known. */
  sizeOf(teamId: string): number
}

const pointsOf = ({ points }: Line, steps: readonly Step[]): (StudyFigures | undefined)[] => {
  const byDate = new Map(points.map(point => [point.date, point]))
  return steps.map(({ date }) => byDate.get(date))
}

/** The values of a student: an average with the number of exercises behind it, or an amount. */
function studentSeries(line: Line, { measure, steps, nameOf }: GraphContext): ChartSeries {
  const points = pointsOf(line, steps)
  const name = nameOf(line.id)
  const values = points.map(point => measured(measure, point))
  if (measure !== 'average') return { name, values }
  const counts = points.map((point, at) => (values[at] === null ? null : (point?.exercise_count ?? null)))
  return { name, values, counts: { values: counts, unit: text.counts.exercises } }
}

/** The values of a class: its average, or the amount of one student on average. */
function teamSeries(line: Line, name: string, { measure, steps, sizeOf }: GraphContext): ChartSeries {
  const points = pointsOf(line, steps)
  const size = sizeOf(line.id)
  if (measure === 'average') {
    const values = points.map(point => measured(measure, point))
    const counts = points.map((point, at) => (values[at] === null ? null : (point?.exercise_count ?? null)))
    return { name, values, counts: { values: counts, unit: text.counts.exercises } }
  }
  const values = points.map(point => {
    const value = measured(measure, point)
    return value === null || size === 0 ? null : value / size
  })
  const counts = values.map(value => (value === null ? null : size))
  return { name, values, counts: { values: counts, unit: text.counts.people } }
}

/** The middle half of a class at each step, and its median. */
function spreadOf(students: readonly ChartSeries[], steps: readonly Step[]) {
  const spread = steps.map((_, at) => quartilesOf(students.map(({ values }) => values[at] ?? null)))
  const of = (part: 'low' | 'median' | 'high' | 'count'): ChartValue[] => spread.map(each => each?.[part] ?? null)
  const median: ChartSeries = {
    name: words.median,
    values: of('median'),
    counts: { values: of('count'), unit: text.counts.people },
    look: 'middle',
  }
  return { median, band: { lowName: words.low, highName: words.high, low: of('low'), high: of('high') } }
}

/** The chart; null if the server has no line. */
export function graphChart(lines: readonly Line[], context: GraphContext): ChartData | null {
  const { measure, steps, compared, showsAll, nameOf } = context
  const chosen = compared.flatMap(id => lines.find(line => line.id === id) ?? [])
  const students = lines.filter(({ series_type }) => series_type === 'student')
  const team = lines.find(({ series_type }) => series_type === 'team')
  const base = {
    title: context.title,
    unit: studyText.measureUnits[measure],
    categoryLabel: context.categoryLabel,
    categories: steps.map(step => step.words),
    ticks: steps.map(({ tick }) => tick),
    words: measureFormats[measure],
    ...(measure === 'average' && { max: 100 }),
  }
  if (team === undefined) return null
  if (students.length === 0) {
    return { ...base, series: chosen.map(line => teamSeries(line, nameOf(line.id), context)) }
  }
  const of = (line: Line) => studentSeries(line, context)
  const mean: ChartSeries = {
    ...teamSeries(team, measure === 'average' ? words.mean : words.meanEach, context),
    look: 'main',
  }
  const { median, band } = spreadOf(students.map(of), steps)
  const own = chosen.filter(({ series_type }) => series_type === 'student').map(of)
  if (!showsAll) return { ...base, series: [...own, mean, median], band }
  const others = students.filter(line => !chosen.includes(line)).map(line => ({ ...of(line), look: 'faint' as const }))
  return { ...base, series: [...own, mean, median, ...others] }
}

/** Whether anything was done: a chart of gaps and zeros says nothing. */
export const hasStudy = (lines: readonly Line[]): boolean =>
  lines.some(({ points }) => points.some(({ exercise_count }) => exercise_count > 0))
