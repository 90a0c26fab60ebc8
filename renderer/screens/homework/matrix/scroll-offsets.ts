import type { Virtualizer } from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'

type Grid = Virtualizer<HTMLDivElement, Element>
type Hear = (offset: number, scrolling: boolean) => void

/** Rest after which a scroll is over, in milliseconds. */
const rest = 150

/**
 * One scroll listener for the virtualisers of both axes. Each by itself would draw in its own turn: the rows once with
 * the old columns and once with the new, with a layout between.
 */
export function createScrollOffsets() {
  const heard: { x?: Hear; y?: Hear } = {}
  let timer: number | undefined

  const tell = (element: HTMLElement, scrolling: boolean) => {
    const { scrollLeft, scrollTop } = element
    flushSync(() => {
      heard.y?.(scrollTop, scrolling)
      heard.x?.(scrollLeft, scrolling)
    })
  }

  /** For the columns: hears what the rows' listener tells. */
  const observeAcross = (grid: Grid, hear: Hear) => {
    heard.x = hear
    hear(grid.scrollElement?.scrollLeft ?? 0, false)
    return () => {
      heard.x = undefined
    }
  }

  const observeDown = (grid: Grid, hear: Hear) => {
    const element = grid.scrollElement
    if (!element) return
    heard.y = hear
    hear(element.scrollTop, false)
    const onScroll = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => tell(element, false), rest)
      tell(element, true)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.clearTimeout(timer)
      heard.y = undefined
      element.removeEventListener('scroll', onScroll)
    }
  }

  return { observeAcross, observeDown }
}
