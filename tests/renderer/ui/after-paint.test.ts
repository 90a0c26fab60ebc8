import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../renderer/ui/after-paint'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('runs after the frame and its callbacks, in the order of registration', () => {
  const ran: string[] = []
  afterPaint(() => ran.push('first'))
  afterPaint(() => ran.push('second'))
  requestAnimationFrame(() => ran.push('frame'))
  expect(ran).toEqual([])
  vi.advanceTimersToNextFrame()
  vi.runAllTimers()
  expect(ran).toEqual(['frame', 'first', 'second'])
})

it('can be cancelled before and after the frame', () => {
  const run = vi.fn()
  afterPaint(run)()
  const takeBack = afterPaint(run)
  vi.advanceTimersToNextFrame()
  takeBack()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
