import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { shutdown } from '../../../main/host/shutdown'
import { folder } from '../../fixtures/folder'

/** A fake clock that `pass` moves. */
function setUp() {
  let now = 0
  let waiting: { at: number; go(): void }[] = []
  const state = { isFileSystemBusy: false }
  const parts = {
    after: (ms: number) => new Promise<void>(go => waiting.push({ at: now + ms, go })),
    isFileSystemBusy: () => state.isFileSystemBusy,
    kill: vi.fn(),
  }
  const pass = async (ms: number) => {
    now += ms
    const due = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { go } of due) go()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { state, parts, pass, exit: vi.fn() }
}

it.each([
  ['successfully', async () => undefined],
  ['with an error', async () => Promise.reject(new Error('of the disk'))],
])('exits after closing %s', async (_how, close) => {
  const { parts, exit } = setUp()
  await shutdown(close, exit, parts)
  expect([exit.mock.calls.length, parts.kill.mock.calls.length]).toEqual([1, 0])
})

it('kills the process when closing exceeds the time limit', async () => {
  const { parts, pass, exit } = setUp()
  const ended = shutdown(() => new Promise(() => undefined), exit, parts)
  await pass(9999)
  expect(parts.kill).not.toHaveBeenCalled()
  await pass(1)
  await ended
  expect([exit.mock.calls.length, parts.kill.mock.calls.length]).toEqual([0, 1])
})

it('kills the process when exit would wait for an unreachable drive, but waits for a short delay', async () => {
  const hangs = setUp()
  hangs.state.isFileSystemBusy = true
  const ended = shutdown(async () => undefined, hangs.exit, hangs.parts)
  for (let ms = 0; ms <= 10_000; ms += 50) await hangs.pass(50)
  await ended
  expect([hangs.exit.mock.calls.length, hangs.parts.kill.mock.calls.length]).toEqual([0, 1])
  const slow = setUp()
  slow.state.isFileSystemBusy = true
  const left = shutdown(async () => undefined, slow.exit, slow.parts)
  await slow.pass(50)
  expect(slow.exit).not.toHaveBeenCalled()
  slow.state.isFileSystemBusy = false
  await slow.pass(50)
  await left
  expect([slow.exit.mock.calls.length, slow.parts.kill.mock.calls.length]).toEqual([1, 0])
})

it.runIf(process.platform !== 'win32')('waits for a real file system call', async () => {
  const pipe = join(folder(), 'pipe')
  execFileSync('mkfifo', [pipe])
  const order: string[] = []
  // Hangs until another process writes, like a drive that is unreachable for a while.
  const reading = readFile(pipe).then(() => order.push('read'))
  const ended = shutdown(
    async () => undefined,
    () => order.push('exit'),
  )
  await new Promise(resolve => setImmediate(resolve))
  await writeFile(pipe, 'x')
  await Promise.all([reading, ended])
  expect(order).toEqual(['read', 'exit'])
})
