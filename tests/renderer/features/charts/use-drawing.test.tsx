/** Charts and pictures of them where the code that draws cannot be loaded, or cannot draw. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChartFigure } from '../../../../renderer/features/charts/ChartFigure'
import type { ChartData } from '../../../../renderer/features/charts/chart-data'
import { chartTable } from '../../../../renderer/features/charts/chart-table'
import { drawing } from '../../../../renderer/features/charts/draw-chart'
import { useDrawing } from '../../../../renderer/features/charts/use-drawing'
import { teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const data: ChartData = {
  title: '平均点の推移',
  unit: '点',
  categoryLabel: '週',
  categories: ['11/9〜11/15', '11/16〜11/22'],
  series: [{ name: 'クラス平均', look: 'line', values: [67.4, 68.2] }],
  words: String,
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => void vi.restoreAllMocks())

const told: string[] = []
const chart = {
  draw: (state: string) => void told.push(`draw ${state}`),
  resize: () => undefined,
  dispose: () => void told.push('dispose'),
}

function Drawing({ load, state }: { load: () => Promise<() => typeof chart>; state: string }) {
  const box = useRef<HTMLDivElement>(null)
  return <div ref={box}>{useDrawing(box, load, state) ? '描けません' : '描けます'}</div>
}

it('draws what is wanted by the time the code is there, and nothing after the chart has gone', async () => {
  told.length = 0
  let arrive = (_: () => typeof chart): void => undefined
  const load = () => new Promise<() => typeof chart>(resolve => (arrive = resolve))
  const view = render(<Drawing load={load} state="A" />)
  view.rerender(<Drawing load={load} state="B" />)
  expect(told).toEqual([])
  await act(async () => arrive(() => chart))
  view.rerender(<Drawing load={load} state="C" />)
  view.unmount()
  expect(told).toEqual(['draw B', 'draw C', 'dispose'])

  render(<Drawing load={load} state="D" />).unmount()
  await act(async () => arrive(() => chart))
  expect(told).toEqual(['draw B', 'draw C', 'dispose'])
})

it('says so if the code cannot be loaded', async () => {
  const load = () => Promise.reject<() => typeof chart>(new Error('gone'))
  render(<Drawing load={load} state="A" />)
  expect(await screen.findByText('描けません')).toBeVisible()
})

it('says that a chart cannot be shown, and that its picture cannot be made; the table stays', async () => {
  putBridge({ session: teacher })
  vi.spyOn(drawing, 'startDrawing').mockImplementation(() => {
    throw new Error('no canvas')
  })
  vi.spyOn(drawing, 'chartPicture').mockRejectedValue(new Error('no canvas'))
  const user = userEvent.setup()
  renderScreen(<ChartFigure data={data} tableOf={chartTable} facts="2年A組" />)
  expect(await screen.findByText('グラフを表示できませんでした。数値は表にあります。')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '印刷・保存' }))
  await user.click(await screen.findByRole('menuitem', { name: 'グラフを画像（PNG）で保存する' }))
  expect(await screen.findByText('画像を作れませんでした。もう一度お試しください。')).toBeVisible()
  expect(screen.getByRole('table')).toBeVisible()
})
