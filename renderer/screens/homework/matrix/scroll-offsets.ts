import type { Virtualizer } from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'

type Grid = Virtualizer<HTMLDivElement, Element>
type OffsetListener = (offset: number, scrolling: boolean) => void

/** Rest after which a scroll is over, in milliseconds. */
const scrollEndDelay = 150

/** A step further than this shows nearly all rows anew, in pixels: the hand flings, and does not read. */
const fastScrollStep = 150

/**
 * One scroll listener for the virtualisers of both axes. Each by itself would draw in its own turn: the rows once with
 * the old columns and once with the new, with a layout between.
 * @param onFling told with each step whether it is one of a fling, and false once the scroll is over.
 */
export function createScrollOffsets(onFling: (flinging: boolean) => void) {
  const heard: { x?: OffsetListener; y?: OffsetListener } = {}
  let timer: number | undefined
  let last = { x: 0, y: 0 }

  const tell = (element: HTMLElement, scrolling: boolean) => {
    const { scrollLeft, scrollTop } = element
    const far = Math.max(Math.abs(scrollLeft - last.x), Math.abs(scrollTop - last.y)) > fastScrollStep
    last = { x: scrollLeft, y: scrollTop }
    flushSync(() => {
      onFling(scrolling && far)
      heard.y?.(scrollTop, scrolling)
      heard.x?.(scrollLeft, scrolling)
    })
  }

  /** For the columns: hears what the rows' listener tells. */
  const observeAcross = (grid: Grid, hear: OffsetListener) => {
    heard.x = hear
    hear(grid.scrollElement?.scrollLeft ?? 0, false)
    return () => {
      heard.x = undefined
    }
  }

  const observeDown = (grid: Grid, hear: OffsetListener) => {
    const element = grid.scrollElement
    if (!element) return
    heard.y = hear
    hear(element.scrollTop, false)
    const onScroll = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => tell(element, false), scrollEndDelay)
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
