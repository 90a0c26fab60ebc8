/** Reads the reports of the test runners: the number of passed tests, and the names of failed and skipped tests. */
import { readFileSync } from 'node:fs'

const none = () => ({ passed: 0, failed: [], skipped: [] })

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Vitest's JSON report. A file that cannot be loaded counts as one failed test. */
export function vitestReport(file) {
  const report = read(file)
  if (!report) return { ...none(), failed: ['vitest: no report was written'] }
  const result = none()
  for (const suite of report.testResults) {
    if (suite.status === 'failed' && suite.assertionResults.every(test => test.status !== 'failed')) {
      result.failed.push(`${suite.name}: ${suite.message}`.split('\n')[0])
    }
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') result.passed += 1
      else result[test.status === 'failed' ? 'failed' : 'skipped'].push(test.fullName)
    }
  }
  if (!report.success && result.failed.length === 0) result.failed.push('vitest: an error outside the tests')
  return result
}

/** Every test in Playwright's report or in a suite of it; its title follows the titles of its suites. */
export function specsOf(suite, titles = []) {
  const here = [...titles, suite.title].filter(Boolean)
  return [
    ...(suite.specs ?? []).map(spec => ({ ...spec, title: [...here, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap(inner => specsOf(inner, here)),
  ]
}

/** Playwright's JSON report. */
export function playwrightReport(file) {
  const report = read(file)
  if (!report) return { ...none(), failed: ['end-to-end: no report was written'] }
  const result = none()
  for (const { title, tests } of specsOf(report)) {
    for (const test of tests) {
      if (test.status === 'expected') result.passed += 1
      else result[test.status === 'skipped' ? 'skipped' : 'failed'].push(title)
    }
  }
  for (const error of report.errors) result.failed.push(`end-to-end: ${error.message ?? 'error'}`.split('\n')[0])
  return result
}

/** Where the failed tests of a report are: files of Vitest, `file:line` of Playwright. Empty if a runner itself failed. */
export const failedPlaces = {
  vitest(file) {
    const report = read(file)
    return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
  },
  playwright(file) {
    const report = read(file)
    if (!report || report.errors.length > 0) return []
    return specsOf(report)
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(spec => `${spec.file}:${spec.line}`)
  },
}

/** The counts that build/check-package.mjs wrote. */
export const packageReport = file => read(file) ?? { ...none(), failed: ['packaging: no report was written'] }

/** The last line of a run. */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
