/** Each end-to-end test that only nightly runs names tests of `npm test` that hold the same behaviour, and they exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { nonEmpty } from '../fixtures/non-empty'

const tests = path.join(import.meta.dirname, '..')
const specs = readdirSync(path.join(tests, 'e2e')).filter(name => name.endsWith('.spec.ts'))

const callsIn = (name: string, text: string): ts.CallExpression[] => {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
  return found
}

/** The text of a string or template as the file writes it, without its quotes. */
const written = (node: ts.Node | undefined): string =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) ? node.getText().slice(1, -1) : ''

/** The titles of the tests that `npm test` always runs: not skipped, and not sampled or in nightly only. */
function titlesIn(name: string, text: string): Set<string> {
  const declared = callsIn(name, text).filter(({ expression }) => {
    const words = expression.getText()
    return /^(it|test)\b/.test(words) && !/\.(skip|todo|runIf|skipIf)\b|isNightly|sampled/.test(words)
  })
  return new Set(declared.map(call => written(call.arguments[0])).filter(title => title !== ''))
}

/** The tests that a spec names by `heldBy`, call by call. */
const namedIn = (name: string, text: string): string[][] =>
  callsIn(name, text)
    .filter(({ expression }) => expression.getText() === 'heldBy')
    .map(call => call.arguments.map(written))

const titles = new Map<string, Set<string>>()
function isHeld(name: string): boolean {
  const [file = '', ...words] = name.split(' › ')
  const whole = path.join(tests, file)
  if (!/^(main|renderer|shared|preload|build)\/.*\.test\.tsx?$/.test(file) || !existsSync(whole)) return false
  const known = titles.get(file) ?? titlesIn(file, readFileSync(whole, 'utf8'))
  titles.set(file, known)
  return known.has(words.join(' › '))
}

describe('heldBy', () => {
  it('names existing tests', () => {
    const calls = specs.flatMap(spec => namedIn(spec, readFileSync(path.join(tests, 'e2e', spec), 'utf8')))
    expect(nonEmpty(calls).filter(names => names.length === 0)).toEqual([])
    expect(calls.flat().filter(name => !isHeld(name))).toEqual([])
  })

  it('is the only way into nightly', () => {
    const tagged = specs.filter(spec => readFileSync(path.join(tests, 'e2e', spec), 'utf8').includes('@nightly'))
    expect(specs.length).toBeGreaterThan(50)
    expect(tagged).toEqual([])
  })
})

it('only tests that always run hold something', () => {
  const file = `
    // it('in a comment', () => {})
    const text = 'in a string'
    describe('a group', () => {
      it('plain', () => {})
      it.each(['a'])('for %s', () => {})
      it.skip('skipped', () => {})
      describe.runIf(isNightly)('x', () => {})
      it.runIf(isNightly)('nightly', () => {})
      it.each(sampled(all, 3))('sampled %s', () => {})
    })`
  expect([...titlesIn('a.test.ts', file)]).toEqual(['plain', 'for %s'])
})
