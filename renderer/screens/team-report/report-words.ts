/** What the report of a class says in sentences, and the data of its charts. Pure functions. */
import { formatAverage, rounded } from '../../../shared/domain/scores'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { ChartData } from '../../features/charts/chart-data'
import { familyName } from '../../features/reports/family-name'
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

/** By the share of submissions, the lowest first; homework that goes to nobody last. */
export const bySubmissions = (a: TeamHomework, b: TeamHomework): number =>
  (submitPercent(a) ?? 101) - (submitPercent(b) ?? 101)

function averageSentence({ average_score, exercise_count }: TeamReport, before: TeamReport | undefined): string {
  // Recordings and writing may have no score.
  if (average_score === undefined) return exercise_count === 0 ? words.noStudy : words.noScore(exercise_count)
  const own = words.average(formatAverage(average_score), exercise_count)
  if (before?.average_score === undefined) return own
  const change = rounded(rounded(average_score) - rounded(before.average_score))
  const points = formatAverage(Math.abs(change))
  if (Math.abs(change) < leastChange) return own + words.same
  return own + (change > 0 ? words.rose(points) : words.fell(points))
}

function familySentence({ families }: TeamReport): string[] {
  const known = families.flatMap(({ family, average_score }) =>
    average_score === undefined ? [] : [{ family, average: average_score }],
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

/**
 * The period in a few sentences. Homework that still runs is not called late.
 * @param before the report of the days before the period.
 */
export function reportSentences(report: TeamReport, before: TeamReport | undefined, now: number): string[] {
  const { homework_count, submit_percent, homeworks, items } = report
  const ended = homeworks.filter(({ end_time }) => (parseJst(end_time) ?? now) < now)
  const fewest = ended.toSorted(bySubmissions)[0]
  const idle = items.filter(({ exercise_count }) => exercise_count === 0).length
  return [
    homework_count === 0 || submit_percent === undefined
      ? words.noHomework
      : words.submit(homework_count, formatAverage(submit_percent)),
    averageSentence(report, before),
    ...familySentence(report),
    ...(fewest && fewest.submitted_count < fewest.student_count
      ? [words.fewest(fewest.title, fewest.submitted_count, fewest.student_count)]
      : []),
    ...(items.length === 0 || idle === items.length ? [] : [idle > 0 ? words.idle(idle) : words.noneIdle]),
  ]
}

const charts = text.charts

/** The averages of the families, with the number of exercises of each. */
export const familyChart = ({ families }: TeamReport): ChartData => ({
  title: charts.families,
  unit: charts.points,
  categoryLabel: charts.family,
  categories: families.map(({ family }) => familyName(family)),
  ticks: families.map(({ family }) => charts.ticks[family] ?? family),
  series: [
    {
      name: charts.average,
      look: 'bar',
      values: families.map(({ average_score }) => (average_score === undefined ? null : rounded(average_score))),
      counts: { values: families.map(({ exercise_count }) => exercise_count), unit: charts.times },
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
