import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeError, logError, setBridge, watchErrors } from '../../../renderer/bridge/index'
import { type FakeBridge, fakeBridge } from '../../fakes/bridge'

describe('watchErrors', () => {
  let fake: FakeBridge
  beforeEach(() => {
    fake = fakeBridge()
    setBridge(fake.bridge)
  })
  const logged = () => fake.calls.filter(({ method }) => method === 'app.log')

  it('sends unhandled errors and rejections, but no failures of calls', () => {
    const stop = watchErrors(error => error instanceof BridgeError)
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken one') }))
    const reject = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }))
    reject(new Error('broken two'))
    reject(new BridgeError({ kind: 'network', message: 'x' }))
    expect(logged()).toHaveLength(2)
    stop()
    reject(new Error('broken three'))
    expect(logged()).toHaveLength(2)
  })

  it('sends no report of sizes that are told a frame later, but other messages', () => {
    const stop = watchErrors(() => false)
    for (const message of ['ResizeObserver loop completed with undelivered notifications.', 'Script error.'])
      window.dispatchEvent(new ErrorEvent('error', { message }))
    stop()
    expect(logged().map(({ argument }) => argument)).toEqual([{ content: 'error\nScript error.' }])
  })

  it('sends each error once, with a maximum length, and no content of other thrown values', () => {
    const stop = watchErrors(() => false)
    const long = new ErrorEvent('error', { error: new Error('x'.repeat(20_000)) })
    for (let time = 0; time < 3; time++) window.dispatchEvent(long)
    window.dispatchEvent(new ErrorEvent('error', { error: { nickname: '髙橋 美咲' } }))
    stop()
    const contents = logged().map(({ argument }) => (argument as { content: string }).content)
    expect(contents.map(content => content.length)).toEqual([4000, 'error\nnot an Error: object'.length])
    expect(contents.join()).not.toContain('髙橋')
  })

  it('never throws, neither for an unreadable error nor for a host that does not answer', async () => {
    const stop = watchErrors(() => false)
    const unreadable = new Error('x')
    Object.defineProperty(unreadable, 'message', {
      get() {
        throw new Error('no')
      },
    })
    fake.answer('app.log', () => Promise.reject(new Error('gone')))
    for (const reason of [unreadable, new Error('while the host is gone')]) {
      expect(() => logError('here', reason)).not.toThrow()
    }
    await new Promise(resolve => setTimeout(resolve))
    stop()
    expect(logged().map(({ argument }) => (argument as { content: string }).content.split('\n')[1])).toEqual([
      'an error that cannot be read',
      'Error: while the host is gone',
    ])
  })

  it('sends at most ten a minute, and continues in the next minute', () => {
    let ahead = 1_000_000
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
    for (let at = 0; at < 30; at++) logError('a storm', new Error(`of errors ${at}`))
    expect(logged()).toHaveLength(10)
    ahead += 60_000
    logError('a storm', new Error('is over'))
    expect(logged()).toHaveLength(11)
    clock.mockRestore()
  })
})
