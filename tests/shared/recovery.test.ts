import { expect, it } from 'vitest'
import { allDone, isSince, oneDone } from '../../shared/endpoints/recovery'

/** 2026-11-20 12:00:00 in Japan. */
const sentAt = Date.UTC(2026, 10, 20, 3, 0, 0)

it('the server may write a time up to five seconds before that of the write', () => {
  const times = ['2026-11-20 11:59:54', '2026-11-20 11:59:55', '2026-11-20 12:00:00', '2026-11-21 00:00:00', '']
  expect(times.map(time => isSince(time, sentAt))).toEqual([false, true, true, true, false])
})

it('a write of several parts was carried out if all were; one that is missing says that it was not', () => {
  expect([[true, true], [true, null], [null, false], [true, false], []].map(allDone)).toEqual([
    true,
    null,
    false,
    false,
    true,
  ])
})

it('a write of which one part shows the outcome was carried out if one says so', () => {
  expect([[true, null], [null, null], [null, false], []].map(oneDone)).toEqual([true, null, false, null])
})
