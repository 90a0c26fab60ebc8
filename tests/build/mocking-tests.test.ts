import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import config from '../../vitest.config'
import { mockingTests } from '../mocking-tests'

interface Project {
  name: string
  include: string[]
  exclude?: string[]
  isolate?: boolean
}

const projects = (config.test?.projects ?? []).map(project => (project as { test: Project }).test)

const folder = mkdtempSync(path.join(tmpdir(), 'hanamaru-mocks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds the tests that replace a module, and no other file', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('a.test.ts', "import { vi } from 'vitest'\n\nvi.mock('electron')\n")
  write('deep/b.test.tsx', "it('starts', () => {\n  vi.doMock('./boot', () => ({}))\n})\n")
  write('plain.test.ts', "// vi.mock('electron') is not called\nconst boot = vi.fn()\n")
  write('fake.ts', "vi.mock('electron')\n")
  expect(mockingTests(folder)).toEqual([`${folder}/a.test.ts`, `${folder}/deep/b.test.tsx`])
})

it('each test that replaces a module runs in a project that isolates its files, and in no other', () => {
  const mocking = ['tests/main', 'tests/preload'].flatMap(mockingTests)
  expect(mocking.length).toBeGreaterThan(10)
  const shared = projects.filter(project => project.isolate === false)
  const isolated = projects.filter(project => project.isolate !== false)
  expect(shared.map(project => project.name)).toEqual(['node', 'renderer'])
  expect(isolated.flatMap(project => project.include)).toEqual(mocking)
  for (const file of mocking)
    expect(
      shared.flatMap(project => project.exclude ?? []),
      file,
    ).toContain(file)
})

it('no other test replaces a module', () => {
  const folders = ['tests/renderer', 'tests/shared', 'tests/build', 'tests/layers', 'tests/endurance']
  expect(folders.flatMap(mockingTests)).toEqual([])
})
