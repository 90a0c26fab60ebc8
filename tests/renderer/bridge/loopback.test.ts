import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setHostUnreachable, useHostUnreachable } from '../../../renderer/bridge/host-unreachable'
import { connectLoopback } from '../../../renderer/bridge/loopback'
import { splitLaunch } from '../../../renderer/bridge/loopback-session'
import { text } from '../../../shared/text'

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  constructor(
    readonly address: string,
    readonly protocols: string[],
  ) {
    super()
    FakeSocket.all.push(this)
  }
  sent: unknown[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
  say(event: string, detail: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ event, detail }) }))
  }
}

interface BridgeCall {
  path: string
  headers: Record<string, string>
  body: unknown
}

const asked: BridgeCall[] = []
/** The host's answers, by path. */
let answers: Record<string, () => Response | Promise<Response>>
const leave = vi.fn()

beforeEach(() => {
  asked.length = 0
  FakeSocket.all = []
  leave.mockClear()
  answers = {
    '/session': () => Response.json({ session: 'new-session' }),
    '/bridge': () => Response.json({ ok: true, value: null }),
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    asked.push({ path, headers: { ...(init.headers as Record<string, string>) }, body })
    return answers[path]?.() ?? new Response(null, { status: 404 })
  })
  history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
})

const connected = () => {
  sessionStorage.setItem('hanamaru.session', 'kept')
  return connectLoopback(leave)
}

describe('the session', () => {
  it('is exchanged for the launch secret, which is removed from the address', async () => {
    history.replaceState(null, '', '/#/login?key=card&launch=abc_-9')
    await connectLoopback(leave)
    expect(location.hash).toBe('#/login?key=card')
    expect(asked[0]).toMatchObject({ path: '/session', body: { launch: 'abc_-9' } })
    expect(sessionStorage.getItem('hanamaru.session')).toBe('new-session')
    expect(FakeSocket.all[0]?.protocols).toEqual(['hanamaru', 'new-session'])
  })

  it('survives a reload and an address that was used before', async () => {
    await connected()
    expect(asked).toEqual([])
    history.replaceState(null, '', '/#launch=used')
    answers['/session'] = () => new Response(null, { status: 401 })
    await connectLoopback(leave)
    expect(FakeSocket.all[1]?.protocols).toEqual(['hanamaru', 'kept'])
    expect(leave).not.toHaveBeenCalled()
    expect(location.hash).toBe('')
  })

  it('is missing without a secret: the page shows the host’s notice', async () => {
    void connectLoopback(leave)
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(FakeSocket.all).toEqual([])
  })

  it('is unknown to a restarted host: the page shows the host’s notice, without a message of its own', async () => {
    const bridge = await connected()
    answers['/bridge'] = () => new Response(null, { status: 401 })
    expect(await bridge.app.boot({})).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(leave).toHaveBeenCalledOnce()
  })

  it.each([
    ['#launch=S', 'S', ''],
    ['#/login?launch=S', 'S', '#/login'],
    ['#/login?launch=S&key=K', 'S', '#/login?key=K'],
    ['#/login?key=K&launch=S', 'S', '#/login?key=K'],
  ])('the fragment %s is split', (hash, launch, rest) => {
    expect(splitLaunch(hash)).toEqual({ launch, rest })
  })

  it.each(['', '#/admin/home', '#/x?relaunch=1', '#launch='])('the fragment %j contains no secret', hash => {
    expect(splitLaunch(hash)).toBeNull()
  })
})

describe('audio frames', () => {
  const argument = { id: 'r', generation: 2, first: 0, bytes: new Uint8Array([0, 1, 255]) }
  const frames = { id: 'r', generation: 2, first: 0, bytes: { $bytes: 'AAH/' } }
  const answer = (socket: FakeSocket | undefined, data: unknown) =>
    socket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }))
  const openOf = (bridge: Awaited<ReturnType<typeof connectLoopback>>) => {
    const result = bridge.evaluation.frames(argument)
    const socket = FakeSocket.all.at(-1)
    socket?.dispatchEvent(new Event('open'))
    return { result, socket }
  }

  it('go over a socket of their own, which the first ones open', async () => {
    const bridge = await connected()
    expect(FakeSocket.all.map(({ address }) => address)).toEqual(['ws://localhost:3000/events'])
    const { result, socket } = openOf(bridge)
    expect([socket?.address, socket?.protocols]).toEqual(['ws://localhost:3000/frames', ['hanamaru', 'kept']])
    await vi.waitFor(() => expect(socket?.sent).toEqual([{ number: 1, argument: frames }]))
    for (const noAnswer of [null, {}, { number: 1, result: 5 }, { number: 1 }]) answer(socket, noAnswer)
    answer(socket, { number: 1, result: { ok: true, value: { next: 3, problem: null } } })
    expect(await result).toEqual({ ok: true, value: { next: 3, problem: null } })
    expect(asked).toEqual([])
    const next = bridge.evaluation.frames(argument)
    await vi.waitFor(() => expect(socket?.sent).toHaveLength(2))
    expect(FakeSocket.all).toHaveLength(2)
    answer(socket, { number: 2, result: { ok: true, value: null } })
    expect(await next).toEqual({ ok: true, value: null })
  })

  it('are lost with their socket, and the next ones open another one', async () => {
    const bridge = await connected()
    const { result, socket } = openOf(bridge)
    const lost = expect(result).rejects.toThrow()
    socket?.close()
    await lost
    const again = openOf(bridge)
    expect(again.socket?.address).toBe('ws://localhost:3000/frames')
    expect(FakeSocket.all).toHaveLength(3)
    answer(again.socket, { number: 2, result: { ok: true, value: null } })
    expect(await again.result).toEqual({ ok: true, value: null })
  })

  it('are given up when the host does not answer for two minutes', async () => {
    const bridge = await connected()
    vi.useFakeTimers()
    const { result, socket } = openOf(bridge)
    const lost = expect(result).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(119_000)
    expect(socket?.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await lost
  })
})

describe('a call', () => {
  it('sends the session header and bytes', async () => {
    const bridge = await connected()
    answers['/bridge'] = () => Response.json({ ok: true, value: { file: { $bytes: 'AAH/' } } })
    const result = await bridge.app.log({ content: 'x' })
    expect(asked[0]).toEqual({
      path: '/bridge',
      headers: { 'content-type': 'application/json', 'x-hanamaru-session': 'kept' },
      body: { method: 'app.log', argument: { content: 'x' } },
    })
    expect(result).toEqual({ ok: true, value: { file: new Uint8Array([0, 1, 255]) } })
  })

  it('to an unreachable host is a network failure', async () => {
    const bridge = await connected()
    answers['/bridge'] = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await bridge.app.boot({})).toMatchObject({ ok: false, error: { kind: 'network' } })
    answers['/bridge'] = () => new Response('<html>')
    expect(await bridge.app.boot({})).toMatchObject({ ok: false, error: { kind: 'network' } })
  })

  it('that is refused or cannot be serialised is an invalid request', async () => {
    const bridge = await connected()
    answers['/bridge'] = () => new Response(null, { status: 413 })
    expect(await bridge.app.boot({})).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    const before = asked.length
    const date = { content: new Date() } as object as { content: string }
    expect(await bridge.app.log(date)).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(asked).toHaveLength(before)
  })
})

describe('the event socket', () => {
  it('delivers events to listeners until they unsubscribe', async () => {
    const bridge = await connected()
    const listener = vi.fn()
    const stop = bridge.on('session.changed', listener)
    FakeSocket.all[0]?.say('session.changed', { generation: 2, session: null, reason: 'idle' })
    FakeSocket.all[0]?.dispatchEvent(new MessageEvent('message', { data: 'no json' }))
    stop()
    FakeSocket.all[0]?.say('session.changed', { generation: 2, session: null, reason: 'idle' })
    expect(listener.mock.calls).toEqual([[{ generation: 2, session: null, reason: 'idle' }]])
  })

  it('is reopened after a growing pause of at most ten seconds', async () => {
    vi.useFakeTimers()
    await connected()
    for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = FakeSocket.all.length
      FakeSocket.all.at(-1)?.dispatchEvent(new Event('close'))
      vi.advanceTimersByTime(pause - 1)
      expect(FakeSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    FakeSocket.all.at(-1)?.dispatchEvent(new Event('open'))
    FakeSocket.all.at(-1)?.dispatchEvent(new Event('close'))
    const before = FakeSocket.all.length
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })
})

describe('an unreachable host', () => {
  let reports: boolean[] = []
  let stop = () => {}
  beforeEach(() => {
    reports = []
    setHostUnreachable(false)
    vi.useFakeTimers()
    const { result, unmount } = renderHook(() => {
      const isUnreachable = useHostUnreachable()
      if (reports.at(-1) !== isUnreachable) reports.push(isUnreachable)
      return isUnreachable
    })
    expect(result.current).toBe(false)
    stop = unmount
  })
  afterEach(() => stop())

  const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
  /** Drops the socket and lets every reconnection fail for `ms` milliseconds. */
  async function disconnect(ms: number) {
    FakeSocket.all.at(-1)?.dispatchEvent(new Event('close'))
    for (let elapsed = 0; elapsed < ms; elapsed += 100) {
      const before = FakeSocket.all.length
      await act(() => vi.advanceTimersByTimeAsync(100))
      if (FakeSocket.all.length > before) FakeSocket.all.at(-1)?.dispatchEvent(new Event('close'))
    }
  }
  const back = () => act(async () => void FakeSocket.all.at(-1)?.dispatchEvent(new Event('open')))

  it('is reported after five seconds without a socket, and its return at once', async () => {
    await connected()
    answers['/bridge'] = refuse
    await disconnect(4900)
    expect(reports).toEqual([false])
    await disconnect(200)
    expect(reports).toEqual([false, true])
    await back()
    expect(reports).toEqual([false, true, false])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(reports).toEqual([false, true, false])
  })

  it('is not reported if the socket reopens in time', async () => {
    await connected()
    answers['/bridge'] = refuse
    await disconnect(4000)
    await back()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(reports).toEqual([false])
  })

  it('is not reported while it answers calls, and the probe changes nothing', async () => {
    await connected()
    await disconnect(20_000)
    expect(reports).toEqual([false])
    expect(new Set(asked.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ method: 'api.cancel', argument: { callId: 'present' } })]),
    )
    answers['/bridge'] = refuse
    await disconnect(10_000)
    expect(reports).toEqual([false, true])
  })

  it('that was restarted makes the page show its notice', async () => {
    await connected()
    answers['/bridge'] = () => new Response(null, { status: 401 })
    await disconnect(6000)
    expect(leave).toHaveBeenCalled()
    expect(reports).toEqual([false])
  })
})

describe('a finished file', () => {
  const done = { id: 'd1', name: '成績表.xlsx', at: 100, state: 'done', received: 5 }
  const sheet = () =>
    new Response('sheet', {
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('成績表.xlsx')}` },
    })
  let clicked: string[]
  beforeEach(() => {
    clicked = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    answers['/download/T'] = sheet
  })
  afterEach(() => vi.restoreAllMocks())

  const taken = () => asked.filter(({ path }) => path.startsWith('/download/'))
  /** Sends the ticket again until the file arrives; the page ignores a ticket while it is in use. */
  const takenAfterResending = () =>
    vi.waitFor(() => {
      FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
      expect(clicked).toEqual(['成績表.xlsx'])
    })

  it('is fetched by its ticket and offered by the browser, and no screen sees the ticket', async () => {
    const bridge = await connected()
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    await vi.waitFor(() => expect(clicked).toEqual(['成績表.xlsx']))
    expect(taken()[0]?.headers).toEqual({ 'x-hanamaru-session': 'kept' })
    expect(listener.mock.calls).toEqual([[done]])
  })

  it('that is announced again is neither fetched nor shown twice', async () => {
    const bridge = await connected()
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    FakeSocket.all[0]?.say('downloads.changed', { ...done, state: 'running' })
    for (let time = 0; time < 3; time++) FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    FakeSocket.all[0]?.say('downloads.changed', done)
    await vi.waitFor(() => expect(clicked).toHaveLength(1))
    expect(taken()).toHaveLength(1)
    expect(listener.mock.calls).toEqual([[{ ...done, state: 'running' }], [done]])
  })

  it('that could not be fetched is fetched when its ticket is sent again', async () => {
    await connected()
    answers['/download/T'] = () => Promise.reject(new TypeError('Failed to fetch'))
    FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    await vi.waitFor(() => expect(taken()).toHaveLength(1))
    answers['/download/T'] = sheet
    await takenAfterResending()
  })

  it('that was refused under the lock is fetched when its ticket is sent again', async () => {
    const bridge = await connected()
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    answers['/download/T'] = () => new Response(null, { status: 423 })
    FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    await vi.waitFor(() => expect(taken()).toHaveLength(1))
    answers['/download/T'] = sheet
    await takenAfterResending()
    expect(listener.mock.calls).toEqual([[done]])
  })

  const broken = () => {
    const body = new ReadableStream({ start: controller => controller.error(new TypeError('broken off')) })
    return new Response(body)
  }
  it.each([
    ['is refused', () => new Response(null, { status: 404 })],
    ['breaks off', broken],
  ])('is shown as failed if its fetch %s', async (_how, answer) => {
    const bridge = await connected()
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    answers['/download/T'] = answer
    FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    const error = { kind: 'network', message: text.handOver }
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[done], [{ ...done, state: 'failed', error }]]))
    FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(clicked).toEqual([])
  })

  it('that is made again under the same id is shown again', async () => {
    const bridge = await connected()
    const listener = vi.fn()
    bridge.on('downloads.changed', listener)
    const states = [
      { ...done, state: 'failed' },
      { ...done, at: 101, state: 'running' },
      { ...done, at: 102 },
    ]
    for (const state of states) FakeSocket.all[0]?.say('downloads.changed', state)
    FakeSocket.all[0]?.say('downloads.changed', { ...done, at: 102, isFileMissing: true })
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(4))
  })

  it('that is opened is fetched again, by a ticket that no screen sees', async () => {
    const bridge = await connected()
    answers['/bridge'] = () => Response.json({ ok: true, value: { ticket: 'T' } })
    expect(await bridge.downloads.open({ id: 'd1' })).toEqual({ ok: true, value: {} })
    expect(clicked).toEqual(['成績表.xlsx'])
    answers['/download/T'] = () => new Response(null, { status: 404 })
    expect(await bridge.downloads.open({ id: 'd1' })).toMatchObject({ ok: false, error: { message: text.handOver } })
    answers['/bridge'] = () => Response.json({ ok: false, error: { kind: 'status', message: 'x' } })
    expect(await bridge.downloads.open({ id: 'd1' })).toMatchObject({ ok: false, error: { message: 'x' } })
    expect(taken()).toHaveLength(2)
    answers['/bridge'] = () => Response.json({ ok: true, value: { name: '記録.zip', ticket: 'U' } })
    answers['/download/U'] = () => new Response('zip')
    const files = [{ name: 'まとめ.txt' as const, text: '' }]
    expect(await bridge.report.save({ files })).toEqual({ ok: true, value: { name: '記録.zip' } })
    expect(taken()).toHaveLength(3)
  })

  it('of another tab has no ticket and is not fetched', async () => {
    await connected()
    FakeSocket.all[0]?.say('downloads.changed', { ...done, id: 'd2' })
    FakeSocket.all[0]?.say('downloads.changed', { ...done, ticket: 'T' })
    await vi.waitFor(() => expect(clicked).toHaveLength(1))
    expect(taken().map(({ path }) => path)).toEqual(['/download/T'])
  })
})
