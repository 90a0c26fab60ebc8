import { useLayoutEffect, useRef } from 'react'
import { useStableCallback } from '../../ui/use-stable-callback'
import type { ChartData } from './chart-data'
import { type DrawingCode, drawingCode, loadDrawing } from './load-drawing'
import { text } from './text'

interface Props {
  /** Memoized. */
  data: ChartData
  /** Pixels; the text width of A4 is 688. */
  width?: number
  height?: number
  /** Called when it has been drawn, or cannot be. */
  onDrawn?: () => void
}

/** A chart without keys, drawn once as vectors: on paper, or in a preview of it. The table beside it has the numbers. */
export function PaperChart({ data, width = 688, height = 300, onDrawn }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useStableCallback(() => onDrawn?.())
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    let dispose: (() => void) | null = null
    let isUnmounted = false
    const draw = ({ drawStill }: DrawingCode) => {
      if (!isUnmounted) dispose = drawStill(element, data, { width, height })
      drawn()
    }
    const code = drawingCode()
    if (code) draw(code)
    else loadDrawing().then(draw, drawn)
    return () => {
      isUnmounted = true
      dispose?.()
    }
  }, [data, width, height, drawn])
  return <div ref={box} role="img" aria-label={text.chart(data.title)} />
}
