/**
 * Runs test files in a copy of the repository. Only a test that ran and failed counts: a file that cannot be loaded, or
 * an undefined name, says nothing about a guard.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../find-chromium.mjs'

const stops = new Set()
process.on('exit', () => {
  for (const stop of stops) stop()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

/** Runs Node in `folder` in its own process group, which is killed at the end; resolves to its output. */
function run(folder, args, env, minutes) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { cwd: folder, detached: true, env: { ...process.env, ...env } })
    let output = ''
    const stop = () => {
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The process group has already ended.
      }
    }
    stops.add(stop)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        output = (output + text).slice(-4000)
      })
    }
    const limit = setTimeout(stop, minutes * 60_000)
    child.once('close', () => {
      clearTimeout(limit)
      stops.delete(stop)
      stop()
      void resolve(output)
    })
  })
}

/** Error messages that mean that the program is broken, not that a guard is missing. */
const broken =
  /^(ReferenceError|SyntaxError: (?!Unexpected token|Unexpected end of JSON)|Error: Transform failed|Error: Failed to resolve import)/

const vitest = {
  async prepare() {},
  args: (files, report, bail) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`,
    // When all guards are in place, failures come from a busy machine: retry.
    ...(bail ? ['--bail=1'] : ['--retry=2']),
    ...files,
  ],
  env: () => ({}),
  /** Every test with its name, state and first error message. */
  read: report =>
    report.testResults.flatMap(suite =>
      suite.assertionResults.length === 0
        ? [{ name: suite.name, state: 'unloaded', message: suite.message }]
        : suite.assertionResults.map(({ fullName, status, failureMessages }) => ({
            name: fullName,
            state: status,
            message: failureMessages?.[0] ?? '',
          })),
    ),
}

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const playwright = {
  /** The specs run the built program. */
  prepare: (folder, minutes) => run(folder, ['build/build.mjs'], {}, minutes),
  args: (files, _report, bail) => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=json',
    '--workers=1',
    ...(bail ? ['-x'] : []),
    ...files,
  ],
  env: report => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROME_PATH: findChromium() ?? '' }),
  read: report =>
    report.suites.flatMap(specsOf).map(({ title, tests }) => ({
      name: title,
      state: tests.every(test => test.status === 'expected')
        ? 'passed'
        : tests[0]?.status === 'skipped'
          ? 'pending'
          : 'failed',
      message: tests[0]?.results[0]?.error?.message ?? '',
    })),
}

async function runWith(runner, folder, files, { bail, minutes }) {
  const place = mkdtempSync(path.join(tmpdir(), 'hanamaru-guards-report-'))
  const report = path.join(place, 'report.json')
  try {
    await runner.prepare(folder, minutes)
    const output = await run(folder, runner.args(files, report, bail), runner.env(report), minutes)
    if (!existsSync(report)) return { passed: false, detail: `no report: ${output.slice(-600)}` }
    const tests = runner.read(JSON.parse(readFileSync(report, 'utf8')))
    const failed = tests.filter(test => test.state === 'failed')
    const real = failed.find(test => !broken.test(test.message))
    if (real) return { passed: false, failed: real.name, detail: `${real.name}: ${real.message.split('\n')[0]}` }
    const bad = failed[0] ?? tests.find(test => test.state === 'unloaded')
    if (bad) return { passed: false, detail: `it does not run: ${bad.message.split('\n')[0]}` }
    const passed = tests.some(test => test.state === 'passed')
    return { passed, detail: passed ? '' : 'no test ran' }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Runs `files` (unit tests and end-to-end specs) until one fails; `failed` is that test's name. */
export async function runTests(folder, files, options) {
  const specs = files.filter(file => file.endsWith('.spec.ts'))
  const units = files.filter(file => !file.endsWith('.spec.ts'))
  for (const [runner, chosen] of [
    [vitest, units],
    [playwright, specs],
  ]) {
    if (chosen.length === 0) continue
    const answer = await runWith(runner, folder, chosen, options)
    if (!answer.passed) return answer
  }
  return { passed: true, detail: '' }
}
