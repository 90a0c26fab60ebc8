import { beforeEach, describe, expect, it } from 'vitest'
import { BridgeError, setBridge, watchErrors } from '../../../renderer/bridge'
import { type FakeBridge, fakeBridge } from '../../fakes/bridge'

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
