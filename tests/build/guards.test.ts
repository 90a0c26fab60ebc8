/**
 * The table of guards (npm run check:guards) matches the code: nobody can change a guard or a test file without
 * changing the table.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { nonEmpty } from '../fixtures/non-empty'
import { repository } from '../layers/sample-project'

interface Row {
  area: string
  guard: string
  section: string
  file: string
  find: string
  replace: string
  tests: string[]
  crash?: boolean
}

const listed = spawnSync(process.execPath, [path.join(repository, 'build/check-guards.mjs'), '--list'], {
  encoding: 'utf8',
  maxBuffer: 1 << 24,
})
const rows = nonEmpty(JSON.parse(listed.stdout) as Row[])
const page = readFileSync(path.join(repository, 'docs/guards.md'), 'utf8').split('<!-- guards: begin -->')[1] ?? ''

/** The cells of a guard in docs/guards.md, without the day. */
const cellsOf = ({ guard, section, file, tests, crash }: Row) =>
  `| ${guard.replaceAll('<', '&lt;')} | ${section} | \`${file}\` | ${tests.map(test => `\`${test}\``).join(', ')}${crash ? ' (crash)' : ''} |`
const firstCells = (line: string) => line.replace(/ [^|]+ \|$/, '')

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

  it('is the table of docs/guards.md, where a test noticed every deletion', () => {
    const known = new Set(rows.map(({ area }) => area))
    const lines = page.split('\n')
    expect(lines.filter(line => line.startsWith('### '))).toHaveLength(known.size)
    expect(lines.filter(line => line.startsWith('| ') && !line.startsWith('| Guard |')).map(firstCells)).toEqual(
      expect.arrayContaining(rows.map(cellsOf)),
    )
    expect(lines.filter(line => /\| \d{4}-\d\d-\d\d \|$/.test(line))).toHaveLength(rows.length)
    expect(page).not.toContain('not noticed')
  })
})
