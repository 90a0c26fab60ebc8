/** Positions the form and the button beside the selected words, inside the text's container and the window. */
import { type RefObject, useLayoutEffect } from 'react'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import { useStableCallback } from '../../../../ui/use-stable-callback'
import { readTextPositions } from './text-positions'

const gap = 6

interface Box {
  left: number
  top: number
  bottom: number
}

/**
 * The top left corner inside the container: below the last line of the words, or above the first one if the window has
 * no room below. All measures are in the window.
 */
export function placeNear(
  words: { first: Box; last: Box },
  size: { width: number; height: number },
  container: { left: number; top: number; width: number },
  windowHeight: number,
): { x: number; y: number } {
  const below = words.last.bottom + gap
  const above = words.first.top - gap - size.height
  const y = below + size.height > windowHeight && above >= 0 ? above : below
  const x = Math.max(0, Math.min(words.last.left - container.left, container.width - size.width))
  return { x, y: y - container.top }
}

type ElementRef = RefObject<HTMLElement | null>

/** Moves `element` near the range, and lets the container grow for it. */
function place(element: ElementRef, root: ElementRef, { startPos, endPos }: NoteRange): void {
  const [shown, text] = [element.current, root.current]
  const container = text?.parentElement
  if (!shown || !text || !container) return
  const rects = [...readTextPositions(text).rangeOf(startPos, endPos).getClientRects()]
  const [first, last] = [rects[0], rects.at(-1)]
  if (!first || !last) return
  const [host, size] = [container.getBoundingClientRect(), shown.getBoundingClientRect()]
  const { x, y } = placeNear({ first, last }, size, host, window.innerHeight)
  shown.style.transform = `translate(${x}px, ${y}px)`
  container.style.minHeight = `${y + size.height + gap}px`
}

/**
 * Places `element` near a range of the text `root`, whose container grows if the element does not fit; again whenever
 * the text, the element or the window changes its size.
 */
export function usePlaceNear(element: ElementRef, root: ElementRef, range: NoteRange): void {
  const { startPos, endPos } = range
  useLayoutEffect(() => place(element, root, { startPos, endPos }), [element, root, startPos, endPos])
  const placeAgain = useStableCallback(() => place(element, root, range))
  useLayoutEffect(() => {
    const [shown, text] = [element.current, root.current]
    const container = text?.parentElement
    if (!shown || !text || !container) return
    const onResize = (): void => {
      placeAgain()
      if (shown.contains(document.activeElement)) shown.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(placeAgain)
    observer.observe(text)
    observer.observe(shown)
    window.addEventListener('resize', onResize)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', onResize)
      container.style.minHeight = ''
    }
  }, [element, root, placeAgain])
}
