/**
 * Checks that a view key has everything that belongs to it (DESIGN §9). The screenshots and the tour in Chromium use
 * the same list.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { content } from '../../../main/sample-school/content/exercises'
import { registry } from '../../../renderer/results/registry'
import { resultText } from '../../../renderer/results/text'
import { viewKeys } from '../../../shared/items/view-keys'
import { paperOf } from '../../fixtures/papers'

const folder = path.join(import.meta.dirname, 'views')
const tests = readdirSync(folder)
  .filter(name => /\.test\.tsx?$/.test(name))
  .map(name => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n')
/** The keys whose paper a test makes, and the keys of the tables that tests are made from. */
const tables = [...tests.matchAll(/\b(?:it|describe)\.each\(\[(.*?)\](?: as const)?\)\(/gs)].map(([, table]) => table)
const papers = [...tests.matchAll(/\b(?:paperOf|readPaper|paperWithItems)\(\s*('[\w-]+')/g)].map(([, key]) => key)

it('lists each of the 65 keys once', () => {
  expect(new Set(viewKeys).size).toBe(viewKeys.length)
  expect(viewKeys).toHaveLength(65)
})

describe.each([...viewKeys])('%s', key => {
  it('has a view, a name, a paper, sample exercises, and a test of its own', () => {
    expect(registry[key].View).toBeTypeOf('function')
    expect(resultText.views[key]).toMatch(/\S/)
    expect(paperOf(key).resource.view_key).toBe(key)
    expect(content[key].exercises.length).toBeGreaterThan(0)
    expect([...tables, ...papers].join()).toContain(`'${key}'`)
  })
})
