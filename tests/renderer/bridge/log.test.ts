import { beforeEach, describe, expect, it } from 'vitest'
import { BridgeError, setBridge, watchErrors } from '../../../renderer/bridge'
import { createLogLimit } from '../../../renderer/bridge/log'
import { type FakeBridge, fakeBridge } from '../../fakes/bridge'

describe('the client log', () => {
  it('takes each content once, and ten a minute', () => {
    let at = 0
    const allowed = createLogLimit(() => at)
    expect(allowed('same')).toBe(true)
    expect(allowed('same')).toBe(false)
    const taken = Array.from({ length: 30 }, (_, index) => allowed(`error ${index}`)).filter(Boolean)
    expect(taken).toHaveLength(9)
    at = 61_000
    expect(allowed('later')).toBe(true)
  })
})

describe('watchErrors', () => {
  let fake: FakeBridge
  beforeEach(() => {
    fake = fakeBridge()
    setBridge(fake.bridge)
  })
  const logged = () => fake.calls.filter(({ method }) => method === 'app.log')

  it('sends an unhandled error and an unhandled rejection, but no failure of a call', () => {
    const stop = watchErrors(error => error instanceof BridgeError)
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken one') }))
    const reject = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }))
    reject(new Error('broken two'))
    reject(new BridgeError({ kind: 'network', message: 'x', retryable: true }))
    expect(logged()).toHaveLength(2)
    stop()
    reject(new Error('broken three'))
    expect(logged()).toHaveLength(2)
  })
})
