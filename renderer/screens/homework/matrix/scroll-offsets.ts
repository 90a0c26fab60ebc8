import type { Virtualizer } from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'

type Grid = Virtualizer<HTMLDivElement, Element>
type OffsetListener = (offset: number, scrolling: boolean) => void

/** A scroll has ended after this pause, in milliseconds. */
const scrollEndDelay = 150

/** A step longer than this is fast scrolling, in pixels: it replaces nearly all visible rows, and nobody reads them. */
const fastScrollStep = 150

/**
 * One scroll listener for the virtualizers of both axes. With a listener each, they would render separately: the rows
 * first with the old columns and then with the new ones, with a layout in between.
 * @param onFastScroll called at each scroll step: whether it is a step of fast scrolling, and false when the scroll has
 * ended.
 */
export function createScrollOffsets(onFastScroll: (isFast: boolean) => void) {
  const listeners: { x?: OffsetListener; y?: OffsetListener } = {}
  let timer: number | undefined
  let last = { x: 0, y: 0 }

  const notify = (element: HTMLElement, scrolling: boolean) => {
    const { scrollLeft, scrollTop } = element
    const isFast = Math.max(Math.abs(scrollLeft - last.x), Math.abs(scrollTop - last.y)) > fastScrollStep
    last = { x: scrollLeft, y: scrollTop }
    flushSync(() => {
      onFastScroll(scrolling && isFast)
      listeners.y?.(scrollTop, scrolling)
      listeners.x?.(scrollLeft, scrolling)
    })
  }

  /** For the columns: notified by the scroll listener of the rows. */
  const observeAcross = (grid: Grid, listener: OffsetListener) => {
    listeners.x = listener
    listener(grid.scrollElement?.scrollLeft ?? 0, false)
    return () => {
      listeners.x = undefined
    }
  }

  const observeDown = (grid: Grid, listener: OffsetListener) => {
    const element = grid.scrollElement
    if (!element) return
    listeners.y = listener
    listener(element.scrollTop, false)
    const onScroll = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => notify(element, false), scrollEndDelay)
      notify(element, true)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.clearTimeout(timer)
      listeners.y = undefined
      element.removeEventListener('scroll', onScroll)
    }
  }

  return { observeAcross, observeDown }
}
