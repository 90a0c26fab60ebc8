/** Each write that a screen sends has an end-to-end test that it is shown on every screen at once. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpointNames, endpointRow } from '../../shared/endpoints/index'

/** The writes of screens that tests/e2e/writes.spec.ts does not cover, and why. */
const notCovered: Record<string, string> = {
  'send-student-topic-mail': 'It sends a mail and changes nothing that a screen shows.',
  'submit-writing-note': 'tests/e2e/writing-review.spec.ts covers it, with its outbox.',
  'export-student-homework-report': 'Main sends it as an export; the list of downloads follows the events of main.',
  'export-student-study-report': 'Main sends it as an export; the list of downloads follows the events of main.',
}

const writes = endpointNames.filter(name => endpointRow(name).invalidates !== undefined)

/** The writes whose quoted names are in these files. */
function writesIn(paths: string[]): string[] {
  const source = paths.map(path => readFileSync(path, 'utf8')).join('\n')
  const quoted = new Set([...source.matchAll(/'([\w-]+)'/g)].map(([, name]) => name))
  return writes.filter(name => quoted.has(name)).sort()
}

it('covers each write of a screen', () => {
  const screens = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  const sent = writesIn(
    screens.filter(path => /^(app|features|results|screens)\b.*\.tsx?$/.test(path)).map(path => `renderer/${path}`),
  )
  expect(sent.length).toBeGreaterThanOrEqual(18)
  expect(Object.keys(notCovered).filter(name => !sent.includes(name as never))).toEqual([])
  expect(writesIn(['tests/e2e/writes.spec.ts'])).toEqual(sent.filter(name => !(name in notCovered)))
})
