/** Draws charts with echarts. It is loaded with the first chart, so that other pages do not carry it. */
import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import { DataZoomComponent, GridComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import type { ChartData, ChartPoint, ChartRange } from './chart-data'
import { chartLook } from './chart-look'
import { chartOption } from './chart-option'

use([
  BarChart,
  CustomChart,
  LineChart,
  DataZoomComponent,
  GridComponent,
  TitleComponent,
  TooltipComponent,
  LabelLayout,
  CanvasRenderer,
  SVGRenderer,
])

/** How a chart is made. A test has another way, because echarts draws on a canvas, which jsdom does not have. */
export const engine = { init }

export interface ChartState {
  data: ChartData
  range: ChartRange | null
  canZoom: boolean
  /** The point that the keys have chosen. */
  point: ChartPoint | null
}

interface Listeners {
  onRange(range: ChartRange): void
  onPoint(point: ChartPoint): void
}

export interface Drawing {
  draw(state: ChartState): void
  /** Follows the size of the element. */
  resize(): void
  dispose(): void
}

const isRange = (value: unknown): value is { startValue: number; endValue: number } =>
  typeof value === 'object' && value !== null && 'startValue' in value && 'endValue' in value

/** A chart in an element that has a size. */
function startDrawing(element: HTMLElement, { onRange, onPoint }: Listeners): Drawing {
  const chart = engine.init(element, null, { renderer: 'canvas' })
  let latest: ChartState | null = null
  const draw = (state: ChartState) => {
    const { data, range, canZoom, point } = state
    const isSame = latest?.data === data && latest.range === range && latest.canZoom === canZoom
    latest = state
    if (!isSame) {
      // Otherwise echarts shows it again, at the place of the old drawing.
      chart.dispatchAction({ type: 'hideTip' })
      const option = chartOption(data, { look: chartLook(element), width: chart.getWidth(), range, canZoom })
      chart.setOption(option, { notMerge: true })
    }
    chart.dispatchAction({ type: 'downplay' })
    if (point === null) return void chart.dispatchAction({ type: 'hideTip' })
    const target = { seriesIndex: point.series, dataIndex: point.at }
    chart.dispatchAction({ type: 'highlight', ...target })
    chart.dispatchAction({ type: 'showTip', ...target })
  }
  chart.on('datazoom', () => {
    const zooms: unknown = chart.getOption().dataZoom
    const zoom: unknown = Array.isArray(zooms) ? zooms[0] : null
    if (isRange(zoom)) onRange({ from: zoom.startValue, to: zoom.endValue })
  })
  chart.on('click', ({ seriesIndex, dataIndex }) => {
    if (seriesIndex !== undefined && seriesIndex < (latest?.data.series.length ?? 0)) {
      onPoint({ series: seriesIndex, at: dataIndex })
    }
  })
  return {
    draw,
    resize() {
      chart.dispatchAction({ type: 'hideTip' })
      chart.resize()
      const state = latest
      latest = null
      if (state) draw(state)
    },
    dispose: () => chart.dispose(),
  }
}

/** Draws the chart once, as vectors of this size, e.g. on paper. The element need not be visible. */
function drawStill(element: HTMLElement, data: ChartData, size: { width: number; height: number }): () => void {
  const chart = engine.init(element, null, { renderer: 'svg', ...size })
  chart.setOption(chartOption(data, { look: chartLook(element), width: size.width, range: null }))
  return () => chart.dispose()
}

/** The size of a saved picture, in pixels of the page; it has twice as many of its own. */
const picture = { width: 1200, height: 640, devicePixelRatio: 2 }

/** The chart as a PNG, with its title and the lines below it. */
async function chartPicture(
  data: ChartData,
  heading: { title: string; lines: readonly string[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const look = chartLook(document.body)
  const chart = engine.init(document.createElement('div'), null, { renderer: 'canvas', ...picture })
  chart.setOption(chartOption(data, { look, width: picture.width, range: null, heading }))
  const canvas = chart.getRenderedCanvas({ backgroundColor: look.paper, pixelRatio: picture.devicePixelRatio })
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  chart.dispose()
  return new Uint8Array(blob ? await blob.arrayBuffer() : [])
}

export const drawing = { startDrawing, drawStill, chartPicture }
