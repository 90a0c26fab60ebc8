import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { download } from '../../../fakes/bridge'
import { type Fixture, send, startFixture } from '../fixture'

let fixture: Fixture
let session: string
const sockets: WebSocket[] = []
beforeEach(async () => {
  fixture = await startFixture()
  session = await fixture.enter()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await fixture.close()
})

interface Handshake {
  path?: string
  protocols?: string[]
  origin?: string | undefined
  headers?: Record<string, string>
}

function open({ path = '/events', protocols, headers, ...rest }: Handshake = {}): WebSocket {
  const origin = 'origin' in rest ? rest.origin : fixture.origin
  const address = `${fixture.origin.replace('http', 'ws')}${path}`
  const socket = new WebSocket(address, protocols ?? ['hanamaru', session], { origin, headers })
  sockets.push(socket)
  return socket
}

/** `open`, or the status of the refused handshake. */
const outcome = (socket: WebSocket) =>
  new Promise<string | number | undefined>(done => {
    socket.on('open', () => done('open'))
    socket.on('unexpected-response', (_request, response) => done(response.statusCode))
    socket.on('error', () => undefined)
  })

describe('the event socket', () => {
  it('receives every event, and does not echo the secret', async () => {
    const socket = open()
    expect(await outcome(socket)).toBe('open')
    expect(socket.protocol).toBe('hanamaru')
    const nextEvent = new Promise(done => socket.on('message', data => done(JSON.parse(String(data)))))
    fixture.emit('session.changed', { generation: 2, session: null, reason: 'idle' })
    expect(await nextEvent).toEqual({
      event: 'session.changed',
      detail: { generation: 2, session: null, reason: 'idle' },
    })
  })

  const forged: [string, () => Handshake][] = [
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['no origin', () => ({ origin: undefined })],
    ['another host', () => ({ headers: { host: 'evil.example' } })],
    ['another session', () => ({ protocols: ['hanamaru', 'A'.repeat(43)] })],
    ['the launch secret', () => ({ protocols: ['hanamaru', fixture.launch()] })],
    ['no session', () => ({ protocols: ['hanamaru'] })],
    ['no protocol', () => ({ protocols: [] })],
    ['a guess beside the session', () => ({ protocols: ['hanamaru', 'AAAA', session] })],
    ['another protocol', () => ({ protocols: ['other', session] })],
    ['a guess behind the session', () => ({ protocols: ['hanamaru', session, 'AAAA'] })],
    ['another path', () => ({ path: '/events/x' })],
    ['a query', () => ({ path: '/events?x' })],
    ['the name of a property as its path', () => ({ path: '/constructor' })],
    ['frames of another session', () => ({ path: '/frames', protocols: ['hanamaru', 'A'.repeat(43)] })],
    ['frames of another origin', () => ({ path: '/frames', origin: 'https://evil.example' })],
  ]
  it.each(forged)('is refused with %s', async (_name, handshake) => {
    const refusals = fixture.refused.length
    expect(await outcome(open(handshake()))).toBe(403)
    expect(fixture.refused).toHaveLength(refusals + 1)
  })

  describe('that opens', () => {
    type ReceivedEvent = { event: string; detail: Record<string, unknown> }
    const started = download({ name: '' })
    /** Opens a socket and records the events that it receives. */
    async function listen(protocols?: string[]): Promise<{ socket: WebSocket; received: ReceivedEvent[] }> {
      const socket = open({ protocols })
      const received: ReceivedEvent[] = []
      socket.on('message', data => void received.push(JSON.parse(String(data)) as ReceivedEvent))
      await outcome(socket)
      return { socket, received }
    }
    const start = (owner: string, method = 'downloads.start') => {
      fixture.answers[method] = { id: 'd1' }
      const body = JSON.stringify({ method, argument: {} })
      return send(fixture.origin, '/bridge', { method: 'POST', headers: fixture.headers(owner), body })
    }

    it('again receives the current state, and the ticket of the file that this page requested', async () => {
      const { socket, received } = await listen()
      await start(session)
      fixture.emit('downloads.changed', started)
      await expect.poll(() => received).toEqual([{ event: 'downloads.changed', detail: started }])
      socket.terminate()
      await new Promise(done => socket.on('close', done))

      const notices = { new_msg_num: 2, allow_send_message: 1 } as const
      const path = join(fixture.host.paths.downloads, '成績表.xlsx')
      writeFileSync(path, 'sheet')
      const done = { ...started, name: '成績表.xlsx', state: 'done', ticket: await fixture.host.offer(path) } as const
      fixture.emit('downloads.changed', done)
      fixture.emit('notices.changed', notices)
      fixture.present = tell => {
        tell('notices.changed', notices)
        tell('downloads.changed', done)
      }
      const again = await listen()
      await expect
        .poll(() => again.received)
        .toEqual([
          { event: 'notices.changed', detail: notices },
          { event: 'downloads.changed', detail: done },
        ])
      const taken = await send(fixture.origin, `/download/${done.ticket}`, { headers: fixture.headers(session) })
      expect(taken.text).toBe('sheet')
    })

    it.each(['downloads.start', 'downloads.retry'])(
      'receives no used ticket, and no ticket of another page: %s',
      async method => {
        const other = await fixture.enter()
        await start(other, method)
        const path = join(fixture.host.paths.downloads, 'a.xlsx')
        writeFileSync(path, 'sheet')
        const ticket = (await fixture.host.offer(path)) ?? ''
        const done = { ...started, state: 'done' } as const
        fixture.present = tell => tell('downloads.changed', { ...done, ticket })
        const [mine, others] = [await listen(), await listen(['hanamaru', other])]
        fixture.emit('downloads.changed', { ...done, ticket })
        const plain = { event: 'downloads.changed', detail: done }
        const whole = { event: 'downloads.changed', detail: { ...done, ticket } }
        await expect.poll(() => mine.received).toEqual([plain, plain])
        await expect.poll(() => others.received).toEqual([whole, whole])
        await send(fixture.origin, `/download/${ticket}`, { headers: fixture.headers(other) })
        const late = await listen(['hanamaru', other])
        await expect.poll(() => late.received).toEqual([plain])
      },
    )

    it('receives the ticket of a download that finished before its owner was recorded', async () => {
      const path = join(fixture.host.paths.downloads, 'a.xlsx')
      writeFileSync(path, 'sheet')
      const done = { ...started, state: 'done', ticket: await fixture.host.offer(path) } as const
      const { received } = await listen()
      fixture.emit('downloads.changed', done)
      fixture.present = tell => tell('downloads.changed', done)
      await start(session)
      await expect.poll(() => received.at(-1)).toEqual({ event: 'downloads.changed', detail: done })
    })
  })

  it('is closed when the page sends a message', async () => {
    const socket = open()
    await outcome(socket)
    const closed = new Promise(done => socket.on('close', done))
    socket.send('hello')
    expect(await closed).toBe(1008)
  })

  it('is closed with the host', async () => {
    const socket = open()
    await outcome(socket)
    const closed = new Promise(done => socket.on('close', () => done('closed')))
    await fixture.loopback.close()
    expect(await closed).toBe('closed')
  })
})

describe('the socket of audio frames', () => {
  const frames = (bytes: number) => ({ id: 'r', generation: 1, first: 0, bytes: new Uint8Array(bytes) })
  /** Sends a text; what comes next: a message, or the code of the end. */
  const tell = (socket: WebSocket, text: string) =>
    new Promise<unknown>(done => {
      socket.on('message', data => done(JSON.parse(String(data))))
      socket.on('close', done)
      socket.send(text)
    })
  const openFrames = async () => {
    const socket = open({ path: '/frames' })
    expect(await outcome(socket)).toBe('open')
    return socket
  }

  it('brings them to the gate, and the answer with their number', async () => {
    fixture.answers['evaluation.frames'] = { next: 2, problem: null }
    const socket = await openFrames()
    const call = JSON.stringify({ number: 3, argument: { ...frames(0), bytes: { $bytes: 'AAH/' } } })
    expect(await tell(socket, call)).toEqual({ number: 3, result: { ok: true, value: { next: 2, problem: null } } })
    expect(fixture.calls.at(-1)).toMatchObject({
      sender: { origin: fixture.origin, mainFrame: true },
      method: 'evaluation.frames',
      argument: { id: 'r', bytes: new Uint8Array([0, 1, 255]) },
    })
  })

  it.each(['hello', '{}', '[]', 'null', '{"number":"1","argument":{}}'])('is closed by %s', async text => {
    expect(await tell(await openFrames(), text)).toBe(1008)
  })

  it('is closed by frames of a session that has ended since', async () => {
    fixture.answers['evaluation.frames'] = { next: 2, problem: null }
    const socket = await openFrames()
    // of 33 tabs the first one's session ends
    for (let tab = 0; tab < 32; tab += 1) await fixture.enter()
    const call = JSON.stringify({ number: 1, argument: { ...frames(0), bytes: { $bytes: 'AAH/' } } })
    expect(await tell(socket, call)).toBe(1008)
    expect(fixture.calls.filter(({ method }) => method === 'evaluation.frames')).toEqual([])
  })

  it('takes 500 frames, and no message that is much longer', async () => {
    fixture.answers['evaluation.frames'] = { next: 500, problem: null }
    const text = (bytes: number) =>
      JSON.stringify({ number: 1, argument: { ...frames(0), bytes: { $bytes: 'A'.repeat((bytes / 3) * 4) } } })
    expect(await tell(await openFrames(), text(35_001))).toMatchObject({ number: 1 })
    expect(await tell(await openFrames(), text(48_000))).toBe(1009)
  })

  it('brings no events, is no page that listens, and is closed with the host', async () => {
    const socket = await openFrames()
    const received: unknown[] = []
    socket.on('message', data => received.push(data))
    const closed = new Promise(done => socket.on('close', () => done('closed')))
    fixture.emit('clock.changed', { offset: 1 })
    await fixture.loopback.close()
    expect(await closed).toBe('closed')
    expect(received).toEqual([])
  })
})
