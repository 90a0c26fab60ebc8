/**
 * The table of guards (npm run check:guards) matches the code: nobody can change a guard or a test file without
 * changing the table.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../layers/sample-project'

interface Row {
  area: string
  guard: string
  section: string
  file: string
  find: string
  replace: string
  tests: string[]
}

const listed = spawnSync(process.execPath, [path.join(repository, 'build/check-guards.mjs'), '--list'], {
  encoding: 'utf8',
  maxBuffer: 1 << 24,
})
const rows = JSON.parse(listed.stdout) as Row[]
const page = readFileSync(path.join(repository, 'docs/guards.md'), 'utf8').split('<!-- guards: begin -->')[1] ?? ''

const texts = new Map<string, string>()
const textOf = (file: string) => {
  const text = texts.get(file) ?? readFileSync(path.join(repository, file), 'utf8')
  texts.set(file, text)
  return text
}

describe('the table of guards', () => {
  it('finds each guard exactly once in its file, and changes it', () => {
    const notFound = rows.filter(({ file, find }) => textOf(file).split(find).length !== 2)
    expect(notFound.map(({ guard, file, find }) => `${guard}: ${file}: ${find}`)).toEqual([])
    expect(rows.filter(({ find, replace }) => find === replace).map(({ guard }) => guard)).toEqual([])
  })

  it('names existing test files', () => {
    const missing = new Set(rows.flatMap(({ tests }) => tests).filter(file => !existsSync(path.join(repository, file))))
    expect([...missing]).toEqual([])
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('gives each guard a unique name in one line, and the section that requires it', () => {
    const names = rows.map(({ guard }) => guard)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    for (const { guard, section } of rows) {
      expect(guard).toMatch(/^[A-Za-z][^|\n]{5,110}$/)
      expect(section, guard).toMatch(/^(SPEC )?§\d+(, §\d+)*$/)
    }
  })

  it('is complete in docs/guards.md, where a test noticed every deletion', () => {
    const lines = page.split('\n').filter(line => line.startsWith('| '))
    const listedGuards = new Set(lines.map(line => line.slice(2).split(' | ')[0]))
    expect(
      rows.filter(({ guard }) => !listedGuards.has(guard.replaceAll('<', '&lt;'))).map(({ guard }) => guard),
    ).toEqual([])
    const known = new Set(rows.map(({ guard }) => guard.replaceAll('<', '&lt;')))
    expect([...listedGuards].filter(name => name !== 'Guard' && !known.has(name ?? ''))).toEqual([])
    expect(page).not.toContain('**nothing**')
  })
})
