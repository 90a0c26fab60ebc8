import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { repository } from '../layers/sample-project'

interface Row {
  title: string
  declared: number
  repeated: number
}

const { declaredTests, outdated } = (await import(pathToFileURL(`${repository}/build/count-tests.mjs`).href)) as {
  declaredTests(): Row[]
  outdated(page: string, rows: Row[]): string[]
}

it('docs/testing.md says how many tests are declared, within 5 %', () => {
  const page = readFileSync(path.join(repository, 'docs/testing.md'), 'utf8')
  expect(outdated(page, declaredTests())).toEqual([])
}, 60_000)

it('finds a row of the table that is more than 5 % out of date, or missing', () => {
  const page = '| The renderer | 1,000 | 100 | 500 | 1,400 |\n'
  const row = (title: string, declared: number) => ({ title, declared, repeated: 0 })
  expect(outdated(page, [row('The renderer', 1050)])).toEqual([])
  expect(outdated(page, [row('The renderer', 1060)])).toEqual(['The renderer: 1060 tests, 1000 in the page'])
  expect(outdated(page, [row('The renderer', 950), row('Endurance', 20)])).toEqual([
    'The renderer: 950 tests, 1000 in the page',
    'Endurance: 20 tests, 0 in the page',
  ])
})
