import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, eventNames, framesChannel, methodNames, portChannel } from '../../shared/contract/keys'
import type { Bridge } from '../../shared/contract/types'

vi.mock('electron', () => import('../fakes/electron'))

let electron: typeof import('../fakes/electron')
let hanamaru: Bridge
beforeEach(async () => {
  // The preload script runs when it is loaded: each test loads it again.
  vi.resetModules()
  electron = (await import('electron')) as object as typeof electron
  electron.resetElectron()
  await import('../../preload/index')
  hanamaru = electron.state.exposed.get('hanamaru') as Bridge
})

describe('window.hanamaru', () => {
  it('has exactly the functions of the contract', () => {
    const names = Object.entries(hanamaru).flatMap(([group, value]) =>
      typeof value === 'function' ? [group] : Object.keys(value).map(name => `${group}.${name}`),
    )
    expect(names.sort()).toEqual([...methodNames, 'on'].sort())
  })

  it('sends each call on one channel and returns the result', async () => {
    const invoke = vi.fn(async () => ({ ok: true, value: null }))
    electron.state.invoke = invoke
    expect(await hanamaru.app.openExternal({ target: 'support' })).toEqual({ ok: true, value: null })
    expect(invoke.mock.calls).toEqual([[channel, 'app.openExternal', { target: 'support' }]])
  })

  it('requests its port at once, and passes events to listeners until they unsubscribe', () => {
    expect(electron.state.done).toContainEqual(['ipcRenderer.send', portChannel])
    const port: { onmessage?: (message: { data: unknown }) => void } = {}
    electron.ipcRenderer.emit(portChannel, { ports: [port] })
    const listener = vi.fn()
    const stop = hanamaru.on('session.changed', listener)
    port.onmessage?.({ data: { event: 'session.changed', detail: { generation: 2, session: null, reason: 'idle' } } })
    port.onmessage?.({ data: { event: 'unknown', detail: 1 } })
    expect(listener.mock.calls).toEqual([[{ generation: 2, session: null, reason: 'idle' }]])
    stop()
    port.onmessage?.({ data: { event: 'session.changed', detail: { generation: 2, session: null, reason: 'idle' } } })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('sends audio frames over a port of their own, which the first frames request', async () => {
    const invoke = vi.fn()
    electron.state.invoke = invoke
    const argument = { id: 'r', generation: 2, first: 0, bytes: new Uint8Array(70) }
    expect(electron.state.done).not.toContainEqual(['ipcRenderer.send', framesChannel])
    const answer = hanamaru.evaluation.frames(argument)
    expect(electron.state.done).toContainEqual(['ipcRenderer.send', framesChannel])
    const port = Object.assign(new EventTarget(), {
      postMessage: vi.fn(),
      onmessage: (_message: { data: unknown }) => undefined,
    })
    electron.ipcRenderer.emit(framesChannel, { ports: [port] })
    await vi.waitFor(() => expect(port.postMessage.mock.calls).toEqual([[{ number: 1, argument }]]))
    const result = { ok: true, value: { next: 1, problem: null } }
    port.onmessage({ data: { number: 1, result } })
    expect(await answer).toEqual(result)
    expect(invoke).not.toHaveBeenCalled()
    // A closed port loses no call: it is told, and the next one requests another port.
    const lost = expect(hanamaru.evaluation.frames(argument)).rejects.toThrow()
    await vi.waitFor(() => expect(port.postMessage).toHaveBeenCalledTimes(2))
    port.dispatchEvent(new Event('close'))
    await lost
    void hanamaru.evaluation.frames(argument)
    expect(electron.state.done.filter(([, name]) => name === framesChannel)).toHaveLength(2)
  })

  it('rejects frames for which it gets no port, and the next ones request another port', async () => {
    const argument = { id: 'r', generation: 2, first: 0, bytes: new Uint8Array(70) }
    const lost = expect(hanamaru.evaluation.frames(argument)).rejects.toThrow()
    electron.ipcRenderer.emit(framesChannel, { ports: [] })
    await lost
    void hanamaru.evaluation.frames(argument)
    expect(electron.state.done.filter(([, name]) => name === framesChannel)).toHaveLength(2)
  })

  it('ignores events that the contract does not name', () => {
    for (const name of eventNames) hanamaru.on(name, () => undefined)()
    expect(() => hanamaru.on('nothing' as 'session.changed', () => undefined)).toThrow(TypeError)
  })

  it('is the only thing that the page gets', () => {
    expect([...electron.state.exposed.keys()]).toEqual(['hanamaru'])
  })
})

it('the preload imports only electron and the contract', () => {
  const source = readFileSync(new URL('../../preload/index.ts', import.meta.url), 'utf8')
  const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  expect(imported.filter(name => name !== 'electron' && !name?.startsWith('../shared/contract/'))).toEqual([])
  expect(imported).toContain('electron')
})
