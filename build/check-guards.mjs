/**
 * `npm run check:guards [-- --area NAME] [--only PATTERN] [--missing] [--write] [--table] [--list]`: deletes each guard
 * of the guard tables in a copy of the tree, one at a time, and checks that a test fails. It is slow, so it is part
 * of `npm run nightly` only. `--missing` runs only the rows that docs/guards.md does not show as noticed. `--write`
 * writes the results into that page. `--table` writes the page's table anew from the rows, and `--list` prints the rows
 * as JSON; both run no tests. Exit code 1: a guard was deleted and no test noticed it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeCopy } from './guards/copy.mjs'
import { tryRow } from './guards/deletion.mjs'
import { isShown, lineOf, withTable } from './guards/report.mjs'
import { rows } from './guards/rows.mjs'
import { runTest } from './guards/test-run.mjs'
import { runPool } from './pool.mjs'

const page = fileURLToPath(new URL('../docs/guards.md', import.meta.url))
const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    only: { type: 'string' },
    missing: { type: 'boolean' },
    write: { type: 'boolean' },
    table: { type: 'boolean' },
    list: { type: 'boolean' },
  },
})

const pattern = new RegExp(values.only ?? '', 'i')
const chosen = rows.filter(
  row =>
    (!values.area || row.area === values.area) &&
    (pattern.test(row.guard) || pattern.test(row.file)) &&
    !(values.missing && isShown(readFileSync(page, 'utf8'), row)),
)

const writeTable = answers => writeFileSync(page, withTable(readFileSync(page, 'utf8'), rows, answers))

/** The control run: every test file passes by itself while all guards are in place. */
async function checkTests(copies) {
  const files = [...new Set(chosen.flatMap(row => row.tests))]
  const runOne = async (file, { folder }) => {
    const first = await runTest(folder, file)
    // A busy machine can make a test late: it gets a second attempt.
    return first.passed ? first : runTest(folder, file)
  }
  const results = await runPool(files, runOne, copies)
  const bad = files.flatMap((file, at) => (results[at].passed ? [] : [`${file}: ${results[at].detail}`]))
  if (bad.length > 0) throw new Error(`these tests fail with all guards in place:\n  ${bad.join('\n  ')}`)
  console.log(`${files.length} test files pass with all guards in place`)
}

async function main() {
  if (chosen.length === 0) throw new Error('no guard has this name')
  const copies = [makeCopy(), makeCopy()]
  try {
    await checkTests(copies)
    let done = 0
    const tryOne = async (row, { folder }) => {
      const answer = { row, ...(await tryRow(folder, row)) }
      done += 1
      console.log(`${String(done).padStart(4)}/${chosen.length} ${lineOf(answer)}`)
      return answer
    }
    const answers = await runPool(chosen, tryOne, copies)
    // The same tests pass again: no deletion had an effect on a later run.
    await checkTests(copies)
    if (values.write) writeTable(answers)
    const survived = answers.filter(answer => !answer.noticed)
    if (survived.length > 0) console.log('\nDeleted, and no test noticed:')
    for (const answer of survived) console.log(`  ${lineOf(answer)}`)
    console.log(`\n${answers.length - survived.length} noticed, ${survived.length} survived`)
    process.exitCode = survived.length > 0 ? 1 : 0
  } finally {
    for (const copy of copies) copy.remove()
  }
}

if (values.list) console.log(JSON.stringify(rows))
else if (values.table) writeTable([])
else {
  await main()
  process.exit()
}
