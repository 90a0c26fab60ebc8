import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiPage } from '../../build/api-page.mjs'

it('the page of the API is what the endpoint table makes it (node build/api-page.mjs)', async () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(await apiPage())
}, 20_000)
