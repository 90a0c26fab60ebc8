/** The examples of pages that the end-to-end tests visit: each route has one, and each address belongs to its route. */
import { expect, it } from 'vitest'
import { routeOf } from '../../renderer/app/route-guard'
import { routes } from '../../renderer/routes'
import { pageExamples } from '../e2e/fixtures/page-examples'
import { nonEmpty } from '../fixtures/non-empty'

const rows = Object.entries(pageExamples).map(([path, examples]) => ({ path, examples }))

it('every route has examples', () => {
  expect(rows.map(row => row.path).toSorted()).toEqual(routes.map(row => row.path).toSorted())
})

it.each(rows)('the examples of $path are addresses of it', ({ path, examples }) => {
  for (const { address } of nonEmpty(examples)) expect(routeOf(address.split('?')[0] ?? '')?.path).toBe(path)
})
