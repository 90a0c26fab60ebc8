import { elementScroll, observeElementRect, Virtualizer } from '@tanstack/react-virtual'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScrollOffsets } from '../../../../renderer/screens/homework/matrix/scroll-offsets'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('reports fast scrolling and the end of a scroll', () => {
  const reports: boolean[] = []
  const element = document.createElement('div')
  const rows = new Virtualizer<HTMLDivElement, Element>({
    count: 1000,
    getScrollElement: () => element,
    estimateSize: () => 33,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset: createScrollOffsets(isFast => reports.push(isFast)).observeDown,
  })
  rows._willUpdate()
  const scrollTo = (top: number) => {
    element.scrollTop = top
    element.dispatchEvent(new Event('scroll'))
  }
  scrollTo(100)
  scrollTo(700)
  scrollTo(1300)
  expect(reports).toEqual([false, true, true])
  expect(rows.isScrolling).toBe(true)
  vi.advanceTimersByTime(150)
  expect(reports).toEqual([false, true, true, false])
  expect(rows.isScrolling).toBe(false)
})
