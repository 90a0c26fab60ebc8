import { expect, it } from 'vitest'
import { join } from '../../shared/join'

it('joins tables, and throws for a key that occurs in two of them', () => {
  expect(join([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 })
  expect(() => join([{ a: 1 }, { b: 2 }, { a: 3 }])).toThrow(/a stands in two tables/)
})
