/** Builds a copy of the repository and runs end-to-end specs in it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../find-chromium.mjs'
import { runNode } from '../run-step.mjs'
import { specsOf } from '../test-reports.mjs'

/** Runs Node in `folder`; resolves to its exit code (null: stopped after `minutes`) and the end of its output. */
async function run(folder, args, env, minutes) {
  let output = ''
  const code = await runNode(args, {
    cwd: folder,
    env,
    minutes,
    onOutput(text) {
      output = (output + text).slice(-4000)
    },
  })
  return { code, output }
}

const states = { passed: 'passed', failed: 'failed', timedOut: 'failed', interrupted: 'failed', skipped: 'skipped' }
const testOf = ({ title, tests: [test] }) => {
  const result = test?.results[0]
  const message = result?.error?.message ?? ''
  return {
    name: title,
    state: states[result?.status] ?? 'skipped',
    errors: message === '' ? [] : [{ name: /^(?:\w*Error)/.exec(message)?.[0] ?? 'Error', message }],
  }
}

/** Every test of the spec `file` as `{ name, state, errors }`. */
export async function runSpec(folder, file, minutes) {
  const unloaded = message => [{ name: file, state: 'unloaded', errors: [{ name: 'Error', message }] }]
  const built = await run(folder, ['build/build.mjs'], {}, minutes)
  if (built.code !== 0) return unloaded(`the program cannot be built: ${built.output.slice(-600)}`)
  const place = mkdtempSync(path.join(tmpdir(), 'hanamaru-guards-report-'))
  const report = path.join(place, 'report.json')
  try {
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '--workers=1', '-x', file]
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROME_PATH: findChromium({ isShellEnough: true }) ?? '' }
    const { output } = await run(folder, args, env, minutes)
    if (!existsSync(report)) return unloaded(`no report: ${output.slice(-600)}`)
    return specsOf(JSON.parse(readFileSync(report, 'utf8'))).map(testOf)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
