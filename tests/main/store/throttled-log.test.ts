import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../../../main/store/log'
import { createThrottledLog } from '../../../main/store/throttled-log'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const written: unknown[] = []
  const log: Log = (event, detail) => void written.push([event, detail])
  return { written, ...createThrottledLog(log) }
}

it('writes an equal line once a minute, with the number of omitted lines', () => {
  const { log, written } = start()
  for (let at = 0; at < 10_000; at++) log('call', { code: 'A' })
  expect(written).toEqual([['call', { code: 'A' }]])
  vi.advanceTimersByTime(59_999)
  log('call', { code: 'A' })
  expect(written).toHaveLength(1)
  vi.advanceTimersByTime(1)
  log('call', { code: 'A' })
  expect(written.slice(1)).toEqual([['call', { code: 'A', more: 10_000 }]])
})

it('writes another line at once', () => {
  const { log, written } = start()
  log('call', { code: 'A' })
  log('call', { code: 'B' })
  log('gone')
  expect(written).toEqual([
    ['call', { code: 'A' }],
    ['call', { code: 'B' }],
    ['gone', {}],
  ])
})

it('writes the number of omitted lines at the end, once', () => {
  const { log, flush, written } = start()
  log('once')
  for (let at = 0; at < 3; at++) log('often')
  flush()
  flush()
  expect(written).toEqual([
    ['once', {}],
    ['often', {}],
    ['often', { more: 2 }],
  ])
})

it('has a limited memory for different lines, and loses no count', () => {
  const { log, flush, written } = start()
  for (let turn = 0; turn < 2; turn++) log('first')
  for (let at = 0; at < 1000; at++) log('flood', { at })
  expect(written).toContainEqual(['first', { more: 1 }])
  const before = written.length
  for (let at = 0; at < 1000; at++) log('flood', { at })
  flush()
  // Only the last of them are still remembered.
  expect(written.length - before).toBeGreaterThan(700)
})

it('forgets first what it has not written for longest', () => {
  const { log, written } = start()
  log('first')
  for (let at = 0; at < 199; at++) log('other', { at })
  vi.advanceTimersByTime(60_000)
  log('first')
  log('one more')
  const before = written.length
  log('first')
  expect(written.slice(before), 'it was written a moment ago').toEqual([])
})
