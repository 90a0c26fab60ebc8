/**
 * The chart as an option of echarts. Each line has its own marks and dashes and its name at its end, so that no line
 * needs its colour. Pure functions.
 */
import type { BarSeriesOption, CustomSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { EChartsCoreOption } from 'echarts/core'
import {
  type ChartBand,
  type ChartData,
  type ChartRange,
  type ChartSeries,
  type ChartValue,
  isAlone,
  lastValueIn,
  rangeIn,
  runsOf,
} from './chart-data'
import { markAt, marksOf } from './chart-marks'
import { tooltipWords } from './point-words'
import { text } from './text'

/** The colours and the font of the page, which a canvas does not inherit. */
export interface ChartLook {
  font: string
  ink: string
  sub: string
  line: string
  faint: string
  paper: string
  band: string
  series: readonly string[]
}

export interface ChartOptions {
  look: ChartLook
  /** The width of the chart in pixels. */
  width: number
  range: ChartRange | null
  /** A slider below the chart chooses the categories in sight. */
  canZoom?: boolean
  /** The lines above the chart, for a picture of it. */
  heading?: { title: string; lines: readonly string[] }
}

const dashes: readonly ('solid' | number[])[] = ['solid', [8, 4], [2, 3], [12, 4, 2, 4], [5, 2], [14, 5]]
/** At most so many marks on one line; more would hide it. */
const mostMarks = 40
/** The room at the right for the names of the lines, in pixels; the last words below the axis begin it. */
const nameWidth = 156
const nameIndent = 22

/** Pixels of a line below the title of a picture. */
const headingLine = 20

/** The height of title and lines, which break at the width; a character is at most 13 pixels wide. */
const headingHeight = (lines: readonly string[], width: number): number =>
  76 + headingLine * lines.reduce((sum, line) => sum + Math.max(Math.ceil((line.length * 13) / width), 1), 0)

const byTurn = <Value>(list: readonly [Value, ...Value[]] | readonly Value[], turn: number): Value =>
  list[turn % list.length] as Value

const gaps = (values: readonly ChartValue[]) => values.map(value => value ?? '-')

const named = (values: readonly ChartValue[], last: number | null) =>
  gaps(values).map((value, at) => (at === last ? { value, label: { show: true } } : value))

interface Place {
  look: ChartLook
  range: ChartRange
  /** The place among the lines that are told apart. */
  turn: number
  /** The sign in words of the line's mark. */
  sign: string
}

/** The dotted edges of a band, with their names. */
function edgeSeries(
  name: string,
  values: readonly ChartValue[],
  { look, range }: Omit<Place, 'turn' | 'sign'>,
): LineSeriesOption {
  const last = lastValueIn(values, range)
  return {
    type: 'line',
    data: named(values, last),
    symbol: (_value, { dataIndex }) => (dataIndex === last || isAlone(values, dataIndex) ? 'rect' : 'none'),
    symbolSize: [6, 2],
    silent: true,
    itemStyle: { color: look.faint },
    lineStyle: { color: look.faint, width: 1, type: 'dotted' },
    label: { formatter: () => name, color: look.sub, fontSize: 12 },
    z: 1,
  }
}

/** The area of a band: one shape for each run of steps without a gap. */
function areaSeries({ low, high }: ChartBand, look: ChartLook): CustomSeriesOption {
  return {
    type: 'custom',
    data: runsOf(low, high),
    encode: { x: [0, 1] },
    clip: true,
    silent: true,
    z: 0,
    renderItem: (_params, api) => {
      const steps = Array.from(
        { length: Number(api.value(1)) - Number(api.value(0)) + 1 },
        (_, at) => Number(api.value(0)) + at,
      )
      const edge = (values: readonly ChartValue[]) => steps.map(at => api.coord([at, values[at] ?? 0]))
      return {
        type: 'polygon',
        shape: { points: [...edge(high), ...edge(low).reverse()] },
        style: { fill: look.band },
      }
    },
  }
}

/** The edges come first, because they are the readable lines after the series. */
const bandSeries = (band: ChartBand, look: ChartLook, range: ChartRange) => [
  edgeSeries(band.lowName, band.low, { look, range }),
  edgeSeries(band.highName, band.high, { look, range }),
  areaSeries(band, look),
]

const faintSeries = ({ name, values }: ChartSeries, { look }: Place): LineSeriesOption => ({
  type: 'line',
  name,
  data: gaps(values),
  symbol: (_value, { dataIndex }) => (isAlone(values, dataIndex) ? 'circle' : 'none'),
  symbolSize: 3,
  itemStyle: { color: look.faint },
  lineStyle: { color: look.faint, width: 1, opacity: 0.6 },
  z: 2,
})

const middleDash = [6, 3]

function lineSeries(
  { name, values, look: kind = 'line' }: ChartSeries,
  { look, range, turn, sign }: Place,
): LineSeriesOption {
  const own = {
    line: {
      color: byTurn(look.series, turn),
      mark: markAt(turn).symbol,
      size: 8,
      width: 2,
      dash: byTurn(dashes, turn),
    },
    main: { color: look.ink, mark: 'circle', size: 5, width: 3, dash: 'solid' as const },
    middle: { color: look.sub, mark: 'circle', size: 3, width: 1.5, dash: middleDash },
  }[kind === 'main' || kind === 'middle' ? kind : 'line']
  const { color, mark, size, width, dash } = own
  const last = lastValueIn(values, range)
  const every = Math.ceil((range.to - range.from + 1) / mostMarks)
  const hasMark = (at: number) => at === last || at % every === 0 || isAlone(values, at)
  return {
    type: 'line',
    name,
    data: named(values, last),
    symbol: (_value, { dataIndex }) => (hasMark(dataIndex) ? mark : 'none'),
    symbolSize: size,
    itemStyle: { color },
    lineStyle: { color, width, type: dash },
    label: {
      formatter: () => text.marked(sign, name),
      color,
      fontWeight: kind === 'main' ? 'bold' : 'normal',
      fontSize: 13,
    },
    z: kind === 'line' ? 4 : 3,
  }
}

/** Bars are filled or empty by turns, and each has its value above it. */
function barSeries({ name, values }: ChartSeries, { look, turn }: Place, { words }: ChartData): BarSeriesOption {
  const color = byTurn(look.series, turn)
  return {
    type: 'bar',
    name,
    data: gaps(values),
    barMaxWidth: 36,
    itemStyle: { color: turn % 2 === 0 ? color : look.paper, borderColor: color, borderWidth: 1.5 },
    label: {
      show: true,
      position: 'top',
      color: look.ink,
      fontSize: 12,
      formatter: ({ value }) => (typeof value === 'number' ? words(value) : ''),
    },
  }
}

function seriesOptions(data: ChartData, look: ChartLook, range: ChartRange) {
  const marks = marksOf(data.series)
  return data.series.map((series, at) => {
    const place = { look, range, turn: 0, sign: '', ...marks[at] }
    if (series.look === 'bar') return barSeries(series, place, data)
    return series.look === 'faint' ? faintSeries(series, place) : lineSeries(series, place)
  })
}

const hasBars = ({ series }: ChartData): boolean => series.some(({ look }) => look === 'bar')

const slider = (look: ChartLook, { from, to }: ChartRange) => [
  {
    type: 'slider',
    filterMode: 'weakFilter',
    startValue: from,
    endValue: to,
    height: 22,
    bottom: 4,
    brushSelect: true,
    showDataShadow: false,
    showDetail: false,
    borderColor: look.line,
    fillerColor: look.band,
    handleStyle: { color: look.paper, borderColor: look.sub },
    moveHandleStyle: { color: look.faint },
  },
  {
    type: 'inside',
    filterMode: 'weakFilter',
    startValue: from,
    endValue: to,
    zoomOnMouseWheel: 'ctrl',
    moveOnMouseWheel: false,
  },
]

/** The whole option; the series of the data come first, in their order. */
export function chartOption(data: ChartData, options: ChartOptions): EChartsCoreOption {
  const { look, width, canZoom = false, heading } = options
  const range = rangeIn(data, options.range)
  const bars = hasBars(data)
  const ticks = data.ticks ?? data.categories
  const hasTwoLines = ticks.some(tick => tick.includes('\n'))
  const axisLabel = { color: look.sub, fontSize: 12 }
  const nameAt = width - nameWidth + nameIndent
  return {
    animation: false,
    textStyle: { fontFamily: look.font },
    ...(heading && {
      title: {
        text: heading.title,
        subtext: heading.lines.join('\n'),
        left: 12,
        top: 8,
        textStyle: { color: look.ink, fontSize: 18, fontFamily: look.font },
        subtextStyle: {
          color: look.sub,
          fontSize: 13,
          lineHeight: headingLine,
          fontFamily: look.font,
          width: width - 24,
          overflow: 'break',
        },
      },
    }),
    grid: {
      left: 56,
      right: bars ? 16 : nameWidth,
      top: heading ? headingHeight(heading.lines, width - 24) : 34,
      bottom: (canZoom ? 62 : 34) + (hasTwoLines ? 14 : 0),
      outerBoundsMode: 'none',
    },
    // An HTML tooltip would need inline styles, which the page's content security policy forbids.
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      axisPointer: { type: bars ? 'shadow' : 'line', lineStyle: { color: look.sub } },
      textStyle: { color: look.ink, fontSize: 13, fontFamily: look.font },
      formatter: (points: readonly { dataIndex: number }[]) => tooltipWords(data, points[0]?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: [...ticks],
      boundaryGap: bars,
      // Few bars all have their words.
      axisLabel: { ...axisLabel, ...(bars && ticks.length <= 10 ? { interval: 0 } : { hideOverlap: true }) },
      axisLine: { lineStyle: { color: look.faint } },
      axisTick: { alignWithLabel: true },
    },
    yAxis: {
      type: 'value',
      name: data.unit,
      nameTextStyle: { ...axisLabel, align: 'right' },
      min: 0,
      max: data.max,
      minInterval: 1,
      axisLabel,
      splitLine: { lineStyle: { color: look.line } },
    },
    ...(canZoom && { dataZoom: slider(look, range) }),
    series: [...seriesOptions(data, look, range), ...(data.band ? bandSeries(data.band, look, range) : [])].map(
      series =>
        series.type !== 'line'
          ? series
          : {
              ...series,
              showAllSymbol: true,
              label: {
                ...series.label,
                width: nameWidth - nameIndent - 2,
                overflow: 'truncate',
                fontFamily: look.font,
              },
              labelLayout: { x: nameAt, align: 'left', moveOverlap: 'shiftY' },
              labelLine: { show: true, lineStyle: { color: look.faint } },
              emphasis: { scale: 1.6 },
            },
    ),
  }
}
