import type { ChartLook } from './chart-option'

const colours = [1, 2, 3, 4, 5, 6].map(at => `--hm-chart-${at}`)

/** The colours of the theme and the font of this element. */
export function chartLook(element: HTMLElement): ChartLook {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    font: style.fontFamily,
    ink: colour('--hm-ink'),
    sub: colour('--hm-sub'),
    line: colour('--hm-line'),
    faint: colour('--hm-line-strong'),
    paper: colour('--hm-paper'),
    band: colour('--hm-unread-bg'),
    series: colours.map(colour),
  }
}
