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

it('writes the same line once a minute, and how often it was left out', () => {
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

it('says at the end how often each was left out, once', () => {
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

it('does not grow with lines that are all different, and loses no count', () => {
  const { log, flush, written } = start()
  for (let turn = 0; turn < 2; turn++) log('first')
  for (let at = 0; at < 1000; at++) log('flood', { at })
  expect(written).toContainEqual(['first', { more: 1 }])
  const before = written.length
  for (let at = 0; at < 1000; at++) log('flood', { at })
  flush()
  // Only the last of them are known still.
  expect(written.length - before).toBeGreaterThan(700)
})
