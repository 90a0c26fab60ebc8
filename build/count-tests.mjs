/**
 * `node build/count-tests.mjs` writes the table of docs/testing.md that says how many tests there are. The declared tests
 * are counted in the source. The tests that run are those that Vitest and Playwright list, without running them; this
 * takes two minutes.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { walk } from './laws/nodes.mjs'
import { root } from './run-step.mjs'
import { specsOf } from './test-reports.mjs'

const page = path.join(root, 'docs/testing.md')
const [begin, end] = ['<!-- counts: begin -->', '<!-- counts: end -->']

/** The rows of the table. A file belongs to the first row that matches. */
const groups = [
  ['The sample school', /^tests\/main\/sample-school\//],
  ['The rest of main and preload', /^tests\/(main|preload)\//],
  ['The renderer', /^tests\/renderer\//],
  ['Shared rules and the contract', /^tests\/shared\//],
  ['The build, laws and layers', /^tests\/(build|layers)\//],
  ['Endurance', /^tests\/endurance\//],
  ['End to end, in Chromium', /^tests\/e2e\//],
  ['In the real Electron', /^tests\/electron\//],
]

const groupOf = name => groups.findIndex(([, pattern]) => pattern.test(name))

const testFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(name => /\.(test|spec)\.tsx?$/.test(name))

/** Whether a node declares tests: `it(…)`, `test(…)`, `testWithOwnServers(…)`, `it.each(…)(…)`, `it.runIf(…)(…)`. */
const isDeclaration = node =>
  ts.isCallExpression(node) &&
  node.arguments.length > 1 &&
  node.arguments.some(ts.isFunctionLike) &&
  /^(it|test\w*)(\.(each|for|runIf|skipIf)\b.*[)`])?$/s.test(node.expression.getText())

const isTable = node => ts.isCallExpression(node) && /^\w+\.(each|for)\b/.test(node.expression.getText())

/** Whether a declaration runs once for each case: in a table, a loop, or a helper that declares tests. */
function isRepeated(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (isTable(at) || ts.isIterationStatement(at, false)) return true
    const isSuite = ts.isCallExpression(at.parent) && /^(test\.)?describe\b/.test(at.parent.expression.getText())
    if (ts.isFunctionLike(at) && !isSuite) return true
  }
  return false
}

/** The declared tests of one file: how many, and how many of them run once for each case. */
function declaredIn(name) {
  const file = ts.createSourceFile(name, readFileSync(path.join(root, name), 'utf8'), ts.ScriptTarget.Latest, true)
  const counts = { declared: 0, repeated: 0 }
  walk(file, node => {
    if (!isDeclaration(node)) return
    counts.declared += 1
    if (isRepeated(node)) counts.repeated += 1
  })
  return counts
}

const sum = (list, of) => list.reduce((total, one) => total + of(one), 0)

/** The declared tests of each group, as `{ title, declared, repeated }`. */
export function declaredTests() {
  const counted = testFiles().map(name => ({ name, ...declaredIn(name) }))
  return groups.map(([title], at) => {
    const own = counted.filter(({ name }) => groupOf(name) === at)
    return { title, declared: sum(own, one => one.declared), repeated: sum(own, one => one.repeated) }
  })
}

/** The file of every test that runs in `npm run nightly` or `npm test`, by the lists of Vitest and Playwright. */
function listedTests(isNightly) {
  const env = { ...process.env, HANAMARU_NIGHTLY: isNightly ? '1' : '' }
  const list = args =>
    JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env }))
  const unit = list(['node_modules/vitest/vitest.mjs', 'list', '--json'])
  const specs = folder =>
    specsOf(list(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json', ...folder]))
  const electron = specs(['--config', 'tests/electron/playwright.config.ts'])
  return [
    ...unit.map(({ file }) => path.relative(root, file)),
    ...specs([]).map(({ file }) => `tests/e2e/${file}`),
    ...electron.map(({ file }) => `tests/electron/${file}`),
  ]
}

const figure = value => value.toLocaleString('en-US')

function table(rows) {
  const cells = ({ title, declared, repeated, nightly, daily }) =>
    `| ${title} | ${[declared, repeated, nightly - (declared - repeated), nightly, daily].map(figure).join(' | ')} |`
  const total = {
    title: '**All**',
    ...Object.fromEntries(['declared', 'repeated', 'nightly', 'daily'].map(key => [key, sum(rows, row => row[key])])),
  }
  const head = [
    '| Tests of | Declared | of these, once for each case | Cases | Tests that run | of these, not only in nightly |',
    '|---|---|---|---|---|---|',
  ]
  return [begin, ...head, ...[...rows, total].map(cells), end].join('\n')
}

/** The groups whose declared tests differ from the table of the page by more than 5 %, as one line each. */
export function outdated(text, rows) {
  return rows.flatMap(({ title, declared }) => {
    const line = text.split('\n').find(each => each.startsWith(`| ${title} |`)) ?? ''
    const written = Number(line.split('|')[2]?.replaceAll(',', '') ?? 0)
    return Math.abs(declared - written) > 0.05 * declared ? [`${title}: ${declared} tests, ${written} in the page`] : []
  })
}

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(page, 'utf8')
  const rows = declaredTests()
  const lists = { nightly: listedTests(true), daily: listedTests(false) }
  const count = (files, at) => files.filter(name => groupOf(name) === at).length
  const counted = rows.map((row, at) => ({
    ...row,
    nightly: count(lists.nightly, at),
    daily: count(lists.daily, at),
  }))
  const [before, rest = ''] = text.split(begin)
  writeFileSync(page, before + table(counted) + (rest.split(end)[1] ?? ''))
}
