/** What echarts is told when a chart gets another size or another part of the period. */
import { expect, it, vi } from 'vitest'
import type { ChartData } from '../../../../renderer/features/charts/chart-data'
import { drawing, engine } from '../../../../renderer/features/charts/draw-chart'
import { replace } from '../../../fixtures/replace'

const told: string[] = []

const chart = {
  dispatchAction: ({ type, dataIndex }: { type: string; dataIndex?: number }) =>
    told.push(dataIndex === undefined ? type : `${type} ${dataIndex}`),
  setOption: () => told.push('setOption'),
  resize: () => told.push('resize'),
  getWidth: () => 600,
  on: () => undefined,
  dispose: () => undefined,
}

replace(engine, 'init', (() => chart) as unknown as typeof engine.init)

const data: ChartData = {
  title: '平均点の推移',
  unit: '点',
  categoryLabel: '週',
  categories: ['11/9〜11/15', '11/16〜11/22'],
  series: [{ name: 'クラス平均', look: 'line', values: [67.4, 68.2] }],
  words: String,
}

it('hides the words of a point before it draws again, and shows them at the place of the point', () => {
  const chart = drawing.startDrawing(document.createElement('div'), { onRange: vi.fn(), onPoint: vi.fn() })
  const point = { series: 0, at: 1 }
  chart.draw({ data, range: null, canZoom: true, point })
  told.length = 0
  chart.resize()
  expect(told).toEqual(['hideTip', 'resize', 'hideTip', 'setOption', 'downplay', 'highlight 1', 'showTip 1'])
  told.length = 0
  chart.draw({ data, range: { from: 1, to: 1 }, canZoom: true, point })
  expect(told).toEqual(['hideTip', 'setOption', 'downplay', 'highlight 1', 'showTip 1'])
})
