import { useId, useMemo, useRef, useState } from 'react'
import { KeyHints } from '../../ui/keys/KeyHints'
import type { KeyRow } from '../../ui/keys/key-rows'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { useStableCallback } from '../../ui/use-stable-callback'
import classes from './Chart.module.css'
import {
  type ChartData,
  type ChartKey,
  type ChartPoint,
  type ChartRange,
  movePoint,
  rangeIn,
  readableLines,
} from './chart-data'
import { loadDrawing } from './load-drawing'
import { pointWords } from './point-words'
import { text } from './text'
import { useDrawing } from './use-drawing'

const tabStop = { tabIndex: 0 }

interface Props {
  /** Memoized: the chart is drawn again when it changes. */
  data: ChartData
  /** The categories in sight; null: all. */
  range?: ChartRange | null
  /** With it, a slider and keys choose the categories in sight. */
  onRange?: (range: ChartRange | null) => void
}

/**
 * A chart of lines or bars. The arrow keys go through its points, which are said and shown below it; so a screen reader
 * must pass its keys on. `ChartFigure` puts the table of the same data beside it.
 */
export function Chart({ data, range = null, onRange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [isFocused, setFocused] = useState(false)
  const [chosen, setPoint] = useState<ChartPoint | null>(null)
  const shown = rangeIn(data, range)
  const isInSight =
    chosen !== null && chosen.series < readableLines(data).length && chosen.at >= shown.from && chosen.at <= shown.to
  const point = isInSight ? chosen : null
  const canZoom = onRange !== undefined
  const state = useMemo(() => ({ data, range, canZoom, point }), [data, range, canZoom, point])
  const listeners = { onPoint: setPoint, onRange: useStableCallback((next: ChartRange) => onRange?.(next)) }
  const load = useStableCallback(async () => {
    const { startDrawing } = await loadDrawing()
    return (element: HTMLElement) => startDrawing(element, listeners)
  })
  const hasFailed = useDrawing(box, load, state)
  const go = (key: ChartKey) => () => setPoint(movePoint(data, shown, point, key))
  const zoom = (edge: keyof ChartRange) => () => {
    if (point) onRange?.({ ...shown, [edge]: point.at })
  }
  const rows: KeyRow[] = [
    { label: text.keys.point, keys: { ArrowLeft: go('ArrowLeft'), ArrowRight: go('ArrowRight') } },
    { label: text.keys.line, keys: { ArrowUp: go('ArrowUp'), ArrowDown: go('ArrowDown') } },
    { label: text.keys.ends, keys: { Home: go('Home'), End: go('End') }, hint: false },
    { label: text.keys.from, keys: { '[': zoom('from') }, when: canZoom },
    { label: text.keys.to, keys: { ']': zoom('to') }, when: canZoom },
    { label: text.keys.whole, keys: { Escape: () => onRange?.(null) }, when: canZoom },
  ]
  useKeyTable(rows, { enabled: isFocused })
  return (
    <div className={classes.chart}>
      <div
        ref={box}
        className={classes.drawing}
        {...tabStop}
        role="application"
        aria-label={text.chart(data.title)}
        aria-describedby={hintId}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <p id={hintId} className={classes.words} role="status">
        {hasFailed ? text.failed : point ? pointWords(data, point) : text.hint}
      </p>
      <KeyHints rows={rows} />
    </div>
  )
}
