import { describe, expect, it, vi } from 'vitest'
import { buildBridge } from '../../shared/contract/bridge'
import { success } from '../../shared/contract/result'

const noStream = async () => ({ send: () => undefined, close: () => undefined })
const build = () => buildBridge(async () => success(null), noStream)
const running = (id: string) => ({ id, name: '', state: 'running', received: 0 })
const session = (generation: number) => ({ generation, session: null })

describe('an event before the first listener', () => {
  it('waits for the first listener, in order', async () => {
    const { bridge, emit } = build()
    emit('session.changed', session(1))
    emit('downloads.changed', running('a'))
    emit('downloads.changed', running('b'))
    const listener = vi.fn()
    // React mounts twice in development: it adds the listener, removes it, and adds it again.
    bridge.on('downloads.changed', listener)()
    bridge.on('downloads.changed', listener)
    emit('downloads.changed', running('c'))
    await Promise.resolve()
    emit('downloads.changed', running('d'))
    expect(listener.mock.calls.map(([state]) => state.id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('does not wait for a second listener', async () => {
    const { bridge, emit } = build()
    const [first, second] = [vi.fn(), vi.fn()]
    const stop = bridge.on('clock.changed', first)
    emit('clock.changed', { offset: 1 })
    stop()
    emit('clock.changed', { offset: 2 })
    bridge.on('clock.changed', second)
    await Promise.resolve()
    expect([first.mock.calls, second.mock.calls]).toEqual([[[{ offset: 1 }]], []])
  })

  it('is discarded with another session, and kept if the same session is repeated', async () => {
    const { bridge, emit } = build()
    emit('session.changed', session(1))
    emit('downloads.changed', running('old'))
    emit('session.changed', session(2))
    emit('downloads.changed', running('new'))
    emit('session.changed', session(2))
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    await Promise.resolve()
    expect(listener.mock.calls).toEqual([[running('new')]])
  })

  it('waits in a queue of limited length', async () => {
    const { bridge, emit } = build()
    for (let id = 0; id < 2000; id++) emit('downloads.changed', running(String(id)))
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    await Promise.resolve()
    expect(listener.mock.calls).toHaveLength(500)
    expect(listener).toHaveBeenLastCalledWith(running('1999'))
  })
})
