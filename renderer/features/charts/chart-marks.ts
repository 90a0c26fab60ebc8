/** The marks by which the lines of a chart are known without their colours. Pure functions. */
import type { ChartSeries } from './chart-data'
import { text } from './text'

const marks = [
  { symbol: 'circle', sign: '●' },
  { symbol: 'triangle', sign: '▲' },
  { symbol: 'rect', sign: '■' },
  { symbol: 'diamond', sign: '◆' },
  { symbol: 'emptyCircle', sign: '○' },
  { symbol: 'emptyTriangle', sign: '△' },
  { symbol: 'emptyRect', sign: '□' },
  { symbol: 'emptyDiamond', sign: '◇' },
] as const

/** The mark of the line that is told apart as the `turn`-th: its symbol in echarts, and the same sign in words. */
export const markAt = (turn: number) => marks[turn % marks.length] as (typeof marks)[number]

/**
 * Of each series its turn among those that are told apart, and the sign of its mark. `━` is the heavy line, `┅` the
 * dashed middle; other lines and bars have no sign.
 */
export function marksOf(series: readonly ChartSeries[]): { turn: number; sign: string }[] {
  let next = 0
  return series.map(({ look = 'line' }) => {
    const turn = look === 'line' || look === 'bar' ? next++ : 0
    const sign = { line: markAt(turn).sign, main: '━', middle: '┅', faint: '', edge: '', bar: '' }[look]
    return { turn, sign }
  })
}

/** The name of the line of this turn with its sign; the name alone if it has no turn (-1). */
export const signedName = (turn: number, name: string): string => text.marked(turn < 0 ? '' : markAt(turn).sign, name)
