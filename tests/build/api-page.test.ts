import { expect, it } from 'vitest'
import { run } from '../layers/sample-project'

it('docs/api.md is what the endpoint table makes it', () => {
  expect(run('build/api-page.mjs', ['--check'])).toEqual({ code: 0, output: '' })
}, 20_000)
