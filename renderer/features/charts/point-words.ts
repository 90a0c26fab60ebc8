/** What is said about the points of a chart. Pure functions. */
import { type ChartData, type ChartPoint, readableLines } from './chart-data'
import { marksOf } from './chart-marks'
import { text } from './text'

/** The lines that can be read, each with the sign of its mark before its name. */
export function markedLines(data: ChartData) {
  const lines = readableLines(data)
  const marks = marksOf(lines)
  return lines.map((line, at) => {
    const sign = marks[at]?.sign ?? ''
    return { ...line, sign, markedName: text.marked(sign, line.name) }
  })
}

type MarkedLine = ReturnType<typeof markedLines>[number]

/** The value of a line in words, with its unit and of how many it is; a gap has words, too. */
function valueWords({ unit, words }: ChartData, line: MarkedLine | undefined, at: number): string {
  const value = line?.values[at] ?? null
  if (value === null) return text.noRecord
  const shown = text.value(words(value), unit)
  const count = line?.counts?.values[at] ?? null
  return count === null
    ? shown
    : text.counted(shown, text.value(count.toLocaleString('ja-JP'), line?.counts?.unit ?? ''))
}

/** The line, the category, the value and of how many it is. */
export function pointWords(data: ChartData, { series, at }: ChartPoint): string {
  const line = markedLines(data)[series]
  return text.point(line?.markedName ?? '', data.categories[at] ?? '', valueWords(data, line, at))
}

/** All lines at one category, without those in the background. */
export const tooltipWords = (data: ChartData, at: number): string =>
  [
    data.categories[at] ?? '',
    ...markedLines(data).flatMap(line =>
      line.look === 'faint' ? [] : [text.line(line.markedName, valueWords(data, line, at))],
    ),
  ].join('\n')
