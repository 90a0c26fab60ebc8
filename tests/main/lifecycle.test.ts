import { describe, expect, it, vi } from 'vitest'
import { Emitter } from '../../main/emitter'
import { DisposableStore } from '../../main/lifecycle'

/** A resource whose disposal takes a while, and writes its name into `order` at the end. */
const slowResource = (name: string, order: string[]) => ({
  async dispose() {
    await new Promise(setImmediate)
    order.push(name)
  },
})

describe('a DisposableStore', () => {
  it('disposes in reverse order, one after the other', async () => {
    const store = new DisposableStore()
    const order: string[] = []
    store.add(slowResource('first', order))
    store.defer(() => void order.push('second'))
    store.add(slowResource('third', order))
    await store.dispose()
    expect(order).toEqual(['third', 'second', 'first'])
  })

  it('disposes everything although one disposal fails, and rejects with the first error', async () => {
    const store = new DisposableStore()
    const order: string[] = []
    store.add(slowResource('first', order))
    store.defer(() => Promise.reject(new Error('later')))
    store.defer(() => {
      throw new Error('earlier')
    })
    await expect(store.dispose()).rejects.toThrow('earlier')
    expect(order).toEqual(['first'])
  })

  it('disposes once: a second call waits for the first', async () => {
    const store = new DisposableStore()
    const order: string[] = []
    store.add(slowResource('resource', order))
    const first = store.dispose()
    await store.dispose()
    expect(order).toEqual(['resource'])
    await first
    expect(order).toEqual(['resource'])
  })

  it('disposes at once what is added after its disposal', async () => {
    const store = new DisposableStore()
    await store.dispose()
    const dispose = vi.fn()
    store.add({ dispose })
    expect(dispose).toHaveBeenCalledTimes(1)
  })
})

describe('an Emitter', () => {
  it('calls each listener in the order of subscription, until it unsubscribes', () => {
    const emitter = new Emitter<number>()
    const values: string[] = []
    const first = emitter.event(value => values.push(`first ${value}`))
    emitter.event(value => values.push(`second ${value}`))
    emitter.fire(1)
    first.dispose()
    emitter.fire(2)
    expect(values).toEqual(['first 1', 'second 1', 'second 2'])
  })
})
