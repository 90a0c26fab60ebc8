/** The answer of the server as a chart: lines to compare, and the class behind them. Pure functions. */
import { quartilesOf } from '../../../shared/domain/quartiles'
import { average } from '../../../shared/domain/scores'
import { type Measure, measured, measures, type StudyFigures } from '../../../shared/domain/study-measures'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { ChartData, ChartSeries, ChartValue } from '../../features/charts/chart-data'
import { measureFormats } from '../../features/study/line-words'
import { text as studyText } from '../../features/study/text'
import { paths } from '../../paths'
import { type Step, stepDate } from './graph-steps'
import { text } from './text'

type Line = EndpointResponse<'progress-graph'>['items'][number]

const words = text.lines

/** The exercises of a student in these steps. */
const studentRows = (id: string, steps: readonly Step[]) => (at: number) =>
  paths.studentDetails(id, { tab: 'exercise', period: 'own', ...steps[at]?.days })

/** The students of a class in these steps. */
const teamRows = (id: string, steps: readonly Step[]) => (at: number) =>
  paths.teamReport({ team_id: id, period: 'own', ...steps[at]?.days })

export interface GraphContext {
  /** The class whose students are shown; empty: all classes. */
  teamId: string
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

/** The lines with the dates of their points as the steps have them. */
export const withStepDates = (lines: readonly Line[]): Line[] =>
  lines.map(line => ({
    ...line,
    points: line.points.map(point => ({ ...point, date: stepDate(point.date) ?? '' })),
  }))

/** The values of a line: an average with the number of exercises behind it, or an amount. */
function lineSeries(line: Line, name: string, { measure, steps }: GraphContext): ChartSeries {
  const points = pointsOf(line, steps)
  const values = points.map(point => measured(measure, point))
  if (measure !== 'average') return { name, values }
  const counts = points.map((point, at) => (values[at] === null ? null : (point?.exercise_count ?? null)))
  return { name, values, counts: { values: counts, unit: text.counts.exercises } }
}

/** A class among others: its average, or the amount of one of its students of today. */
function teamSeries(line: Line, context: GraphContext): ChartSeries {
  const series = { ...lineSeries(line, context.nameOf(line.id), context), rowsOf: teamRows(line.id, context.steps) }
  if (context.measure === 'average') return series
  const size = context.sizeOf(line.id)
  const values = series.values.map(value => (value === null || size === 0 ? null : value / size))
  return { ...series, values, counts: peopleOf(values.map(value => (value === null ? null : size))) }
}

const peopleOf = (values: ChartValue[]) => ({ values, unit: text.counts.people })

/**
 * The middle half of a class at each step, its median, and the amount of one student: all three over the students who
 * have a value, so that they can be compared.
 */
function spreadOf(students: readonly ChartSeries[], steps: readonly Step[]) {
  const each = steps.map((_, at) => students.map(({ values }) => values[at] ?? null))
  const spread = each.map(quartilesOf)
  const of = (part: 'low' | 'median' | 'high' | 'count'): ChartValue[] => spread.map(found => found?.[part] ?? null)
  const counts = peopleOf(of('count'))
  const median: ChartSeries = { name: words.median, values: of('median'), counts, look: 'middle' }
  const mean: ChartSeries = { name: words.meanEach, values: each.map(average), counts }
  return { median, mean, band: { lowName: words.low, highName: words.high, low: of('low'), high: of('high') } }
}

/** The line of this id, or one without points: who is compared keeps a place and a mark. */
const lineOf = (lines: readonly Line[], id: string): Line =>
  lines.find(line => line.id === id) ?? { series_type: '', id, name: '', points: [] }

/** The line of a class: its average, or the amount of one of its students; without students, that of all together. */
function ownSeries(team: Line | undefined, mean: ChartSeries, hasStudents: boolean, context: GraphContext) {
  const isAverage = context.measure === 'average'
  if (hasStudents && !isAverage) return [{ ...mean, look: 'main' as const }]
  const name = isAverage ? words.mean : words.sum
  return team ? [{ ...lineSeries(team, name, context), look: 'main' as const }] : []
}

/** The chart. Who is compared has a line, also without points; lines that the server leaves out hide no other. */
export function graphChart(lines: readonly Line[], context: GraphContext): ChartData {
  const { teamId, measure, steps, compared, showsAll, nameOf } = context
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
  if (teamId === '') return { ...base, series: compared.map(id => teamSeries(lineOf(lines, id), context)) }
  const of = (line: Line) => ({ ...lineSeries(line, nameOf(line.id), context), rowsOf: studentRows(line.id, steps) })
  const rowsOf = teamRows(teamId, steps)
  const { median, mean, band } = spreadOf(students.map(of), steps)
  const own = compared.map(id => of(lineOf(students, id)))
  const hasStudents = students.length > 0
  const ofTeam = ownSeries(team, mean, hasStudents, context).map(series => ({ ...series, rowsOf }))
  const middle = { ...median, rowsOf }
  if (!hasStudents) return { ...base, series: [...own, ...ofTeam] }
  if (!showsAll) return { ...base, series: [...own, ...ofTeam, middle], band: { ...band, rowsOf } }
  const others = students
    .filter(({ id }) => !compared.includes(id))
    .map(line => ({ ...of(line), look: 'faint' as const }))
  return { ...base, series: [...own, ...ofTeam, middle, ...others] }
}

/** Whether anything was done: a chart of gaps and zeros says nothing. */
export const hasStudy = (lines: readonly Line[]): boolean =>
  lines.some(({ points }) =>
    points.some(
      point => point.average_score !== undefined || measures.some(measure => (measured(measure, point) ?? 0) > 0),
    ),
  )
