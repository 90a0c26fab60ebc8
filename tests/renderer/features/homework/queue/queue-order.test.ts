import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frozenOrder, nextOpen } from '../../../../../renderer/features/homework/queue/queue-order'

const keysOf = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 })

describe('the frozen order of a queue', () => {
  it('keeps what it knows in its place, leaves out what has gone, and puts what is new at the end', () => {
    expect(frozenOrder(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual(['a', 'c', 'd'])
  })

  it('is the same array if nothing changed', () => {
    const order = ['a', 'b']
    expect(frozenOrder(order, ['b', 'a'])).toBe(order)
  })

  it('has exactly the present keys, and never swaps two known ones', () => {
    fc.assert(
      fc.property(keysOf, keysOf, (order, keys) => {
        const frozen = frozenOrder(order, keys)
        expect([...frozen].sort()).toEqual([...keys].sort())
        const known = frozen.filter(key => order.includes(key))
        expect(known).toEqual(order.filter(key => keys.includes(key)))
      }),
    )
  })
})

describe('the next open submission', () => {
  it('is the first after the current one', () => {
    expect(nextOpen(['a', 'b', 'c'], 'a', key => key !== 'b')).toBe('c')
  })

  it('is one that was skipped before, if none is left after it', () => {
    expect(nextOpen(['a', 'b', 'c'], 'c', () => true)).toBe('a')
    expect(nextOpen(['a', 'b', 'c'], 'c', () => false)).toBeUndefined()
  })
})
