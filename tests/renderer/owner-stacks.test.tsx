import { expect, it } from 'vitest'

it('React keeps no stack of its own for an element: both have the one that says that none is known', () => {
  const [one, other] = [<i key="1" />, <b key="2" />].map(element => Reflect.get(element, '_debugStack') as unknown)
  expect(one).toBeInstanceOf(Error)
  expect(one).toBe(other)
})
