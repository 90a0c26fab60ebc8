import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Fixture, startFixture } from './fixture'

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

/** `open`, or the status with which the handshake was refused. */
const outcome = (socket: WebSocket) =>
  new Promise<string | number | undefined>(done => {
    socket.on('open', () => done('open'))
    socket.on('unexpected-response', (_request, response) => done(response.statusCode))
    socket.on('error', () => undefined)
  })

describe('the event socket', () => {
  it('brings every event, and echoes no secret', async () => {
    const socket = open()
    expect(await outcome(socket)).toBe('open')
    expect(socket.protocol).toBe('hanamaru')
    const heard = new Promise(done => socket.on('message', data => done(JSON.parse(String(data)))))
    fixture.emit('session.changed', { generation: 2, session: null, reason: 'idle' })
    expect(await heard).toEqual({ event: 'session.changed', detail: { generation: 2, session: null, reason: 'idle' } })
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
    ['another path', () => ({ path: '/events/x' })],
    ['a query', () => ({ path: '/events?x' })],
  ]
  it.each(forged)('is refused with %s', async (_name, handshake) => {
    const refusals = fixture.refused.length
    expect(await outcome(open(handshake()))).toBe(403)
    expect(fixture.refused).toHaveLength(refusals + 1)
  })

  it('is closed when a page sends anything', async () => {
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
