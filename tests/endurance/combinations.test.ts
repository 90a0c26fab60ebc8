/**
 * Combinations of valid and invalid properties of a request to the loopback ports (DESIGN §10): of each kind, exactly
 * the request with only valid properties is answered. The requests are sent as bytes. Calls and sockets have thousands
 * of combinations: `npm run nightly` sends all, `npm test` those with at most two invalid properties.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNightly } from '../fixtures/nightly'
import { type Fixture, startFixture } from '../main/host/fixture'
import { type RawAnswer, type RawClient, rawClient } from '../main/host/raw-client'

const mostInvalid = isNightly ? 4 : 2

let fixture: Fixture
let session: string
let old: string
let used: string
let port: string
const clients: RawClient[] = []

beforeAll(async () => {
  const before = await startFixture()
  old = await before.enter()
  await before.close()
  fixture = await startFixture()
  used = fixture.launch()
  session = await fixture.enter()
  fixture.media = () => ({ status: 200, headers: {}, body: Buffer.from('sound') })
  port = new URL(fixture.origin).port
})
afterAll(async () => {
  for (const client of clients) client.close()
  await fixture.close()
})

/** One value of a property: its name and its header lines. The first row of a table is the valid value. */
type Variation = readonly [name: string, lines: readonly string[], query?: string]

const host = (own: string) => `127.0.0.1:${own}`

const hosts = (own: string): readonly Variation[] => [
  ['right', [`Host: ${host(own)}`]],
  ['missing', []],
  ...['', '127.0.0.1', '127.0.0.1:1', `127.0.0.1.:${own}`, `LOCALHOST:${own}`, `evil.test:${own}`, `[::1]:${own}`]
    .concat(`user@${host(own)}`, `0x7f000001:${own}`)
    .map(name => [name || 'empty', [`Host: ${name}`]] as const),
  ['twice', [`Host: ${host(own)}`, `host: ${host(own)}`]],
  ['right, then another', [`Host: ${host(own)}`, 'Host: evil.test']],
  ['another, then right', ['Host: evil.test', `Host: ${host(own)}`]],
]

const origins = (own: string): readonly Variation[] => [
  ['right', [`Origin: http://${host(own)}`]],
  ['missing', []],
  ...['', 'null', `http://evil.test:${own}`, 'http://127.0.0.1', `https://${host(own)}`, `HTTP://${host(own)}`]
    .concat(`http://${host(own)}/`, `http://127.0.0.1.:${own}`, `http://localhost:${own}`, `http://user@${host(own)}`)
    .map(name => [name || 'empty', [`Origin: ${name}`]] as const),
  ['twice', [`Origin: http://${host(own)}`, `Origin: http://${host(own)}`]],
]

/** More spellings, each tried in a request that is valid otherwise. */
const otherHosts = (own: string): readonly string[] => [
  '127.0.0.1:',
  `127.0.0.1:0${own}`,
  `127.0.0.1:${own}.`,
  `127.0.0.1:${own},evil.test`,
  `127.0.0.1:${own}#`,
  `127.0.0.1:${own}/`,
  `127.0.0.1:${own}@evil.test`,
  `localhost:${own}`,
  `127.0.0.1.evil.test:${own}`,
  `127.0.0.1.nip.io:${own}`,
  `[::ffff:127.0.0.1]:${own}`,
  `http://127.0.0.1:${own}`,
  `0.0.0.0:${own}`,
  `127.1:${own}`,
  `127.0.0.2:${own}`,
  `2130706433:${own}`,
  `0177.0.0.1:${own}`,
  `１２７.0.0.1:${own}`,
]
const otherOrigins = (own: string): readonly string[] => [
  'file://',
  'hanamaru://app',
  'http://evil.test',
  `http://127.0.0.1.evil.test:${own}`,
  'http://127.0.0.1:1',
  `http://127.0.0.1:0${own}`,
  `http://[::1]:${own}`,
  `http://127.0.0.1:${own}.evil.test`,
  `http://127.0.0.1:${own}@evil.test`,
  `http://127.0.0.1:${own} http://evil.test`,
  `ws://127.0.0.1:${own}`,
  `127.0.0.1:${own}`,
  `blob:http://127.0.0.1:${own}`,
]

const sites: readonly Variation[] = [
  ['same-origin', ['Sec-Fetch-Site: same-origin']],
  ['missing', []],
  ['same-site', ['Sec-Fetch-Site: same-site']],
  ['cross-site', ['Sec-Fetch-Site: cross-site']],
  ['twice', ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site']],
]

/** The secret of a call; `query` is set if it is in the address. */
const secrets = (): readonly Variation[] => [
  ['right', [`X-Hanamaru-Session: ${session}`]],
  ['missing', []],
  ['empty', ['X-Hanamaru-Session: ']],
  ['wrong', [`X-Hanamaru-Session: ${session.slice(0, -1)}`]],
  ['of an earlier run', [`X-Hanamaru-Session: ${old}`]],
  ['the launch secret that was used', [`X-Hanamaru-Session: ${used}`]],
  ['the launch secret', [`X-Hanamaru-Session: ${fixture.launch()}`]],
  ['in a cookie', [`Cookie: hanamaru.session=${session}; x-hanamaru-session=${session}`]],
  ['as a bearer', [`Authorization: Bearer ${session}`]],
  ['in the address', [], `?x-hanamaru-session=${session}&session=${session}`],
  ['twice', [`X-Hanamaru-Session: ${session}`, `X-Hanamaru-Session: ${session}`]],
]

/** The secret of a socket. */
const protocols = (): readonly Variation[] => [
  ['right', [`Sec-WebSocket-Protocol: hanamaru, ${session}`]],
  ['missing', []],
  ['only the name', ['Sec-WebSocket-Protocol: hanamaru']],
  ['only the secret', [`Sec-WebSocket-Protocol: ${session}`]],
  ['turned round', [`Sec-WebSocket-Protocol: ${session}, hanamaru`]],
  ['with more behind', [`Sec-WebSocket-Protocol: hanamaru, ${session}, more`]],
  ['wrong', [`Sec-WebSocket-Protocol: hanamaru, ${session.slice(0, -1)}`]],
  ['of an earlier run', [`Sec-WebSocket-Protocol: hanamaru, ${old}`]],
  ['the launch secret', [`Sec-WebSocket-Protocol: hanamaru, ${fixture.launch()}`]],
  ['in a header', ['Sec-WebSocket-Protocol: hanamaru', `X-Hanamaru-Session: ${session}`]],
  ['in a cookie', ['Sec-WebSocket-Protocol: hanamaru', `Cookie: hanamaru.session=${session}`]],
  ['in the address', ['Sec-WebSocket-Protocol: hanamaru'], `?session=${session}`],
]

const call = JSON.stringify({ method: 'app.boot', argument: {} })

/** Every combination of one row of each table in which at most `most` rows are not the first row of their table. */
function* combine<T>(tables: readonly (readonly T[])[], most = tables.length): Generator<T[]> {
  const [first, ...others] = tables
  if (first === undefined) return yield []
  for (const [at, row] of first.entries()) {
    const left = at === 0 ? most : most - 1
    if (left >= 0) for (const rest of combine(others, left)) yield [row, ...rest]
  }
}

/**
 * Sends the combinations with at most `most` invalid properties over a few connections. Returns their number, and the
 * names of those that were answered with `status`.
 */
async function answered(
  portNumber: string,
  tables: readonly (readonly Variation[])[],
  status: number,
  request: (lines: readonly string[], query: string) => { lines: readonly string[]; body?: string },
  most = tables.length,
): Promise<{ names: string[]; count: number }> {
  const waiting = [...combine(tables, most)]
  const count = waiting.length
  const names: string[] = []
  const work = async () => {
    const client = rawClient(Number(portNumber))
    clients.push(client)
    for (let rows = waiting.pop(); rows; rows = waiting.pop()) {
      const headerLines = rows.flatMap(([, lines]) => lines)
      const { lines, body } = request(headerLines, rows.map(([, , query = '']) => query).join(''))
      const answer = await client.ask(lines, body)
      const name = rows.map(([called]) => called).join(' · ')
      if (answer.status === status) names.push(name)
      else expectNothing(answer, name)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return { names: names.sort(), count }
}

/** A refusal contains no information for a page. */
function expectNothing({ status, headers, bytes }: RawAnswer, name: string): void {
  const actual = [status >= 400, bytes, /^(access-control|set-cookie|location)/m.test(headers)]
  if (actual.join() !== 'true,0,false') expect.fail(`${name}: ${status}, ${bytes} bytes\n${headers}`)
}

const post = (lines: readonly string[], query = '') => ({
  lines: [
    `POST /bridge${query} HTTP/1.1`,
    ...lines,
    'Content-Type: application/json',
    `Content-Length: ${call.length}`,
  ],
  body: call,
})
const handshake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'] as const
const upgrade = (lines: readonly string[], query = '') => ({
  lines: [`GET /events${query} HTTP/1.1`, ...handshake, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', ...lines],
})
const get = (lines: readonly string[]) => ({ lines: ['GET / HTTP/1.1', ...lines] })

describe('of all combinations of host, origin, secret and site', () => {
  it('only the call of our own page reaches the bridge', async () => {
    const before = fixture.calls.length
    const { names, count } = await answered(
      port,
      [hosts(port), origins(port), secrets(), sites],
      200,
      post,
      mostInvalid,
    )
    expect(count).toBe(isNightly ? 14 * 13 * 11 * 5 : 586)
    expect(names).toEqual(['missing', 'same-origin'].map(site => `right · right · right · ${site}`))
    expect(fixture.calls.length - before).toBe(names.length)
  })

  it('only one socket opens', async () => {
    const near = sites.filter(([name]) => name === 'missing' || name === 'cross-site')
    const { names, count } = await answered(
      port,
      [hosts(port), origins(port), protocols(), near],
      101,
      upgrade,
      mostInvalid,
    )
    expect(count).toBe(isNightly ? 14 * 13 * 12 * 2 : 505)
    expect(names).toEqual(['right · right · right · missing'])
  })

  it('a page needs only the right host and site, and contains nothing personal', async () => {
    const few = secrets().filter(([name]) => ['right', 'missing', 'wrong'].includes(name))
    const { names } = await answered(port, [hosts(port), sites, origins(port), few], 200, get)
    const right = ['missing', 'same-origin'].flatMap(site =>
      [...combine([origins(port), few])].map(rows => ['right', site, ...rows.map(([name]) => name)].join(' · ')),
    )
    expect(names).toEqual(right.sort())
  })

  it('a sound needs the right host, site and signature', async () => {
    const address = new URL(fixture.host.mediaAddress('a'))
    const other = new URL(fixture.host.mediaAddress('b')).searchParams.get('s')
    const signatures: readonly Variation[] = [
      ['right', [], address.search],
      ['missing', []],
      ['empty', [], '?s='],
      ['of another sound', [], `?s=${other}`],
      ['cut', [], address.search.slice(0, -1)],
      ['as a header', [`S: ${address.searchParams.get('s')}`]],
    ]
    const tables = [hosts(address.port), sites, signatures, origins(port)]
    const { names } = await answered(address.port, tables, 200, (lines, query) => ({
      lines: [`GET ${address.pathname}${query} HTTP/1.1`, ...lines],
    }))
    const right = ['missing', 'same-origin', 'same-site'].flatMap(site =>
      origins(port).map(([origin]) => `right · ${site} · right · ${origin}`),
    )
    expect(names).toEqual(right.sort())
  })
})

describe('in a request that is valid otherwise', () => {
  const rightHost = () => [`Host: ${host(port)}`]
  const rightOrigin = () => [`Origin: http://${host(port)}`]

  it('no other spelling of host or origin is accepted', async () => {
    const spoilt: readonly Variation[] = [
      ...otherHosts(port).map(name => [name, [`Host: ${name}`, ...rightOrigin()]] as const),
      ...otherOrigins(port).map(name => [name, [...rightHost(), `Origin: ${name}`]] as const),
    ]
    for (const [tables, request] of [
      [[spoilt, secrets().slice(0, 1)], post],
      [[spoilt, protocols().slice(0, 1)], upgrade],
    ] as const) {
      expect((await answered(port, tables, request === post ? 200 : 101, request)).names).toEqual([])
    }
  })

  it('each path accepts only its own method', async () => {
    const right = [...rightHost(), ...rightOrigin(), `X-Hanamaru-Session: ${session}`, 'Content-Type: application/json']
    const taken: string[] = []
    const client = rawClient(Number(port))
    clients.push(client)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'HEAD']) {
      for (const path of ['/', '/bridge', '/session', '/events', '/closed', '/download/x', '/m/a', '/nothing', '*']) {
        if (path === '*' && method !== 'OPTIONS') continue
        const head = method === 'HEAD' || method === 'GET' ? [] : [`Content-Length: ${call.length}`]
        const lines = [
          `${method} ${path} HTTP/1.1`,
          ...right,
          ...head,
          ...(method === 'HEAD' ? ['Connection: close'] : []),
        ]
        const { status } = await client.ask(lines, head.length > 0 ? call : '')
        if (status < 400) taken.push(`${method} ${path}`)
      }
    }
    expect(taken).toEqual(['GET /', 'GET /closed', 'POST /bridge'])
  })

  it.each([
    ['an address of another host', () => `GET http://evil.test/ HTTP/1.1`],
    ['an address of our own host', () => `GET http://${host(port)}/ HTTP/1.1`],
    ['an address without a path', () => `GET ? HTTP/1.1`],
    ['a path with a host in it', () => `GET //evil.test/ HTTP/1.1`],
  ])('a request line with %s gets nothing', async (_name, line) => {
    const client = rawClient(Number(port))
    clients.push(client)
    const answer = await client.ask([line(), ...rightHost(), 'Connection: close'])
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it('a body that contains a second request is one request', async () => {
    const before = fixture.calls.length
    const client = rawClient(Number(port))
    clients.push(client)
    const right = [...rightHost(), ...rightOrigin(), `X-Hanamaru-Session: ${session}`, 'Content-Type: application/json']
    const both = ['POST /bridge HTTP/1.1', ...right, `Content-Length: ${call.length}`, 'Transfer-Encoding: chunked']
    expect((await client.ask(both, call)).status).toBe(400)
    const twice = ['POST /bridge HTTP/1.1', ...right, 'Content-Length: 0', `Content-Length: ${call.length}`]
    expect((await client.ask(twice, call)).status).toBe(400)
    expect(fixture.calls).toHaveLength(before)
  })
})
