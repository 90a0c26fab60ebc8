/** Runs unit test files in a copy of the repository, with one loaded Vitest for each copy. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stopGroup } from '../run-step.mjs'

const program = fileURLToPath(new URL('test-worker.mjs', import.meta.url))
/** The running workers, by folder. */
const workers = new Map()

function startWorker(folder) {
  const child = fork(program, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  workers.set(folder, child)
  child.once('exit', () => workers.get(folder) === child && workers.delete(folder))
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', code => reject(new Error(`Vitest did not start (exit code ${code})`)))
  })
}

process.on('exit', () => {
  for (const child of workers.values()) stopGroup(child)
})

/**
 * Every test of `file` in `folder` as `{ name, state, errors }`. `changed` is the source file that was changed since
 * the last run. A worker that gives no answer within `minutes` is stopped; the next run starts a new one.
 */
export async function runUnitTests(folder, file, changed, minutes) {
  const child = workers.get(folder) ?? (await startWorker(folder))
  return new Promise(resolve => {
    const finish = tests => {
      clearTimeout(limit)
      child.removeAllListeners('message').off('exit', onStop)
      void resolve(tests)
    }
    const stopped = { name: 'Stopped', message: 'the test process was stopped, or had no memory left' }
    const onStop = () => finish([{ name: file, state: 'failed', errors: [stopped] }])
    const limit = setTimeout(() => {
      workers.delete(folder)
      stopGroup(child)
    }, minutes * 60_000)
    child.once('exit', onStop)
    child.once('message', ({ tests }) => finish(tests))
    child.send({ file, changed })
  })
}
