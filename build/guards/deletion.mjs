/** One guard taken out of a copy, its tests run, and the guard put back. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTests } from './test-run.mjs'

/** How often `find` stands in `text`. */
const count = (text, find) => text.split(find).length - 1

/** Whether a test notices that `row`'s guard is gone, and which; `detail` says why where none does. */
export async function tryRow(folder, row) {
  const file = path.join(folder, row.file)
  const text = readFileSync(file, 'utf8')
  const found = count(text, row.find)
  if (found !== 1) return { noticed: false, detail: `its text is ${found} times in the file` }
  writeFileSync(
    file,
    text.replace(row.find, () => row.replace),
  )
  try {
    const { failed, detail, passed } = await runTests(folder, row.tests, { bail: true, minutes: 5 })
    if (failed) return { noticed: true, by: failed }
    return { noticed: false, detail: passed ? 'all tests pass' : detail }
  } finally {
    writeFileSync(file, text)
  }
}
