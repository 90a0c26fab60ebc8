import { expect, it } from 'vitest'
import { join } from '../../shared/join'

it('tables are joined, and a key that stands in two of them throws', () => {
  expect(join([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 })
  expect(() => join([{ a: 1 }, { b: 2 }, { a: 3 }])).toThrow(/a stands in two tables/)
})
