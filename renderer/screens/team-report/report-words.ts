/** What the report of a class says in sentences, and the data of its charts. Pure functions. */
import { growthLimits } from '../../../shared/domain/rankings'
import { formatAverage, rounded } from '../../../shared/domain/scores'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { ChartData } from '../../features/charts/chart-data'
import { familyName } from '../../features/reports/family-name'
import { compareValues } from '../../ui/table/column'
import { text } from './text'

export type TeamReport = EndpointResponse<'get-team-rpt'>
export type TeamHomework = TeamReport['homeworks'][number]
export type TeamStudent = TeamReport['items'][number]

const words = text.sentences

/** A smaller change of an average is no change, in points (chosen). */
const leastChange = 1

/** The share of the students who have submitted, 0–100; null if the homework goes to nobody. */
export const submitPercent = ({ submitted_count, student_count }: TeamHomework): number | null =>
  student_count === 0 ? null : rounded((submitted_count / student_count) * 100)

/** Whether the deadline has not come. */
export const isRunning = ({ end_time }: TeamHomework, now: number): boolean => (parseJst(end_time) ?? now) >= now

/** By the share of submissions, the lowest first; homework that goes to nobody last. */
const bySubmissions = (a: TeamHomework, b: TeamHomework): number =>
  (submitPercent(a) ?? 101) - (submitPercent(b) ?? 101)

/** The homework whose deadline is over, by submissions; then what still runs, by its deadline. */
export const homeworksInOrder = ({ homeworks }: TeamReport, now: number): TeamHomework[] => {
  const running = homeworks.filter(homework => isRunning(homework, now))
  const ended = homeworks.filter(homework => !isRunning(homework, now))
  return [...ended.toSorted(bySubmissions), ...running.toSorted((a, b) => compareValues(a.end_time, b.end_time))]
}

/**
 * The share of submissions, 0–100, of the homework whose deadline is over: what still runs would look as if it were
 * missing. Undefined if no deadline is over.
 */
export function endedRate(report: TeamReport, now: number): number | undefined {
  const ended = report.homeworks.filter(homework => !isRunning(homework, now))
  const all = ended.reduce((sum, { student_count }) => sum + student_count, 0)
  const submitted = ended.reduce((sum, { submitted_count }) => sum + submitted_count, 0)
  return all === 0 ? undefined : rounded((submitted / all) * 100)
}

export const runningCount = ({ homeworks }: TeamReport, now: number): number =>
  homeworks.filter(homework => isRunning(homework, now)).length

function averageSentence({ average_score, exercise_count }: TeamReport, before: TeamReport | undefined): string[] {
  if (average_score === undefined) {
    // Recordings and writing may have no score.
    if (exercise_count === undefined) return []
    return [exercise_count === 0 ? words.noStudy : words.noScore(exercise_count)]
  }
  const own = words.average(formatAverage(average_score), exercise_count)
  if (before?.average_score === undefined) return [own]
  const change = rounded(rounded(average_score) - rounded(before.average_score))
  const points = formatAverage(Math.abs(change))
  if (Math.abs(change) < leastChange) return [own + words.same]
  return [own + (change > 0 ? words.rose(points) : words.fell(points))]
}

/** The best and the worst family; one with few exercises says nothing. */
function familySentence({ families }: TeamReport): string[] {
  const known = families.flatMap(({ family, average_score, exercise_count = 0 }) =>
    average_score === undefined || exercise_count < growthLimits.leastExercises
      ? []
      : [{ family, average: average_score }],
  )
  const sorted = known.sort((a, b) => b.average - a.average)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  if (best === undefined || worst === undefined || rounded(best.average) === rounded(worst.average)) return []
  return [
    words.families(
      familyName(best.family),
      formatAverage(best.average),
      familyName(worst.family),
      formatAverage(worst.average),
    ),
  ]
}

function submitSentence(report: TeamReport, now: number): string {
  const { homework_count } = report
  if (homework_count === 0) return words.noHomework
  const [rate, running] = [endedRate(report, now), runningCount(report, now)]
  if (rate === undefined) return words.noneEnded(homework_count)
  return running === 0
    ? words.submit(homework_count, formatAverage(rate))
    : words.submitOfEnded(homework_count, running, formatAverage(rate))
}

function idleSentence({ items }: TeamReport): string[] {
  const idle = items.filter(({ exercise_count }) => exercise_count === 0).length
  if (idle === items.length) return []
  if (idle > 0) return [words.idle(idle)]
  return items.every(({ exercise_count }) => exercise_count !== undefined) ? [words.noneIdle] : []
}

/**
 * The period in a few sentences. Homework that still runs is not called late.
 * @param before the report of the days before the period.
 */
export function reportSentences(report: TeamReport, before: TeamReport | undefined, now: number): string[] {
  const fewest = homeworksInOrder(report, now)[0]
  return [
    submitSentence(report, now),
    ...averageSentence(report, before),
    ...familySentence(report),
    ...(fewest && !isRunning(fewest, now) && fewest.submitted_count < fewest.student_count
      ? [words.fewest(fewest.title, fewest.submitted_count, fewest.student_count)]
      : []),
    ...idleSentence(report),
  ]
}

/** How many homeworks fit on the first page if nothing above them wraps. */
const mostHomeworks = 14

/** The widths of the page, in characters of the heading (18 px) and of all other texts (13 px), a little less. */
const perLine = { heading: 36, text: 49 }

/** Letters and digits are about half as wide as other characters. */
const widthOf = (line: string): number => line.length - (line.match(/[\x20-\x7e]/g)?.length ?? 0) * 0.45

const linesOf = (line: string, width: number): number => Math.max(1, Math.ceil(widthOf(line) / width))

/** How many homeworks fit on the first page of A4: each line that wraps above them takes the place of one. */
export function homeworksOnPaper(heading: string, facts: string, sentences: readonly string[]): number {
  const lines = [linesOf(heading, perLine.heading), ...[facts, ...sentences].map(each => linesOf(each, perLine.text))]
  return Math.max(0, mostHomeworks - lines.reduce((sum, count) => sum + count - 1, 0))
}

const charts = text.charts

/** The averages of the families, with the number of exercises of each. */
export const familyChart = ({ families }: TeamReport): ChartData => ({
  title: charts.families,
  unit: charts.points,
  categoryLabel: charts.family,
  categories: families.map(({ family }) => familyName(family)),
  ticks: families.map(({ family, exercise_count }) => charts.tick(charts.ticks[family] ?? family, exercise_count)),
  series: [
    {
      name: charts.average,
      look: 'bar',
      values: families.map(({ average_score }) => (average_score === undefined ? null : rounded(average_score))),
      counts: { values: families.map(({ exercise_count }) => exercise_count ?? null), unit: charts.times },
    },
  ],
  max: 100,
  words: formatAverage,
})

const binWidth = 10
const lastBin = 9

/** How many students have an average in each ten points; 100 is in the last. */
export function spreadChart({ items }: TeamReport): ChartData {
  const counts = Array.from({ length: lastBin + 1 }, () => 0)
  for (const { average_score } of items) {
    if (average_score === undefined) continue
    const bin = Math.min(lastBin, Math.max(0, Math.floor(rounded(average_score) / binWidth)))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const last = (bin: number) => (bin === lastBin ? 100 : bin * binWidth + binWidth - 1)
  return {
    title: charts.spread,
    unit: charts.people,
    categoryLabel: charts.band,
    categories: counts.map((_, bin) => charts.bins(bin * binWidth, last(bin))),
    ticks: counts.map((_, bin) => String(bin * binWidth)),
    series: [{ name: charts.count, look: 'bar', values: counts }],
    words: String,
  }
}
