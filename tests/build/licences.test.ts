import { expect, it } from 'vitest'
import { run } from '../layers/sample-project'

it('docs/licences.md names what is bundled now', () => {
  expect(run('build/licences.mjs', ['--check'])).toEqual({ code: 0, output: '' })
})
