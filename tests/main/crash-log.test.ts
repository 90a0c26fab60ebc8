import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { logCrashes } from '../../main/crash-log'
import { folder } from '../fixtures/folder'

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)

/** The events that Node emits for each kind of error. */
function tell(path: string) {
  const before = { caught: process.listeners('uncaughtExceptionMonitor'), warned: process.listeners('warning') }
  const stop = logCrashes(path, () => 0)
  const added = <T>(now: T[], then: T[]) => now.filter(listener => !then.includes(listener))
  const caught = added(process.listeners('uncaughtExceptionMonitor'), before.caught)
  const warned = added(process.listeners('warning'), before.warned)
  return {
    stop,
    uncaught: (error: Error) => caught.forEach(hear => void hear(error, 'uncaughtException')),
    warning: (error: Error) => warned.forEach(hear => void hear(error)),
  }
}

it('writes uncaught errors and unhandled rejections, but no other warning', () => {
  const path = join(folder(), 'main.log')
  const { stop, uncaught, warning } = tell(path)
  uncaught(new TypeError('a fault of ours'))
  warning(Object.assign(new Error('a promise'), { name: 'UnhandledPromiseRejectionWarning' }))
  warning(Object.assign(new Error('an old call'), { name: 'DeprecationWarning' }))
  stop()
  expect(linesOf(path)).toMatchObject([
    { event: 'crash', origin: 'uncaughtException', detail: expect.stringContaining('a fault of ours') },
    { event: 'crash', origin: 'unhandledRejection', detail: expect.stringContaining('a promise') },
  ])
})

it('writes only the first errors', () => {
  const path = join(folder(), 'main.log')
  const { stop, uncaught } = tell(path)
  for (let turn = 0; turn < 1000; turn++) uncaught(new Error('again'))
  stop()
  expect(linesOf(path)).toHaveLength(50)
})

it('writes nothing after it was stopped', () => {
  const before = process.listenerCount('uncaughtExceptionMonitor') + process.listenerCount('warning')
  const { stop } = tell(join(folder(), 'main.log'))
  stop()
  expect(process.listenerCount('uncaughtExceptionMonitor') + process.listenerCount('warning')).toBe(before)
})

it('uses the names that Node gives them', () => {
  const script = `process.on('warning', warning => console.log(warning.name)); Promise.reject(new Error('x'))`
  const { stdout } = spawnSync(process.execPath, ['--unhandled-rejections=warn', '-e', script], { encoding: 'utf8' })
  expect(stdout.split('\n')).toContain('UnhandledPromiseRejectionWarning')
})
