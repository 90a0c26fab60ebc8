/**
 * `npm test`: types, lint, layers, build and packaging, at the same time as unit, component and endurance tests; then
 * end-to-end in Chromium (DESIGN §3). Each static check counts as one test. A failed test runs once more, alone: if it
 * passes then, it counts as passed, and the output names it. The last line of output is `N passed, N failed`. The run
 * fails if a test failed, and also if there was no test.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureTestChromium } from './find-chromium.mjs'
import { runNode, runSilently } from './run-step.mjs'
import { withSecondAttempt } from './second-attempt.mjs'
import { runStaticChecks } from './static-checks.mjs'
import { countsLine, failedPlaces, packageReport, playwrightReport, vitestReport } from './test-reports.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'hanamaru-test-'))
const total = { passed: 0, failed: [], skipped: [], unsteady: [] }

/** Prints the output of a child process in one piece, so that it does not mix with that of the steps beside it. */
async function inOnePiece(args) {
  const { code, output } = await runSilently(args)
  process.stdout.write(output)
  return code
}

const staticChecks = { name: 'types, lint, dead code, layers, laws', run: runStaticChecks }

const build = {
  name: 'build',
  async run() {
    const code = await inOnePiece(['build/build.mjs'])
    return code === 0 ? { passed: 1, failed: [], skipped: [] } : { passed: 0, failed: ['build'], skipped: [] }
  },
}

const packaging = {
  name: 'packaging',
  async run() {
    const file = path.join(reports, 'package.json')
    const code = await inOnePiece(['build/check-package.mjs', '--report', file])
    return withCode(packageReport(file), code, 'packaging')
  },
}

/** `beside` ends when the other steps have ended: only then do failed tests run again, alone. */
const vitestTests = beside => ({
  name: 'unit, component and endurance tests',
  async run() {
    const file = path.join(reports, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const attempt = async (places = []) => {
      const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...places]
      // not on a terminal of its own: it would draw over the output of the checks beside it
      const code = await runNode(args, { minutes: 45, onOutput: text => process.stdout.write(text) })
      return withCode(vitestReport(file), code, this.name)
    }
    const first = await attempt()
    const places = failedPlaces.vitest(file)
    return withSecondAttempt(first, places, async again => {
      await beside
      return attempt(again)
    })
  },
})

const endToEnd = {
  name: 'end-to-end tests in Chromium',
  async run() {
    const file = path.join(reports, 'e2e.json')
    const env = { CHROME_PATH: ensureTestChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const attempt = async (places = []) => {
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...places]
      const code = await runNode(args, { minutes: 45, env })
      return withCode(playwrightReport(file), code, 'end-to-end')
    }
    return withSecondAttempt(await attempt(), failedPlaces.playwright(file), attempt)
  },
}

/** If a runner exits with an error but reports no failed test, count the exit itself as a failure. */
function withCode(result, code, name) {
  if (code === 0 || result.failed.length > 0) return result
  return { ...result, failed: [`${name}: ended with ${code === null ? 'a stop' : `code ${code}`}`] }
}

async function runStep(step) {
  console.log(`\n── ${step.name}`)
  const started = Date.now()
  let result
  try {
    result = await step.run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    result = { passed: 0, failed: [step.name], skipped: [] }
  }
  total.passed += result.passed
  total.failed.push(...result.failed)
  total.skipped.push(...result.skipped)
  total.unsteady.push(...(result.unsteady ?? []))
  console.log(`── ${step.name}: ${countsLine(result)} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

async function runSteps(...steps) {
  for (const step of steps) await runStep(step)
}

const printNames = (title, names) =>
  names.length > 0 && console.log(`\n${title}:\n${names.map(name => `  - ${name}`).join('\n')}`)

let isStopped = true

// also if the run is interrupted (run-step.mjs)
process.once('exit', () => {
  rmSync(reports, { recursive: true, force: true })
  if (isStopped) total.failed.push('the run: stopped before its end')
  printNames('Skipped', total.skipped)
  printNames('Passed only at the second attempt; find out why', total.unsteady)
  printNames('Failed', total.failed)
  console.log(`\n${countsLine(total)}`)
  process.exitCode = total.failed.length > 0 || total.passed === 0 ? 1 : 0
})

// Vitest often waits, for the disk or a child process, and leaves a fifth of two cores idle.
const beside = runSteps(staticChecks, build, packaging)
await runSteps(vitestTests(beside))
await beside
if (total.failed.includes(build.name)) total.failed.push(`${endToEnd.name}: not started, because the build failed`)
else await runSteps(endToEnd)
isStopped = false
