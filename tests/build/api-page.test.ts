import { expect, it } from 'vitest'
import { run } from '../layers/sample-project'

it('docs/api.md matches the endpoint table', () => {
  expect(run('build/api-page.mjs', ['--check'])).toEqual({ code: 0, output: '' })
}, 20_000)
