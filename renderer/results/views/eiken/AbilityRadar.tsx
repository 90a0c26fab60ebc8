import { useEffect, useRef } from 'react'
import type { ExamFigures } from '../../../../shared/domain/eiken'
import styles from './AbilityRadar.module.css'

/**
 * The five abilities as a radar chart (SPEC §9). The table beside it says the same in figures, so this is hidden from who
 * cannot see it; and where the chart cannot be loaded, the table is there.
 */
export function AbilityRadar({ figures }: { figures: ExamFigures }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    // Nothing is loaded, and nothing drawn, where there is no room for it.
    if (!element || element.clientWidth === 0) return
    let dispose: (() => void) | null = null
    let left = false
    import('./radar-chart').then(
      ({ drawRadar }) => {
        if (!left) dispose = drawRadar(element, figures)
      },
      () => undefined,
    )
    return () => {
      left = true
      dispose?.()
    }
  }, [figures])
  return <div ref={place} className={styles.radar} aria-hidden />
}
