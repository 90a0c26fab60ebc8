import { expect, it } from 'vitest'

it('React records no owner stack for an element: two elements share the placeholder', () => {
  const [one, other] = [<i key="1" />, <b key="2" />].map(element => Reflect.get(element, '_debugStack') as unknown)
  expect(one).toBeInstanceOf(Error)
  expect(one).toBe(other)
})
