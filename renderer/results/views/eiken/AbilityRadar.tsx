import { useEffect, useRef } from 'react'
import type { ExamScores } from '../../../../shared/domain/eiken'
import classes from './AbilityRadar.module.css'

/**
 * The five abilities as a radar chart (SPEC §9). The table beside it shows the same numbers, so the chart is hidden
 * from screen readers, and nothing is lost if it cannot be loaded.
 */
export function AbilityRadar({ figures }: { figures: ExamScores }) {
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = containerRef.current
    // Do not load the chart if there is no space for it.
    if (!element || element.clientWidth === 0) return
    let dispose: (() => void) | null = null
    let isUnmounted = false
    import('./radar-chart').then(
      ({ drawRadar }) => {
        if (!isUnmounted) dispose = drawRadar(element, figures)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
      dispose?.()
    }
  }, [figures])
  return <div ref={containerRef} className={classes.radar} aria-hidden />
}
