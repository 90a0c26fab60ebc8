/** Each end-to-end test that only nightly runs names tests of `npm test` that hold the same behaviour, and they exist. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { nonEmpty } from '../fixtures/non-empty'

const tests = path.join(import.meta.dirname, '..')
const specs = readdirSync(path.join(tests, 'e2e')).filter(name => name.endsWith('.spec.ts'))

/** The strings in each call of `heldBy`, with their quotes; a test that has the tag in another way is one without. */
const callsIn = (text: string) =>
  [...text.matchAll(/heldBy\(((?:\s*(['"`])(?:(?!\2).)*\2,?)+)\s*\)|heldBy\(|@nightly/g)].map(([, names = '']) => names)

const namedIn = (names: string) => [...names.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , name = '']) => name)

it('names existing tests', () => {
  const calls = specs.flatMap(spec =>
    callsIn(readFileSync(path.join(tests, 'e2e', spec), 'utf8')).map(names => ({ spec, named: namedIn(names) })),
  )
  expect(nonEmpty(calls).filter(({ named }) => named.length === 0)).toEqual([])
  const missing = calls.flatMap(({ spec, named }) =>
    named.flatMap(name => {
      const [file = '', ...titles] = name.split(' › ')
      const title = titles.join(' › ')
      const isVitest = /^(main|renderer|shared|preload|build)\/.*\.test\.tsx?$/.test(file)
      const text = isVitest ? readFileSync(path.join(tests, file), 'utf8') : ''
      return title !== '' && text.includes(title) ? [] : [`${spec}: ${name}`]
    }),
  )
  expect(missing).toEqual([])
})
