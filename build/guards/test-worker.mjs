/**
 * The child process of vitest-runner.mjs: one Vitest that stays loaded and runs one test file after another in the
 * folder in which it was started. Messages in: `{ file, changed }`; messages out: every test of the file as `{ name,
 * state, errors }`.
 */
import { createVitest } from 'vitest/node'

const vitest = await createVitest('test', {
  root: process.cwd(),
  watch: false,
  reporters: [{}],
  // A few failures are enough, but not one: the first may be a crash that does not count.
  bail: 4,
  maxWorkers: 1,
  passWithNoTests: false,
})

const testOf = test => {
  const { state, errors = [] } = test.result()
  return { name: test.fullName, state, errors: errors.map(({ name, message }) => ({ name, message })) }
}

let lastChanged = ''

async function runFile(file, changed) {
  // The file that was changed before has its old text again.
  for (const each of [lastChanged, changed]) vitest.invalidateFile(each)
  lastChanged = changed
  const [specification] = await vitest.globTestSpecifications([file])
  if (!specification)
    return [{ name: file, state: 'unloaded', errors: [{ name: 'Error', message: 'no such test file' }] }]
  await vitest.runTestSpecifications([specification])
  const suite = specification.testModule
  const loading = suite?.errors() ?? []
  if (loading.length > 0)
    return [{ name: file, state: 'unloaded', errors: loading.map(({ name, message }) => ({ name, message })) }]
  return [...(suite?.children.allTests() ?? [])].map(testOf)
}

process.on('message', async ({ file, changed }) => {
  try {
    process.send({ tests: await runFile(file, changed) })
  } catch (error) {
    process.send({ tests: [{ name: file, state: 'unloaded', errors: [{ name: 'Error', message: String(error) }] }] })
  }
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
