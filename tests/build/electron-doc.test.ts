/** docs/electron.md lists what the Electron tests check and what they do not check; both lists must be complete. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nonEmpty } from '../fixtures/non-empty'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/electron.md')
const specs = nonEmpty(readdirSync(join(root, 'tests/electron')).filter(name => name.endsWith('.spec.ts')))
/** Every title after `test(` and `test.describe(` is plain quoted text, so that none is missed. */
const titlesOf = (name: string) => {
  const text = read(join('tests/electron', name))
  const titles = [...text.matchAll(/^\s*test\('([^']+)'/gm)].map(([, title]) => title ?? '')
  expect(titles).toHaveLength([...text.matchAll(/(?<!\.)\btest\(/g)].length)
  return titles
}

describe('the page about Electron', () => {
  it.each(specs)('names every title of %s, under its name', name => {
    const [, section = ''] = page.split(`\n\`${name}\``)
    const listed = (section.split('\n\n')[0] ?? '').split('\n').filter(line => line.startsWith('- '))
    expect(listed.map(line => line.slice(2))).toEqual(titlesOf(name))
  })

  it('names every unit test of the host, and no other', () => {
    const units = readdirSync(join(root, 'tests/main/host/electron')).map(name => `electron/${name}`)
    for (const name of [...units, 'preload.test.ts']) expect(page).toContain(`\`${name}\``)
    const folders = ['main/host', 'preload', 'electron', 'renderer/app']
    for (const [, name = ''] of nonEmpty([...page.matchAll(/`([\w/-]+\.(?:test|spec)\.tsx?)`/g)])) {
      expect(
        folders.some(folder => existsSync(join(root, 'tests', folder, name))),
        name,
      ).toBe(true)
    }
  })

  it('describes a host of limited size', () => {
    const folders = ['main/host/electron', 'preload']
    const files = folders.flatMap(folder => readdirSync(join(root, folder)).map(name => join(folder, name)))
    const isCode = (line: string) => !/^\s*(\/\/|\/\*\*|\*|$)/.test(line)
    const lines = ['main/index.ts', ...files].map(file => read(file).split('\n').filter(isCode).length)
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(700)
  })
})
