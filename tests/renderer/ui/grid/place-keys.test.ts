import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Placed, placeKeys } from '../../../../renderer/ui/grid/place-keys'

const nobody = -1
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const start = placeKeys([], range(0, 4), nobody)
const keys = (placed: readonly Placed[]) => placed.map(({ key }) => key)

it('gives each item a key', () => {
  expect(start).toEqual([
    { index: 0, key: 0 },
    { index: 1, key: 1 },
    { index: 2, key: 2 },
    { index: 3, key: 3 },
  ])
})

it('keeps the keys of the items that stay while a teacher reads', () => {
  expect(keys(placeKeys(start, range(1, 4), nobody))).toEqual([1, 2, 3, 4])
  expect(keys(placeKeys(placeKeys(start, range(1, 4), nobody), range(0, 4), nobody))).toEqual([5, 1, 2, 3])
})

it('reuses the keys by place after a large step', () => {
  expect(placeKeys(start, range(500, 5), nobody)).toEqual([
    { index: 500, key: 0 },
    { index: 501, key: 1 },
    { index: 502, key: 2 },
    { index: 503, key: 3 },
    { index: 504, key: 4 },
  ])
})

it('never gives the key of the pinned item to another one, whichever way the list goes', () => {
  const away = placeKeys(start, [2, ...range(500, 3)], 2)
  expect(away).toEqual([
    { index: 2, key: 2 },
    { index: 500, key: 3 },
    { index: 501, key: 4 },
    { index: 502, key: 5 },
  ])
  expect(placeKeys(away, range(0, 4), 2)).toEqual([
    { index: 0, key: 6 },
    { index: 1, key: 7 },
    { index: 2, key: 2 },
    { index: 3, key: 3 },
  ])
})

it('has unique keys in an unchanged order, whatever is scrolled', () => {
  const step = fc.record({ from: fc.nat(60), count: fc.nat(12), pinned: fc.integer({ min: -1, max: 60 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), steps => {
      let before: readonly Placed[] = []
      for (const { from, count, pinned } of steps) {
        const indexes = [...new Set([...range(from, count), ...(pinned < 0 ? [] : [pinned])])].sort((a, b) => a - b)
        const next = placeKeys(before, indexes, pinned)
        expect(next.map(({ index }) => index)).toEqual(indexes)
        expect(new Set(keys(next)).size).toBe(indexes.length)
        const placeBefore = new Map(before.map(({ key }, place) => [key, place]))
        const reused = keys(next).flatMap(key => placeBefore.get(key) ?? [])
        expect(reused).toEqual([...reused].sort((a, b) => a - b))
        const own = before.find(({ index }) => index === pinned)
        if (own) expect(next.find(({ index }) => index === pinned)).toEqual(own)
        before = next
      }
    }),
  )
})
