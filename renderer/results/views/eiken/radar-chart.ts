/** Draws the radar chart. It is a separate chunk, so that pages without a chart do not load it. */
import { RadarChart } from 'echarts/charts'
import { RadarComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { type ExamScores, examAbilities } from '../../../../shared/domain/eiken'
import { pointsText } from '../../number-format'
import { resultText } from '../../text'

use([RadarChart, RadarComponent, TooltipComponent, SVGRenderer])

const { exam: examText } = resultText

/**
 * Draws the figures into an element that has a size; a figure that was not measured is drawn at 0. Returns a function
 * that removes the chart.
 */
export function drawRadar(element: HTMLElement, figures: ExamScores): () => void {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const [ink, line, ai, paper] = ['--hm-ink', '--hm-line', '--hm-ai', '--hm-paper'].map(colour)
  const fontFamily = style.fontFamily
  const chart = init(element, null, { renderer: 'svg' })
  chart.setOption({
    animation: false,
    textStyle: { fontFamily },
    // An HTML tooltip would need inline styles, which the page's content security policy forbids.
    tooltip: { renderMode: 'richText', confine: true },
    radar: {
      center: ['50%', '54%'],
      radius: '72%',
      indicator: examAbilities.map(({ ability, max }) => ({ name: examText.abilities[ability], max })),
      axisName: { color: ink, fontSize: 13 },
      axisLine: { lineStyle: { color: line } },
      splitLine: { lineStyle: { color: line } },
      splitArea: { areaStyle: { color: [paper] } },
    },
    series: [
      {
        type: 'radar',
        symbolSize: 7,
        itemStyle: { color: ai },
        lineStyle: { color: ai, width: 2 },
        areaStyle: { color: ai, opacity: 0.16 },
        tooltip: { valueFormatter: (value: unknown) => (typeof value === 'number' ? pointsText(value) : '') },
        data: [{ name: examText.abilitiesTitle, value: examAbilities.map(({ ability }) => figures[ability] ?? 0) }],
      },
    ],
  })
  return () => chart.dispose()
}
