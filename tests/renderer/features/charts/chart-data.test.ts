/** Charts: points are walked through and said, a gap stays a gap, and the table has the cells of the chart. */
import { describe, expect, it } from 'vitest'
import {
  type ChartData,
  type ChartKey,
  dataIn,
  movePoint,
  runsOf,
  wholeRange,
} from '../../../../renderer/features/charts/chart-data'
import { type ChartLook, chartOption } from '../../../../renderer/features/charts/chart-option'
import { chartTable, narrowTables } from '../../../../renderer/features/charts/chart-table'
import { pointWords, tooltipWords } from '../../../../renderer/features/charts/point-words'
import { sheetTable } from '../../../../renderer/features/sheets/sheet-column'

const data: ChartData = {
  title: '平均点の推移',
  unit: '点',
  categoryLabel: '週',
  categories: ['9/1〜9/6', '9/7〜9/13', '9/14〜9/20'],
  ticks: ['9/1', '9/7', '9/14'],
  series: [
    { name: '佐藤 蓮', values: [80, null, 64.5], counts: { values: [4, null, 1200], unit: '回' } },
    { name: 'クラス平均', values: [70, 71.25, null], look: 'main' },
    { name: '阿部 陽菜', values: [10, 20, 30], look: 'faint' },
  ],
  band: { lowName: '下位25%', highName: '上位25%', low: [60, null, 55], high: [80, null, 75] },
  max: 100,
  words: value => value.toFixed(1),
}

const look: ChartLook = {
  font: 'f',
  ink: 'ink',
  sub: 'sub',
  line: 'line',
  faint: 'faint',
  paper: 'paper',
  band: 'band',
  series: ['c1', 'c2'],
}

describe('the points of a chart', () => {
  it('are said with series, category, value and n; a gap says that there is no record', () => {
    expect(pointWords(data, { series: 0, at: 0 })).toBe('● 佐藤 蓮　9/1〜9/6　80.0点（n=4回）')
    expect(pointWords(data, { series: 0, at: 2 })).toBe('● 佐藤 蓮　9/14〜9/20　64.5点（n=1,200回）')
    expect(pointWords(data, { series: 0, at: 1 })).toBe('● 佐藤 蓮　9/7〜9/13　記録なし')
    expect(pointWords(data, { series: 3, at: 0 })).toBe('下位25%　9/1〜9/6　60.0点')
    expect(tooltipWords(data, 2)).toBe(
      '9/14〜9/20\n● 佐藤 蓮：64.5点（n=1,200回）\n━ クラス平均：記録なし\n下位25%：55.0点\n上位25%：75.0点',
    )
  })

  it('are walked through by keys, never beyond the part in sight', () => {
    const walk = (keys: ChartKey[], range = wholeRange(data)) =>
      keys.reduce<ReturnType<typeof movePoint> | null>((point, key) => movePoint(data, range, point, key), null)
    expect(walk(['ArrowLeft'])).toEqual({ series: 0, at: 2 })
    expect(walk(['ArrowLeft', 'ArrowLeft', 'ArrowDown'])).toEqual({ series: 1, at: 1 })
    expect(walk(['End', 'Home', 'ArrowLeft', 'ArrowUp'])).toEqual({ series: 0, at: 0 })
    // the edges of the band are below the lines
    expect(walk(['Home', 'End', 'ArrowRight', ...Array<ChartKey>(6).fill('ArrowDown')])).toEqual({ series: 4, at: 2 })
    // the first key goes to a value, not to a gap
    expect(walk(['ArrowRight'], { from: 0, to: 1 })).toEqual({ series: 0, at: 0 })
    expect(walk(['ArrowRight'], { from: 1, to: 1 })).toEqual({ series: 0, at: 1 })
    expect(walk(['Home', 'Home', 'Home'], { from: 1, to: 1 })).toEqual({ series: 0, at: 1 })
  })
})

describe('the table of a chart', () => {
  it('has a row for each category in sight, with gaps', () => {
    const tableOf = (shown: ChartData) => {
      const { columns, rows } = chartTable(shown)
      return sheetTable(columns, rows)
    }
    expect(tableOf(data)).toEqual({
      heads: [
        '週',
        '● 佐藤 蓮（点）',
        '● n（回）',
        '━ クラス平均（点）',
        '阿部 陽菜（点）',
        '下位25%（点）',
        '上位25%（点）',
      ],
      rows: [
        ['9/1〜9/6', '80.0', '4', '70.0', '10.0', '60.0', '80.0'],
        ['9/7〜9/13', '―', '―', '71.3', '20.0', '―', '―'],
        ['9/14〜9/20', '64.5', '1200', '―', '30.0', '55.0', '75.0'],
      ],
      numbers: [1, 2, 3, 4, 5, 6],
    })
    expect(tableOf(dataIn(data, { from: 2, to: 9 })).rows).toEqual([
      ['9/14〜9/20', '64.5', '1200', '―', '30.0', '55.0', '75.0'],
    ])
  })

  it('is printed in parts that repeat its first column', () => {
    const table = { heads: ['週', 'a', 'b', 'c'], rows: [['1', 'x', 'y', 'z']], numbers: [1, 3] }
    expect(narrowTables(table, 2)).toEqual([
      { heads: ['週', 'a', 'b'], rows: [['1', 'x', 'y']], numbers: [1] },
      { heads: ['週', 'c'], rows: [['1', 'z']], numbers: [1] },
    ])
  })
})

describe('the drawing of a chart', () => {
  interface Series {
    type: string
    name?: string
    data: unknown[]
    lineStyle: { type?: unknown; width: number }
    symbol(value: unknown, params: { dataIndex: number }): string
    label: { formatter?(): string }
  }
  const seriesOf = (shown: ChartData, range: { from: number; to: number } | null = null) =>
    (chartOption(shown, { look, width: 600, range }) as { series: Series[] }).series

  it('draws a gap as a gap, never as 0, and marks a value without neighbours', () => {
    const [sato, mean, abe] = seriesOf(data)
    expect(sato?.data).toEqual([80, '-', { value: 64.5, label: { show: true } }])
    expect([0, 1, 2].map(dataIndex => abe?.symbol(null, { dataIndex }))).toEqual(['none', 'none', 'none'])
    const alone = seriesOf({ ...data, series: [{ name: 'a', values: [null, 5, null], look: 'faint' }] })[0]
    expect([0, 1, 2].map(dataIndex => alone?.symbol(null, { dataIndex }))).toEqual(['none', 'circle', 'none'])
    expect(mean?.data).toEqual([70, { value: 71.25, label: { show: true } }, '-'])
  })

  it('fills a band only where it is known', () => {
    expect(runsOf([1, 2, null, 4, 5], [2, 3, 4, null, 6])).toEqual([
      [0, 1],
      [4, 4],
    ])
    expect(seriesOf(data).find(({ type }) => type === 'custom')?.data).toEqual([
      [0, 0],
      [2, 2],
    ])
  })

  it('names a line at its last value in sight', () => {
    const [sato] = seriesOf(data, { from: 0, to: 1 })
    expect(sato?.data[0]).toEqual({ value: 80, label: { show: true } })
  })

  it('tells eight lines apart without their colours', () => {
    const series = Array.from({ length: 8 }, (_, at) => ({ name: `${at}`, values: [at, at, at] }))
    const marks = seriesOf({ ...data, series }).flatMap(({ name, symbol, lineStyle }) =>
      name === undefined ? [] : [`${symbol(null, { dataIndex: 0 })} ${JSON.stringify(lineStyle.type)}`],
    )
    expect(new Set(marks).size).toBe(8)
    // the end of a line, the head of its column and its words have the sign of its mark
    const shown = { ...data, series: [...series, ...data.series.slice(1)] }
    const signed = ['● 0', '▲ 1', '■ 2', '◆ 3', '○ 4', '△ 5', '□ 6', '◇ 7', '━ クラス平均']
    const ends = seriesOf(shown).flatMap(({ label }) => label?.formatter?.() ?? [])
    expect(ends).toEqual([...signed, '下位25%', '上位25%'])
    expect(
      chartTable(shown)
        .columns.slice(1, 10)
        .map(({ label }) => label),
    ).toEqual(signed.map(name => `${name}（点）`))
    expect(pointWords(shown, { series: 7, at: 0 })).toBe('◇ 7　9/1〜9/6　7.0点')
  })
})
