/**
 * `npm run check [-- BASE]`: the checks for every commit, in less than a minute: types, lint, dead code, layers, laws,
 * and the unit and component tests that import what has changed since the commit or branch BASE. Without BASE: since
 * `main`, or on `main` itself the changes that are not committed. The tests of the documentation and of the tables read
 * files instead of importing them, so they always run. Exits with 1 if anything failed.
 */
import { execFileSync } from 'node:child_process'
import { quickTests } from './quick-tests.mjs'
import { root, runNode } from './run-step.mjs'
import { runStaticChecks } from './static-checks.mjs'

const branch = () => execFileSync('git', ['branch', '--show-current'], { cwd: root, encoding: 'utf8' }).trim()

const base = process.argv[2] ?? (branch() === 'main' ? undefined : 'main')
const { failed } = await runStaticChecks()
const changed = base === undefined ? '--changed' : `--changed=${base}`
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--reporter=dot']
if ((await runNode([...vitest, changed, ...quickTests])) !== 0) failed.push('tests')
if ((await runNode([...vitest, 'tests/build'])) !== 0) failed.push('tests of the documentation')
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
