import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isComplete,
  minSeconds,
  type RepeatRange,
  rangeBetween,
  withEnd,
  withStart,
} from '../../../renderer/audio/repeat-range'

describe('marking', () => {
  it.each<[string, RepeatRange | null, number, RepeatRange]>([
    ['the beginning first', null, 1, { from: 1 }],
    ['it again, before the end', { from: 1, to: 3 }, 2, { from: 2, to: 3 }],
    ['it behind the end', { from: 1, to: 3 }, 3.5, { from: 3.5 }],
    ['it too near before the end', { from: 1, to: 3 }, 2.9, { from: 2.9 }],
  ])('%s', (_name, range, time, expected) => {
    expect(withStart(range, time)).toEqual(expected)
  })

  it.each<[string, RepeatRange | null, number, RepeatRange | null]>([
    ['the end after a beginning', { from: 1 }, 2.5, { from: 1, to: 2.5 }],
    ['the end alone', null, 2, { from: 0, to: 2 }],
    ['it again', { from: 1, to: 3 }, 2, { from: 1, to: 2 }],
    ['it before the beginning', { from: 3 }, 2, { from: 0, to: 2 }],
    ['it too near behind the beginning', { from: 1 }, 1.1, { from: 1 }],
    ['it where the sound begins', null, 0, null],
  ])('%s', (_name, range, time, expected) => {
    expect(withEnd(range, time)).toEqual(expected)
  })

  it('by any marks in any order gives nothing, a beginning, or a range that is long enough', () => {
    const mark = fc.record({ end: fc.boolean(), time: fc.double({ min: 0, max: 60, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(mark), marks => {
        const range = marks.reduce<RepeatRange | null>(
          (before, { end, time }) => (end ? withEnd(before, time) : withStart(before, time)),
          null,
        )
        if (isComplete(range)) expect(range.to - range.from).toBeGreaterThanOrEqual(minSeconds)
      }),
    )
  })

  it('by two places takes them in either order, and not when they are too near', () => {
    expect(rangeBetween(3, 1)).toEqual({ from: 1, to: 3 })
    expect(rangeBetween(1, 3)).toEqual({ from: 1, to: 3 })
    expect(rangeBetween(1, 1.1)).toBeNull()
  })
})
