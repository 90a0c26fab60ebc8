import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isComplete, type RepeatRange, rangeBetween, withEnd, withStart } from '../../../renderer/audio/repeat-range'
import { evenly } from '../../fixtures/evenly'

describe('marking a repeat range', () => {
  it.each<[string, RepeatRange | null, number, RepeatRange]>([
    ['the start first', null, 1, { from: 1 }],
    ['the start again, before the end', { from: 1, to: 3 }, 2, { from: 2, to: 3 }],
    ['the start after the end', { from: 1, to: 3 }, 3.5, { from: 3.5 }],
    ['the start too close before the end', { from: 1, to: 3 }, 2.9, { from: 2.9 }],
  ])('%s', (_name, range, time, expected) => {
    expect(withStart(range, time)).toEqual(expected)
  })

  it.each<[string, RepeatRange | null, number, RepeatRange | null]>([
    ['the end after the start', { from: 1 }, 2.5, { from: 1, to: 2.5 }],
    ['the end alone', null, 2, { from: 0, to: 2 }],
    ['the end again', { from: 1, to: 3 }, 2, { from: 1, to: 2 }],
    ['the end before the start', { from: 3 }, 2, { from: 0, to: 2 }],
    ['the end too close after the start', { from: 1 }, 1.1, { from: 1 }],
    ['the end at the start of the sound', null, 0, null],
  ])('%s', (_name, range, time, expected) => {
    expect(withEnd(range, time)).toEqual(expected)
  })

  it('marks in any order give nothing, a start, or a range that is long enough', () => {
    const mark = fc.record({ end: fc.boolean(), time: evenly(0, 3) })
    fc.assert(
      fc.property(fc.array(mark), marks => {
        const range = marks.reduce<RepeatRange | null>(
          (before, { end, time }) => (end ? withEnd(before, time) : withStart(before, time)),
          null,
        )
        expect(isComplete(range) ? range.to - range.from : 0.3).toBeGreaterThanOrEqual(0.3)
      }),
    )
  })

  it('accepts two positions in either order, and returns null when they are too close', () => {
    expect(rangeBetween(3, 1)).toEqual({ from: 1, to: 3 })
    expect(rangeBetween(1, 3)).toEqual({ from: 1, to: 3 })
    expect(rangeBetween(1, 1.1)).toBeNull()
  })
})
