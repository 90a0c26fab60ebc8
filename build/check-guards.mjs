/**
 * `npm run check:guards [-- --area NAME] [--only PATTERN] [--missing] [--write] [--list]`: deletes each guard of DESIGN
 * §10 and §11 in a copy of the tree, one at a time, and checks that a test fails. It is slow, so neither `npm test` nor
 * CI runs it. `--missing` runs only the rows that docs/guards.md does not show as noticed. `--write` writes the results
 * into that page. `--list` prints the rows as JSON and runs nothing. Exit code 1: no test noticed that a guard was
 * deleted.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeCopy } from './guards/copy.mjs'
import { tryRow } from './guards/deletion.mjs'
import { isShown, lineOf, withTable } from './guards/report.mjs'
import { rows } from './guards/rows.mjs'
import { runTests } from './guards/test-run.mjs'

const page = fileURLToPath(new URL('../docs/guards.md', import.meta.url))
const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    only: { type: 'string' },
    missing: { type: 'boolean' },
    write: { type: 'boolean' },
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

/** Tries two guards at a time, each in its own copy. Returns the results in the order of the tables. */
async function tryAll(copies) {
  const answers = new Map()
  const waiting = [...chosen]
  const worker = async copy => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const answer = { row, ...(await tryRow(copy.folder, row)) }
      answers.set(row, answer)
      console.log(`${String(answers.size).padStart(4)}/${chosen.length} ${lineOf(answer)}`)
    }
  }
  await Promise.all(copies.map(worker))
  return chosen.map(row => answers.get(row))
}

async function main() {
  if (chosen.length === 0) throw new Error('no guard of that name')
  const copies = [makeCopy(), makeCopy()]
  try {
    console.log(`${chosen.length} guards; first their tests with no guard deleted:`)
    const tests = [...new Set(chosen.flatMap(row => row.tests))]
    const whole = await runTests(copies[0].folder, tests, { bail: false, minutes: 15 })
    if (!whole.passed) throw new Error(`they do not pass: ${whole.detail}`)
    console.log(`they pass (${tests.length} files)\n`)
    const answers = await tryAll(copies)
    if (values.write) writeFileSync(page, withTable(readFileSync(page, 'utf8'), rows, answers))
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
else await main()
