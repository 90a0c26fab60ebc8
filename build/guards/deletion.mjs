/** One guard taken out of a copy, its tests run, and the guard put back. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTests } from './test-run.mjs'

/** How often `find` stands in `text`. */
const count = (text, find) => text.split(find).length - 1

const once = { bail: true, minutes: 5 }

/** A test may wait in vain for what a guard does; or the machine is busy. */
const isTimeout = /timed out|did not succeed in time/i

/** Whether a test notices that `row`'s guard is gone, and which; `detail` says why where none does. */
export async function tryRow(folder, row) {
  const file = path.join(folder, row.file)
  const text = readFileSync(file, 'utf8')
  const found = count(text, row.find)
  if (found !== 1) return { noticed: false, detail: `its text is ${found} times in the file` }
  let said = 'all tests pass'
  // One after the other: the likeliest stands first, and the rest need not run.
  for (const test of row.tests) {
    writeFileSync(
      file,
      text.replace(row.find, () => row.replace),
    )
    const { failed, detail, passed } = await runTests(folder, [test], once).finally(() => writeFileSync(file, text))
    // What ran out of time counts only where the same test has time enough with the guard in its place.
    const counts = failed && (!isTimeout.test(detail) || (await runTests(folder, [test], once)).passed)
    if (counts) return { noticed: true, by: failed }
    if (!passed) said = detail
  }
  return { noticed: false, detail: said }
}
