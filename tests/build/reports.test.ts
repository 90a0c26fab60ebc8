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

/** What `withSecondAttempt` of build/second-attempt.mjs resolves to, and the places that it ran again. */
function secondAttempt(failed: string[], second: Counts, places = failed) {
  const script = `
    import { withSecondAttempt } from ${JSON.stringify(`file://${path.join(repository, 'build/second-attempt.mjs')}`)}
    const [failed, second, places] = JSON.parse(process.argv[1])
    const again = []
    console.log = () => undefined
    const result = await withSecondAttempt({ passed: 5, failed, skipped: ['s'] }, places, async list => {
      again.push(...list)
      return second
    })
    process.stdout.write(JSON.stringify({ result, again }))`
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, JSON.stringify([failed, second, places])],
    { encoding: 'utf8' },
  )
  return JSON.parse(stdout) as { result: Counts & { unsteady?: string[] }; again: string[] }
}

describe('a second attempt', () => {
  const passes = { passed: 2, failed: [], skipped: [] }

  it('counts tests that pass then as passed, and names them', () => {
    expect(secondAttempt(['a', 'b'], passes)).toEqual({
      result: { passed: 7, failed: [], skipped: ['s'], unsteady: ['a', 'b'] },
      again: ['a', 'b'],
    })
  })

  it('leaves the first result if a test fails again or did not run', () => {
    expect(secondAttempt(['a', 'b'], { passed: 1, failed: ['b'], skipped: [] }).result.failed).toEqual(['a', 'b'])
    expect(secondAttempt(['a', 'b'], { passed: 1, failed: [], skipped: [] }).result.failed).toEqual(['a', 'b'])
  })

  it('is not made for more than three tests, or for a runner that failed itself', () => {
    expect(secondAttempt(['a', 'b', 'c', 'd'], { ...passes, passed: 9 }).again).toEqual([])
    expect(secondAttempt(['vitest: no report was written'], passes, []).again).toEqual([])
    expect(secondAttempt(['a', 'b', 'c'], { ...passes, passed: 3 }).again).toEqual(['a', 'b', 'c'])
  })

  it('finds the places of failed tests in the reports', () => {
    const file = path.join(folder, 'places.json')
    const places = (kind: 'vitest' | 'playwright', report: unknown) => {
      writeFileSync(file, JSON.stringify(report))
      const script = `
        import { failedPlaces } from ${JSON.stringify(`file://${path.join(repository, 'build/test-reports.mjs')}`)}
        console.log(JSON.stringify(failedPlaces.${kind}(process.argv[1])))`
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' })
      return JSON.parse(stdout) as string[]
    }
    const results = [
      { name: 'a.test.ts', status: 'passed' },
      { name: 'b.test.ts', status: 'failed' },
    ]
    expect(places('vitest', { testResults: results })).toEqual(['b.test.ts'])
    const spec = (line: number, status: string) => ({ title: '', file: 'x.spec.ts', line, tests: [{ status }] })
    const suites = [{ title: 'x.spec.ts', specs: [spec(3, 'expected'), spec(8, 'unexpected')] }]
    expect(places('playwright', { suites, errors: [] })).toEqual(['x.spec.ts:8'])
    expect(places('playwright', { suites, errors: [{ message: 'no browser' }] })).toEqual([])
  })
})
