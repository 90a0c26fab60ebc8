/** The data of a chart, and how its points are written and walked through. Pure functions. */

/** A missing value is null: it is a gap in the chart, never 0. */
export type ChartValue = number | null

export interface ChartSeries {
  /** Unique in its chart. */
  name: string
  /** One value per category. */
  values: readonly ChartValue[]
  /** Of how many each value is, with their unit (n = 12回). Absent: the value is a count itself. */
  counts?: { values: readonly ChartValue[]; unit: string }
  /**
   * By default a `line` that is told apart from the others. `main`: a heavy line to compare with. `middle`: the middle
   * of a band. `faint`: one of many lines in the background. `edge`: an edge of a band.
   */
  look?: 'line' | 'main' | 'middle' | 'faint' | 'edge' | 'bar'
  /** The address of the rows of which the value in this category is made. */
  rowsOf?(at: number): string
}

/** An area behind the lines, such as the middle half of a class. */
export interface ChartBand {
  lowName: string
  highName: string
  low: readonly ChartValue[]
  high: readonly ChartValue[]
  /** As that of a series. */
  rowsOf?(at: number): string
}

export interface ChartData {
  title: string
  /** The unit of the values, such as 点. */
  unit: string
  /** The heading of the categories in the table, such as 週. */
  categoryLabel: string
  /** The categories in full, such as 11/16〜11/22. */
  categories: readonly string[]
  /** Shorter words below the axis; by default the categories. */
  ticks?: readonly string[]
  series: readonly ChartSeries[]
  band?: ChartBand
  /** The end of the value axis, such as 100; by default that of the values. */
  max?: number
  /** Writes a value, without its unit. */
  words(value: number): string
}

/** A point: the place among the readable lines and the category, both counted from 0. */
export interface ChartPoint {
  series: number
  at: number
}

/** The categories in sight, both included. */
export interface ChartRange {
  from: number
  to: number
}

export const wholeRange = ({ categories }: ChartData): ChartRange => ({ from: 0, to: categories.length - 1 })

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))

/** The range within the data; the whole if there is none. */
export function rangeIn(data: ChartData, range: ChartRange | null): ChartRange {
  const whole = wholeRange(data)
  if (range === null) return whole
  const from = clamp(range.from, 0, whole.to)
  return { from, to: clamp(range.to, from, whole.to) }
}

/** The addresses of the rows from this category on. */
const linked = ({ rowsOf }: Pick<ChartSeries, 'rowsOf'>, from: number): Pick<ChartSeries, 'rowsOf'> =>
  rowsOf ? { rowsOf: at => rowsOf(from + at) } : {}

/** All that can be read point by point: the series, then the edges of the band. */
export const readableLines = ({ series, band }: ChartData): readonly ChartSeries[] =>
  band
    ? [
        ...series,
        { name: band.lowName, values: band.low, look: 'edge', ...linked(band, 0) },
        { name: band.highName, values: band.high, look: 'edge', ...linked(band, 0) },
      ]
    : series

/** The part of the data that is in sight. */
export function dataIn(data: ChartData, range: ChartRange | null): ChartData {
  const { from, to } = rangeIn(data, range)
  const cut = <Value>(values: readonly Value[]) => values.slice(from, to + 1)
  return {
    ...data,
    categories: cut(data.categories),
    ...(data.ticks && { ticks: cut(data.ticks) }),
    series: data.series.map(({ counts, ...series }) => ({
      ...series,
      ...linked(series, from),
      values: cut(series.values),
      ...(counts && { counts: { ...counts, values: cut(counts.values) } }),
    })),
    ...(data.band && {
      band: { ...data.band, ...linked(data.band, from), low: cut(data.band.low), high: cut(data.band.high) },
    }),
  }
}

/** Whether the value at this place has no neighbour in the line, so that only a mark shows it. */
export function isAlone(values: readonly ChartValue[], at: number): boolean {
  const isGap = (place: number) => (values[place] ?? null) === null
  return !isGap(at) && isGap(at - 1) && isGap(at + 1)
}

/** The last place in the range that has a value; null if there is none. */
export function lastValueIn(values: readonly ChartValue[], { from, to }: ChartRange): number | null {
  for (let at = to; at >= from; at--) if ((values[at] ?? null) !== null) return at
  return null
}

/** The first and the last place of each run of places where both lists have a value. */
export function runsOf(low: readonly ChartValue[], high: readonly ChartValue[]): [number, number][] {
  const runs: [number, number][] = []
  low.forEach((value, at) => {
    if (value === null || (high[at] ?? null) === null) return
    const run = runs.at(-1)
    if (run?.[1] === at - 1) run[1] = at
    else runs.push([at, at])
  })
  return runs
}

/** How far each key moves: categories to the sides, series up and down. */
const steps: Readonly<Record<string, { at: number; series: number }>> = {
  ArrowLeft: { at: -1, series: 0 },
  ArrowRight: { at: 1, series: 0 },
  ArrowUp: { at: 0, series: -1 },
  ArrowDown: { at: 0, series: 1 },
  Home: { at: Number.NEGATIVE_INFINITY, series: 0 },
  End: { at: Number.POSITIVE_INFINITY, series: 0 },
}

export type ChartKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/** The point after a key; the first key goes to the last value in sight of the first line. */
export function movePoint(data: ChartData, range: ChartRange, point: ChartPoint | null, key: ChartKey): ChartPoint {
  const lines = readableLines(data)
  if (point === null) return { series: 0, at: lastValueIn(lines[0]?.values ?? [], range) ?? range.to }
  const step = steps[key] ?? { at: 0, series: 0 }
  return {
    series: clamp(point.series + step.series, 0, lines.length - 1),
    at: clamp(point.at + step.at, range.from, range.to),
  }
}
