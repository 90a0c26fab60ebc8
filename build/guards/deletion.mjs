/** Deletes one guard in a copy, runs its tests, and restores the guard. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTest } from './test-run.mjs'

/** How often `find` occurs in `text`. */
const count = (text, find) => text.split(find).length - 1

/** A timeout can mean that a test waits for the deleted guard, or that the machine is busy. */
const isTimeout = /timed out|did not succeed in time/i

/** Whether a test fails when `row`'s guard is deleted, and which one; if none fails, `detail` says why. */
export async function tryRow(folder, row) {
  const file = path.join(folder, row.file)
  const text = readFileSync(file, 'utf8')
  const found = count(text, row.find)
  if (found !== 1) return { noticed: false, detail: `its text is ${found} times in the file` }
  const options = { changed: file, allowCrash: row.crash }
  let result = 'all tests pass'
  // One test file after the other: the most likely one is first, and the rest can be skipped after a failure.
  for (const test of row.tests) {
    writeFileSync(
      file,
      text.replace(row.find, () => row.replace),
    )
    const { failed, detail, passed } = await runTest(folder, test, options).finally(() => writeFileSync(file, text))
    // A timeout counts only if the same test passes in time with the guard in place.
    const counts = failed && (!isTimeout.test(detail) || (await runTest(folder, test, options)).passed)
    if (counts) return { noticed: true, detail }
    if (!passed) result = detail
  }
  return { noticed: false, detail: result }
}
