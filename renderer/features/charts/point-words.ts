/** What is said about the points of a chart. Pure functions. */
import type { ChartData, ChartPoint } from './chart-data'
import { text } from './text'

/** The value of a point in words, with its unit and of how many it is; a gap has words, too. */
function valueWords({ series, unit, words }: ChartData, point: ChartPoint): string {
  const line = series[point.series]
  const value = line?.values[point.at] ?? null
  if (value === null) return text.noRecord
  const shown = text.value(words(value), unit)
  const count = line?.counts?.values[point.at] ?? null
  return count === null
    ? shown
    : text.counted(shown, text.value(count.toLocaleString('ja-JP'), line?.counts?.unit ?? ''))
}

/** The series, the category, the value and of how many it is. */
export const pointWords = (data: ChartData, point: ChartPoint): string =>
  text.point(data.series[point.series]?.name ?? '', data.categories[point.at] ?? '', valueWords(data, point))

/** All lines at one category, without those in the background. */
export const tooltipWords = (data: ChartData, at: number): string =>
  [
    data.categories[at] ?? '',
    ...data.series.flatMap(({ name, look }, series) =>
      look === 'faint' ? [] : [text.line(name, valueWords(data, { series, at }))],
    ),
  ].join('\n')
