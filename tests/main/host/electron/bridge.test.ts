import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GateCall } from '../../../../main/bridge/gate'
import { connectBridge } from '../../../../main/host/electron/ipc'
import type { EventListener } from '../../../../main/services/index'
import { channel, framesChannel, portChannel } from '../../../../shared/contract/keys'
import { type FakeFrame, fakeFrame, ipcMain, MessagePortMain, resetElectron, state } from '../../../fakes/electron'

vi.mock('electron', () => import('../../../fakes/electron'))

const calls: GateCall[] = []
const listeners = new Set<EventListener>()
let disconnect: () => void
beforeEach(() => {
  resetElectron()
  calls.length = 0
  listeners.clear()
  disconnect = connectBridge({
    gate: {
      async call(call) {
        calls.push(call)
        return { ok: true, value: 1 }
      },
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    replay: tell => tell('clock.changed', { offset: 7 }),
  })
})

const invoke = (senderFrame: FakeFrame | null) =>
  state.handlers.get(`ipc:${channel}`)?.({ senderFrame }, 'app.boot', { a: 1 })
const main = fakeFrame('hanamaru://app')

describe('a call', () => {
  it('reaches the gate with its sender', async () => {
    expect(await invoke(main)).toEqual({ ok: true, value: 1 })
    expect(calls).toEqual([
      { sender: { origin: 'hanamaru://app', mainFrame: true }, method: 'app.boot', argument: { a: 1 } },
    ])
  })

  it('reports inner frames, other pages and destroyed frames correctly', async () => {
    await invoke(fakeFrame('hanamaru://app', main))
    await invoke(fakeFrame('https://grammar.example', main))
    await invoke(null)
    await invoke(fakeFrame('hanamaru://app', null, true))
    expect(calls.map(call => call.sender)).toEqual([
      { origin: 'hanamaru://app', mainFrame: false },
      { origin: 'https://grammar.example', mainFrame: false },
      { origin: 'null', mainFrame: false },
      { origin: 'null', mainFrame: false },
    ])
  })
})

describe('events', () => {
  const ask = (frame: FakeFrame | null) => void ipcMain.emit(portChannel, { senderFrame: frame })
  const emit: EventListener = (event, detail) => {
    for (const listener of listeners) listener(event, detail)
  }

  it('arrive at a port of the page that requested it', () => {
    const frame = fakeFrame('hanamaru://app')
    ask(frame)
    expect(frame.posted).toHaveLength(1)
    expect(frame.posted[0]?.channel).toBe(portChannel)
    expect(frame.posted[0]?.transfer).toHaveLength(1)
  })

  it('are sent to no other page', () => {
    for (const frame of [fakeFrame('https://grammar.example'), fakeFrame('hanamaru://app', main)]) {
      ask(frame)
      expect(frame.posted).toEqual([])
    }
    ask(null)
  })

  it('reach every open port after the current state, and no closed port; a reloaded page has a new one', () => {
    const made: MessagePortMain[] = []
    const started = vi.spyOn(MessagePortMain.prototype, 'start').mockImplementation(function (this: MessagePortMain) {
      made.push(this)
    })
    ask(main)
    ask(main)
    started.mockRestore()
    emit('session.changed', { generation: 2, session: null, reason: 'logout' })
    made[0]?.close()
    emit('session.changed', { generation: 2, session: null, reason: 'idle' })
    const sent = (reason: string) => ({ event: 'session.changed', detail: { generation: 2, session: null, reason } })
    const present = { event: 'clock.changed', detail: { offset: 7 } }
    expect(made.map(port => port.sent)).toEqual([
      [present, sent('logout')],
      [present, sent('logout'), sent('idle')],
    ])
  })

  it('stop with the bridge', () => {
    disconnect()
    expect(state.handlers.has(`ipc:${channel}`)).toBe(false)
    expect(listeners.size).toBe(0)
    const frame = fakeFrame('hanamaru://app')
    ask(frame)
    expect(frame.posted).toEqual([])
  })
})

describe('audio frames', () => {
  const made: MessagePortMain[] = []
  const ask = (frame: FakeFrame | null) => {
    const started = vi.spyOn(MessagePortMain.prototype, 'start').mockImplementation(function (this: MessagePortMain) {
      made.push(this)
    })
    ipcMain.emit(framesChannel, { senderFrame: frame })
    started.mockRestore()
    return made.at(-1)
  }
  beforeEach(() => {
    made.length = 0
  })

  it('go from a port of the page to the gate, and the answer comes back with their number', async () => {
    const page = fakeFrame('hanamaru://app')
    const port = ask(page)
    expect(page.posted.map(({ channel: name, transfer }) => [name, transfer?.length])).toEqual([[framesChannel, 1]])
    port?.emit('message', { data: { number: 4, argument: { first: 0 } } })
    await vi.waitFor(() => expect(port?.sent).toEqual([{ number: 4, result: { ok: true, value: 1 } }]))
    expect(calls).toEqual([
      { sender: { origin: 'hanamaru://app', mainFrame: true }, method: 'evaluation.frames', argument: { first: 0 } },
    ])
    // No event comes on it.
    for (const listener of listeners) listener('clock.changed', { offset: 1 })
    expect(port?.sent).toHaveLength(1)
  })

  it('of a page that has left its frame come from nowhere', async () => {
    const page = fakeFrame('hanamaru://app')
    const port = ask(page)
    page.isDestroyed = () => true
    port?.emit('message', { data: { number: 1, argument: {} } })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.sender).toEqual({ origin: 'null', mainFrame: false })
  })

  it.each([[undefined], ['text'], [{ argument: {} }], [{ number: '1', argument: {} }], [{ number: 1.5 }]])(
    'the message %j is none: the port is closed',
    async data => {
      const port = ask(fakeFrame('hanamaru://app'))
      const close = vi.spyOn(port as MessagePortMain, 'close')
      port?.emit('message', { data })
      await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
      expect(calls).toEqual([])
    },
  )

  it('are taken from no other page', () => {
    for (const frame of [fakeFrame('https://grammar.example'), fakeFrame('hanamaru://app', main), null]) ask(frame)
    expect(made).toEqual([])
    ask(main)
    expect(made).toHaveLength(1)
  })

  it('end with the bridge', () => {
    const port = ask(main)
    const close = vi.spyOn(port as MessagePortMain, 'close')
    disconnect()
    expect(close).toHaveBeenCalledOnce()
    ask(main)
    expect(made).toHaveLength(1)
  })
})
