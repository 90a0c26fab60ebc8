/** A key counts only with all that belongs to it (DESIGN §9). The screenshots and the walk in Chromium go by the same list. */
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

it('names each key once, all 65 of them', () => {
  expect(new Set(viewKeys).size).toBe(viewKeys.length)
  expect(viewKeys).toHaveLength(65)
})

describe.each([...viewKeys])('%s', key => {
  it('has a view, a name, a paper, exercises to show, and a test of its own', () => {
    expect(registry[key].View).toBeTypeOf('function')
    expect(resultText.views[key]).toMatch(/\S/)
    expect(paperOf(key).resource.view_key).toBe(key)
    expect(content[key].exercises.length).toBeGreaterThan(0)
    // by name, or as a bare key of a table
    const named = (text: string) => text.includes(`'${key}'`) || text.includes(`  ${key}: `)
    expect(tests.filter(named)).not.toEqual([])
  })
})
