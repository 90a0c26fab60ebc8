/** Median and quartiles of a class. The literals are those of QUARTILE.INC in Excel. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quartilesOf } from '../../shared/domain/quartiles'

it.each([
  [[], null],
  [[null, null], null],
  [[42], { count: 1, low: 42, median: 42, high: 42 }],
  [[10, 0, null], { count: 2, low: 2.5, median: 5, high: 7.5 }],
  [[1, 2, 4, 7, 8, 9, 10, 12], { count: 8, low: 3.5, median: 7.5, high: 9.25 }],
  [[6, 47, 49, 15, 42, 41, 7, 39, 43, 40, 36], { count: 11, low: 25.5, median: 40, high: 42.5 }],
])('of %j', (values, expected) => {
  expect(quartilesOf(values)).toEqual(expected)
})

it('do not depend on the order, are within the values, and split them', () => {
  const score = fc.option(fc.integer({ min: 0, max: 100 }))
  fc.assert(
    fc.property(fc.array(score, { minLength: 1, maxLength: 60 }), values => {
      const known = values.filter(value => value !== null)
      fc.pre(known.length > 0)
      const found = quartilesOf(values)
      expect(quartilesOf(values.toReversed())).toEqual(found)
      const { count, low, median, high } = found ?? { count: 0, low: 0, median: 0, high: 0 }
      expect(count).toBe(known.length)
      expect([Math.min(...known) <= low, low <= median, median <= high, high <= Math.max(...known)]).toEqual(
        Array(4).fill(true),
      )
      // at most the places up to the quartile, of the n − 1 spaces between the values
      const most = (share: number) => Math.ceil((count - 1) * share)
      const below = (limit: number) => known.filter(value => value < limit).length
      const above = (limit: number) => known.filter(value => value > limit).length
      expect([below(low) <= most(0.25), above(high) <= most(0.25)]).toEqual([true, true])
      expect([below(median) <= most(0.5), above(median) <= most(0.5)]).toEqual([true, true])
    }),
  )
})
