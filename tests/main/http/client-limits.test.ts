import { Readable } from 'node:stream'
import type { AxiosAdapter } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ClientDependencies, createClient, type Identity } from '../../../main/http/client'
import { createTransport } from '../../../main/http/transport'
import { text } from '../../../shared/text'
import { type Answerer, type FakeServer, reply, startServer } from '../../fakes/http-server'
import { online } from '../../fakes/offline'
import { defined } from '../../fixtures/defined'

const teacher: Identity = { token: 'secret-token', generation: 2, teacher_id: '17', teacher_flag: 'bc' }

const servers: FakeServer[] = []
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all(servers.splice(0).map(server => server.close()))
})

async function serve(answer: Answerer): Promise<FakeServer> {
  const server = await startServer(answer)
  servers.push(server)
  return server
}

async function setUp(
  answer: Answerer,
  config: { serverUrl?: string; opsUrl?: string } = {},
  copies: ClientDependencies['copies'] = online.copies,
) {
  const server = await serve(answer)
  let present: Identity | null = teacher
  const unauthorized: string[] = []
  const invalid: string[] = []
  const client = createClient({
    ...online,
    copies,
    config: { serverUrl: server.origin, opsUrl: undefined, ...config },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => present,
    onUnauthorized: () => unauthorized.push(String(present?.token)),
    onServerDate: () => undefined,
    onInvalid: (_endpoint, detail) => invalid.push(detail),
  })
  const become = (next: Identity | null) => {
    present = next
  }
  return { client, server, unauthorized, invalid, become }
}

const export_ = { homework_id: '501' }
/** A valid body that is too long. */
const large = (errcode: number) =>
  `{"errcode":${errcode},"errmsg":"said","data":{"items":[],"total":0,"more":"${'x'.repeat(33 * 1024 * 1024)}"}}`

describe('a call', () => {
  it('leaves no timer behind, whether it is answered or breaks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client, server } = await setUp((response, { path }) =>
      path.includes('team-rows') ? reply(response, { items: [], total: 0 }) : response.destroy(),
    )
    expect(await client.call('team-rows', {})).toMatchObject({ ok: true })
    expect(await client.call('room-list', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(server.received).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('without a configured URL is not sent', async () => {
    const { client, server } = await setUp(response => reply(response, null))
    const answer = await client.call('version-check', { name: 'n', key: 'k', build: '1', device_code: 'd' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(server.received).toHaveLength(0)
  })

  it('that needs no login sends no data of the teacher, also after a login', async () => {
    const { client, server } = await setUp(response => reply(response, null))
    await client.call('send-reset-pwd-mail', { email: 'a@b.jp' })
    const { headers, query } = defined(server.received[0])
    expect(headers.authorization).toBeUndefined()
    expect([...query.keys()]).toEqual([])
  })

  it.each([301, 302, 303, 307, 308])('does not follow a %d, and does not send the token there', async status => {
    const other = await serve(response => reply(response, { items: [], total: 0 }))
    const { client } = await setUp(response => {
      response.writeHead(status, { location: `${other.origin}/elsewhere` })
      response.end()
    })
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind: 'status' } })
    expect(other.received).toHaveLength(0)
  })

  it('does not read a body above the maximum size', async () => {
    const { client } = await setUp(response => {
      response.setHeader('content-type', 'application/json')
      response.end(large(0))
    })
    const answer = await client.call('team-rows', {})
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-response', message: text.invalidResponse } })
  })

  it('reports where and how a response does not match, never its content', async () => {
    const { client, invalid } = await setUp(response => reply(response, { items: [{ id: { name: '秘密の名前' } }] }))
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind: 'invalid-response' } })
    expect(invalid[0]).toContain('items.0.id')
    expect(invalid[0]).not.toContain('秘密')
  })

  it('that was aborted or got an error is not answered from an offline copy', async () => {
    const copy = { body: Buffer.from('{"errcode":0,"data":{"items":[],"total":0}}'), at: 1 }
    const copies = { ...online.copies, take: async () => copy }
    const left = new AbortController()
    const silent = await setUp(() => left.abort(), {}, copies)
    expect(await silent.client.call('team-rows', {}, { signal: left.signal })).toMatchObject({
      error: { kind: 'cancelled' },
    })
    const long = await setUp(response => response.end(large(0)), {}, copies)
    expect(await long.client.call('team-rows', {})).toMatchObject({ error: { kind: 'invalid-response' } })
  })

  it('that was aborted before it began returns at once', async () => {
    const { client } = await setUp(() => undefined)
    const left = new AbortController()
    left.abort()
    const answer = await client.call('team-rows', {}, { signal: left.signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })
})

describe('a file', () => {
  const sheet = { 'content-type': 'application/vnd.ms-excel' }

  it('is an error if the server answers with JSON or another status', async () => {
    for (const body of ['{"errcode":0,"data":{}}', 'null', '']) {
      const json = await setUp(response => response.setHeader('content-type', 'application/json').end(body))
      expect(await json.client.stream('export-topic-score-overview', export_)).toMatchObject({
        ok: false,
        error: { kind: 'invalid-response' },
      })
    }
    // Only the server's envelope says that the homework does not exist; another body may be the page of a web filter.
    for (const [body, status] of [
      ['{"errcode":403}', 403],
      ['PK', undefined],
    ] as const) {
      const page = await setUp(response => response.writeHead(403, sheet).end(body))
      const answer = await page.client.stream('export-topic-score-overview', export_)
      expect(answer).toMatchObject({ ok: false, error: { kind: 'status' } })
      expect(answer).toHaveProperty('error')
      expect((answer as { error: { status?: number } }).error.status).toBe(status)
    }
  })

  it('has the length that the server announces, but not the length of a compressed body', async () => {
    for (const [encoding, length] of [
      [{}, 3],
      [{ 'content-encoding': 'gzip' }, undefined],
    ] as const) {
      // The network of Electron has decompressed the body, and keeps the headers.
      const network: AxiosAdapter = async config => ({
        status: 200,
        statusText: '',
        headers: { ...sheet, ...encoding, 'content-length': '3' },
        config,
        data: Readable.from([Buffer.from('PK\x03')]),
      })
      const client = createClient({
        ...online,
        config: { serverUrl: 'https://school.example' },
        transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, network),
        identity: () => teacher,
        onUnauthorized: () => undefined,
        onServerDate: () => undefined,
        onInvalid: () => undefined,
      })
      const opened = await client.stream('export-topic-score-overview', export_)
      if (!opened.ok) throw new Error(opened.error.message)
      expect(opened.value.length).toBe(length)
      for await (const _chunk of opened.value.body);
    }
  })

  it('whose error body is too large is refused', async () => {
    const { client } = await setUp(response => {
      response.setHeader('content-type', 'application/json')
      response.end(large(9))
    })
    const answer = await client.stream('export-topic-score-overview', export_)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-response', message: text.invalidResponse } })
  })

  it('without data for 30 seconds times out, and the server counts as offline', async () => {
    const onNoResponse = vi.spyOn(online.connectivity, 'onNoResponse')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client } = await setUp(response => {
      response.writeHead(200, sheet)
      response.write('PK')
    })
    const answer = await client.stream('export-topic-score-overview', export_)
    if (!answer.ok) throw new Error(answer.error.message)
    const chunks = answer.value.body[Symbol.asyncIterator]()
    await chunks.next()
    expect(onNoResponse).not.toHaveBeenCalled()
    const silent = expect(chunks.next()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    await vi.advanceTimersByTimeAsync(30_001)
    await silent
    expect(onNoResponse).toHaveBeenCalledOnce()
  })

  it('whose reader stops is closed, so that the server does not send the rest', async () => {
    const closed = vi.fn()
    const { client } = await setUp(response => {
      response.on('close', closed)
      response.writeHead(200, sheet)
      response.write(Buffer.alloc(100_000))
    })
    const answer = await client.stream('export-topic-score-overview', export_)
    if (!answer.ok) throw new Error(answer.error.message)
    for await (const _chunk of answer.value.body) break
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })
})

it('requests to this machine use no proxy, even if one is configured', async () => {
  const server = await serve(response => response.end('ok'))
  const dead = createTransport({ proxy: 'http://127.0.0.1:9', extraCaFile: undefined }, null)
  expect((await dead.get(`${server.origin}/x`)).status).toBe(200)
  const network = vi.fn(async () => Promise.reject(new Error('not here')))
  const system = createTransport({ proxy: 'system', extraCaFile: undefined }, network)
  expect((await system.get(`${server.origin}/x`)).status).toBe(200)
  expect(network).not.toHaveBeenCalled()
})
