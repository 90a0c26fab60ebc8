/** Runs one test file in a copy of the repository and judges its result. */
import { runSpec } from './playwright-runner.mjs'
import { runUnitTests } from './vitest-runner.mjs'

/**
 * A deleted guard often leaves a name undefined or a value missing. Then the test stops, but it did not notice the
 * guard.
 */
const crash = /^(TypeError|ReferenceError|SyntaxError|Stopped)$/
/** Messages that mean that the changed file cannot be loaded. */
const unloadable = /^(Transform failed|Failed to resolve import)/
/** Errors of these names that are no crash: invalid JSON from a server, and an assertion about a missing value. */
const noCrash = /^(Unexpected (token|end of JSON)|\.\w+\(\) expects to receive)/

/** The crashes that a row with `crash: true` allows. A stopped process or a file that cannot be loaded is not one. */
const allowable = /^(TypeError|ReferenceError)$/

const isCrash = ({ name, message }) => (crash.test(name) && !noCrash.test(message)) || unloadable.test(message)
const isAllowedCrash = ({ name, message }) => allowable.test(name) && !unloadable.test(message)

const firstLine = ({ name, errors: [error] }) => `${name}: ${error?.message.split('\n')[0] ?? ''}`

/**
 * The result of `file` in `folder`: `passed`, or the test that `failed` by an assertion, and `detail` for the console.
 * A TypeError or ReferenceError counts as a failure only with `allowCrash`. `changed` is the source file that was
 * changed since the last run.
 */
export async function runTest(folder, file, { changed = '', minutes = 5, allowCrash = false } = {}) {
  const tests = file.endsWith('.spec.ts')
    ? await runSpec(folder, file, minutes)
    : await runUnitTests(folder, file, changed, minutes)
  const failed = tests.filter(test => test.state === 'failed')
  const real = failed.find(test => test.errors.every(error => !isCrash(error) || (allowCrash && isAllowedCrash(error))))
  if (real) return { passed: false, failed: real.name, detail: firstLine(real) }
  const other = failed[0] ?? tests.find(test => test.state === 'unloaded')
  if (other) return { passed: false, detail: `it crashes: ${firstLine(other)}` }
  const passed = tests.some(test => test.state === 'passed')
  return { passed, detail: passed ? 'all tests pass' : 'no test ran' }
}
