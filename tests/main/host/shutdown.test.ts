import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { shutdown, shutdownTimeoutMs } from '../../../main/host/shutdown'
import { folder } from '../../fixtures/folder'

/** A clock that stands until it is told to go on. */
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
  ['well', async () => undefined],
  ['badly', async () => Promise.reject(new Error('of the disk'))],
])('what closed %s exits', async (_how, close) => {
  const { parts, exit } = setUp()
  await shutdown(close, exit, parts)
  expect([exit.mock.calls.length, parts.kill.mock.calls.length]).toEqual([1, 0])
})

it('what does not close is ended all the same, once its time is up', async () => {
  const { parts, pass, exit } = setUp()
  const ended = shutdown(() => new Promise(() => undefined), exit, parts)
  await pass(shutdownTimeoutMs - 1)
  expect(parts.kill).not.toHaveBeenCalled()
  await pass(1)
  await ended
  expect([exit.mock.calls.length, parts.kill.mock.calls.length]).toEqual([0, 1])
})

it('an exit that would wait for a drive that is away is none; one that waits for a moment is', async () => {
  const hangs = setUp()
  hangs.state.isFileSystemBusy = true
  const ended = shutdown(async () => undefined, hangs.exit, hangs.parts)
  for (let ms = 0; ms <= shutdownTimeoutMs; ms += 50) await hangs.pass(50)
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

it.runIf(process.platform !== 'win32')('a real call to the file system is waited for', async () => {
  const pipe = join(folder(), 'pipe')
  execFileSync('mkfifo', [pipe])
  const order: string[] = []
  // Hangs until somebody writes, as a drive that is away for a while.
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
