import { expect, it } from 'vitest'
import { run } from '../layers/sample-project'

it('docs/licences.md names the bundled packages', () => {
  expect(run('build/licences.mjs', ['--check'])).toEqual({ code: 0, output: '' })
})
