import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeadline } from '../../../main/http/deadline'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('aborts when its time is over, and says so', () => {
  const deadline = createDeadline(30_000)
  vi.advanceTimersByTime(29_999)
  expect(deadline.signal.aborted).toBe(false)
  expect(deadline.abortedBy()).toBe('none')
  vi.advanceTimersByTime(1)
  expect(deadline.signal.aborted).toBe(true)
  expect(deadline.abortedBy()).toBe('deadline')
})

it('gives the whole time again after each chunk, however long all of them take', () => {
  const deadline = createDeadline(30_000)
  for (let chunk = 0; chunk < 5; chunk++) {
    vi.advanceTimersByTime(20_000)
    deadline.restart()
  }
  expect(deadline.signal.aborted).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(deadline.signal.aborted).toBe(true)
})

it('leaves no timer once it is cleared or was restarted after its abort', () => {
  const cleared = createDeadline(30_000)
  cleared.restart()
  cleared.clear()
  expect(vi.getTimerCount()).toBe(0)
  const aborted = createDeadline(30_000)
  vi.advanceTimersByTime(30_000)
  aborted.restart()
  expect(vi.getTimerCount()).toBe(0)
})

it('aborts with the caller, at once or later, and the caller remains the cause', () => {
  expect(createDeadline(30_000, AbortSignal.abort()).abortedBy()).toBe('caller')
  const caller = new AbortController()
  const deadline = createDeadline(30_000, caller.signal)
  caller.abort()
  expect(deadline.signal.aborted).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(deadline.abortedBy()).toBe('caller')
})

it('has nothing to do with its caller once it is cleared', () => {
  const caller = new AbortController()
  const deadline = createDeadline(30_000, caller.signal)
  deadline.clear()
  caller.abort()
  expect(deadline.signal.aborted).toBe(false)
})
