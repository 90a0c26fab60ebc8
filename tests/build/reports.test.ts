import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { repository } from '../layers/sample-project'

const folder = mkdtempSync(path.join(tmpdir(), 'hanamaru-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Counts {
  passed: number
  failed: string[]
  skipped: string[]
}

/** The counts that build/test-reports.mjs reads from a report. */
function read(kind: 'vitestReport' | 'playwrightReport' | 'packageReport', report: unknown): Counts & { line: string } {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  const script = `
    import * as reports from ${JSON.stringify(`file://${path.join(repository, 'build/test-reports.mjs')}`)}
    const counts = reports.${kind}(process.argv[1])
    console.log(JSON.stringify({ ...counts, line: reports.countsLine(counts) }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' })
  return JSON.parse(stdout) as Counts & { line: string }
}

const unit = (status: string, fullName: string) => ({ status, fullName })

describe('the counts of npm test', () => {
  it('names failed and skipped unit tests', () => {
    const assertionResults = [unit('passed', 'a'), unit('failed', 'b'), unit('pending', 'c'), unit('todo', 'd')]
    const counts = read('vitestReport', {
      success: false,
      testResults: [{ name: 'x', status: 'failed', assertionResults }],
    })
    expect(counts).toEqual({ passed: 1, failed: ['b'], skipped: ['c', 'd'], line: '1 passed, 1 failed, 2 skipped' })
  })

  it('counts a unit test file that could not be loaded, and an error outside the tests', () => {
    const broken = { name: 'x.test.ts', status: 'failed', message: 'no module\nat', assertionResults: [] }
    expect(read('vitestReport', { success: false, testResults: [broken] }).failed).toEqual(['x.test.ts: no module'])
    const fine = { name: 'x', status: 'passed', assertionResults: [unit('passed', 'a')] }
    expect(read('vitestReport', { success: false, testResults: [fine] }).failed).toHaveLength(1)
    expect(read('vitestReport', { success: true, testResults: [fine] }).line).toBe('1 passed, 0 failed')
  })

  it('names end-to-end tests with their titles, a flaky one among the failed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const suite = {
      title: 'login.spec.ts',
      specs: [spec('a', 'expected')],
      suites: [{ title: 'g', specs: [spec('b', 'flaky'), spec('c', 'skipped')] }],
    }
    expect(read('playwrightReport', { suites: [suite], errors: [] })).toEqual({
      passed: 1,
      failed: ['login.spec.ts › g › b'],
      skipped: ['login.spec.ts › g › c'],
      line: '1 passed, 1 failed, 1 skipped',
    })
    expect(read('playwrightReport', { suites: [], errors: [{ message: 'no tests found' }] }).failed).toHaveLength(1)
  })

  it('reports a failure if there is no report', () => {
    for (const kind of ['vitestReport', 'playwrightReport', 'packageReport'] as const)
      expect(read(kind, '{').failed).toHaveLength(1)
  })
})
