import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../main/http/api-error'
import { type ApiClient, createClient, type Identity } from '../../../main/http/client'
import { createTransport } from '../../../main/http/transport'
import { createTokenRenewal } from '../../../main/session/token-renewal'
import { failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { type Answerer, type FakeServer, reply, startServer } from '../../fakes/http-server'
import { online } from '../../fakes/offline'
import { defined } from '../../fixtures/defined'

const teacher: Identity = { token: 'secret-token', generation: 2, teacher_id: '17', teacher_flag: 'bc' }

let server: FakeServer | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  server = undefined
})

async function setUp(answer: Answerer, identity: Identity | null = teacher) {
  server = await startServer(answer)
  let present = identity
  const unauthorized: string[] = []
  const invalid: string[] = []
  const dates: number[] = []
  const renewal = createTokenRenewal()
  const client: ApiClient = createClient({
    ...online,
    tokenRenewal: renewal,
    config: { serverUrl: server.origin, opsUrl: `${server.origin}/ops` },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => present,
    onUnauthorized: () => unauthorized.push(String(present?.token)),
    onServerDate: instant => dates.push(instant),
    onInvalid: (endpoint, detail) => invalid.push(`${endpoint} ${detail}`),
  })
  const become = (next: Identity | null) => {
    present = next
  }
  return { client, server, unauthorized, invalid, dates, become, renewal }
}

const rows = { items: [{ id: 3, name: '2年A組', allow_join: '1' }], total: '1' }

it.each(['\ud800', 'a\udc00b'])(
  'a lone surrogate in a request does not make the server count as offline: %j',
  async half => {
    const { client, server } = await setUp(response => reply(response, rows))
    const answer = await client.call('homework-basic-info', { id: half })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(server.received).toHaveLength(0)
  },
)

describe('a call', () => {
  it('sends token, flag and teacher_id, and reads numbers that arrive as text', async () => {
    const { client, server, dates } = await setUp(response => reply(response, rows))
    const answer = await client.call('team-rows', {})
    expect(answer).toEqual({
      ok: true,
      value: { items: [{ id: '3', name: '2年A組', allow_join: 1, sort: 0, student_count: 0, hidden: 0 }], total: 1 },
    })
    const [request] = server.received
    expect(request?.headers.authorization).toBe('Bearer secret-token')
    expect([request?.query.get('flag'), request?.query.get('teacher_id')]).toEqual(['bc', '17'])
    expect(dates).toHaveLength(1)
    const version = { name: 'hanamaru', key: 'teacher-console', build: '7.1.1', device_code: 'x' } as const
    await client.call('version-check', version)
    expect(dates).toHaveLength(2)
  })

  it('sends neither token nor identity before login', async () => {
    const { client, server } = await setUp(response => reply(response, null))
    await client.call('send-reset-pwd-mail', { email: 'a@b.jp' })
    const request = defined(server.received[0])
    expect(request.headers.authorization).toBeUndefined()
    expect([...request.query.keys()]).toEqual([])
    expect(request.body).toBe('{"email":"a@b.jp"}')
  })

  it('is not sent if its request does not match the row', async () => {
    const { client, server } = await setUp(response => reply(response, rows))
    const answer = await client.call('homework-basic-info', { id: '1', more: 1 } as { id: string })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(server.received).toHaveLength(0)
  })

  it('is not sent if nobody is logged in', async () => {
    const { client, server } = await setUp(response => reply(response, rows), null)
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    expect(server.received).toHaveLength(0)
  })
})

describe('failures', () => {
  const json =
    (status: number, body: string, type = 'application/json'): Answerer =>
    response => {
      response.writeHead(status, { 'content-type': type })
      response.end(body)
    }
  const cases: [string, Answerer, string, string][] = [
    ['400', json(400, '{"errcode":400,"errmsg":"だめです"}'), 'status', 'だめです'],
    ['404 without a body', json(404, ''), 'status', text.operation],
    ['500', json(500, '{"errmsg":"secret stack"}'), 'server', text.serverFault],
    ['503 in HTML', json(503, '<h1>busy</h1>', 'text/html'), 'status', text.operation],
    ['errcode as a status', json(200, '{"errcode":12,"errmsg":"上限です"}'), 'status', '上限です'],
    ['errcode 500', json(200, '{"errcode":500,"errmsg":""}'), 'server', text.serverFault],
    ['errcode as text', json(200, '{"errcode":"401","errmsg":""}'), 'unauthorized', text.unauthorized],
    ['a redirect', json(302, ''), 'status', text.operation],
    ['HTML with 200', json(200, '<html>', 'text/html'), 'invalid-response', text.invalidResponse],
    ['garbage', json(200, '{"errcode":0,"data":{'), 'invalid-response', text.invalidResponse],
    ['no envelope', json(200, '[]'), 'invalid-response', text.invalidResponse],
    ['an errcode of null', json(200, '{"errcode":null,"data":{"items":[]}}'), 'invalid-response', text.invalidResponse],
    [
      'an errcode of nothing',
      json(200, '{"errcode":"","data":{"items":[]}}'),
      'invalid-response',
      text.invalidResponse,
    ],
    [
      'an id that is not exact',
      json(200, '{"errcode":0,"data":{"items":[{"id":9007199254740993}]}}'),
      'invalid-response',
      text.invalidResponse,
    ],
    ['data of another shape', json(200, '{"errcode":0,"data":[1]}'), 'invalid-response', text.invalidResponse],
    ['a dropped connection', response => response.destroy(), 'network', text.failed],
    [
      'a body cut short',
      response => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('{"errcode":0')
        setTimeout(() => response.destroy(), 20)
      },
      'network',
      text.failed,
    ],
  ]
  it.each(cases)('%s', async (_name, answerer, kind, message) => {
    const { client, server } = await setUp(answerer)
    const answer = await client.call('team-rows', {})
    expect(answer).toMatchObject({ ok: false, error: { kind, message } })
    expect(server.received).toHaveLength(1)
  })

  it('a 401 to the current token calls onUnauthorized', async () => {
    const { client, unauthorized } = await setUp(json(401, ''))
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    expect(unauthorized).toEqual(['secret-token'])
  })

  it('a 401 at login does not mean an expired session', async () => {
    const { client, unauthorized } = await setUp(json(401, '{"errmsg":"ちがいます"}'))
    const answer = await client.call('pass-card-login', { key: 'x' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', message: 'ちがいます' } })
    expect(unauthorized).toEqual([])
  })

  it('an invalid body is reported with the name of the endpoint, without its content', async () => {
    const { client, invalid } = await setUp(response => reply(response, { items: [{ name: '秘密の名前' }] }))
    await client.call('team-rows', {})
    expect(invalid).toHaveLength(1)
    expect(invalid[0]).toContain('team-rows')
    expect(invalid[0]).not.toContain('秘密')
  })

  it.each([
    ['', 'empty'],
    [' \r\n', 'empty'],
    ['\n<!DOCTYPE html><p>秘密</p>', 'HTML'],
    ['{"data": "秘密', 'JSON'],
    ['秘密', 'no JSON'],
  ])('a body without an envelope is reported with its format: %j', async (body, format) => {
    const { client, invalid } = await setUp(json(200, body))
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind: 'invalid-response' } })
    expect(invalid).toEqual([`team-rows no envelope, status 200, ${format}`])
  })

  it('no server at the port', async () => {
    const { client, server } = await setUp(response => reply(response, rows))
    await server.close()
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
  })

  it('no response within 30 seconds is a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client, server } = await setUp(() => undefined)
    const answer = client.call('team-rows', {})
    await vi.waitFor(() => expect(server.received).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(29_000)
    let ended = false
    void answer.then(() => {
      ended = true
    })
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  it('an abort by the caller is `cancelled`', async () => {
    const { client, server } = await setUp(() => undefined)
    const controller = new AbortController()
    const answer = client.call('team-rows', {}, { signal: controller.signal })
    await vi.waitFor(() => expect(server.received).toHaveLength(1))
    controller.abort()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })
})

describe('a response for a session that has ended', () => {
  const next: Identity = { token: 'next', generation: 4, teacher_id: '18', teacher_flag: '' }

  it.each([
    ['data', (response: Parameters<Answerer>[0]) => reply(response, rows)],
    ['a 401', (response: Parameters<Answerer>[0]) => reply(response, null, 401)],
  ])('is void: %s', async (_name, answer) => {
    const waiting: Parameters<Answerer>[0][] = []
    const { client, unauthorized, become } = await setUp(response => waiting.push(response))
    const late = client.call('team-rows', {})
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    become(next)
    for (const response of waiting) answer(response)
    expect(await late).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(unauthorized).toEqual([])
  })
})

describe('a response for a session whose token was renewed', () => {
  const renewed: Identity = { ...teacher, token: 'renewed' }

  async function held() {
    const waiting: Parameters<Answerer>[0][] = []
    const { client, unauthorized, become } = await setUp(response => waiting.push(response))
    const late = client.call('team-rows', {})
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    become(renewed)
    return { late, unauthorized, answer: (act: (response: Parameters<Answerer>[0]) => void) => waiting.map(act) }
  }

  it('reaches its caller: a running export continues', async () => {
    const { late, answer } = await held()
    answer(response => reply(response, rows))
    expect(await late).toMatchObject({ ok: true })
  })

  /** A server that refuses every token but `good`. */
  const only =
    (good: string): Answerer =>
    (response, { headers, path }) => {
      if (headers.authorization !== `Bearer ${good}`) return reply(response, null, 401)
      if (path.includes('export')) response.writeHead(200, { 'content-type': 'application/vnd.ms-excel' }).end('PK')
      else reply(response, rows)
    }
  const tokens = ({ received: requests }: FakeServer) => requests.map(({ headers }) => headers.authorization)

  /** A call with the old token, which the server refuses once it accepts only the new one. */
  async function refused(act: (client: ApiClient) => Promise<unknown>, good = 'renewed') {
    const waiting: (() => void)[] = []
    const stage = await setUp((response, request) => {
      if (waiting.length === 0) waiting.push(() => only(good)(response, request))
      else only(good)(response, request)
    })
    const late = act(stage.client)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    stage.become(renewed)
    waiting[0]?.()
    return { ...stage, answer: await late }
  }

  it('is requested once more with the new token if the old one was refused', async () => {
    const { answer, server, unauthorized } = await refused(client => client.call('team-rows', {}))
    expect(answer).toMatchObject({ ok: true })
    expect(tokens(server)).toEqual(['Bearer secret-token', 'Bearer renewed'])
    expect(unauthorized).toEqual([])
  })

  it('is requested once more if it is a file', async () => {
    const { answer, server } = await refused(client =>
      client.stream('export-topic-score-overview', { homework_id: '1' }),
    )
    expect(answer).toMatchObject({ ok: true })
    expect(tokens(server)).toEqual(['Bearer secret-token', 'Bearer renewed'])
  })

  it('ends the session if the new token is refused as well', async () => {
    const { answer, unauthorized, server } = await refused(client => client.call('team-rows', {}), 'another')
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    expect(unauthorized).toEqual(['renewed'])
    expect(server.received).toHaveLength(2)
  })

  it('of a call other than GET is not requested again: the call fails and the session goes on', async () => {
    const request = { client: 'c', device: 'd', content: 'x' }
    const { answer, server, unauthorized } = await refused(client => client.call('submit-client-log', request))
    expect(answer).toEqual(failure('status', text.tokenReplaced))
    expect(server.received).toHaveLength(1)
    expect(unauthorized).toEqual([])
  })

  it('is requested again only once, however often the token is replaced', async () => {
    const stage = await setUp(response => {
      stage.become({ ...teacher, token: `token ${stage.server.received.length}` })
      reply(response, null, 401)
    })
    expect(await stage.client.call('team-rows', {})).toEqual(failure('status', text.tokenReplaced))
    expect(stage.server.received).toHaveLength(2)
    expect(stage.unauthorized).toEqual([])
  })
})

describe('a 401 during a token renewal', () => {
  const renewed: Identity = { ...teacher, token: 'renewed' }
  const next: Identity = { token: 'next', generation: 4, teacher_id: '18', teacher_flag: '' }

  /** A call that got a 401 and waits for the end of the token renewal. */
  async function waiting(signal?: AbortSignal) {
    const stage = await setUp((response, { headers }) =>
      reply(response, rows, headers.authorization === 'Bearer renewed' ? 0 : 401),
    )
    let done = () => {}
    const renewing = stage.renewal.run(() => new Promise<void>(resolve => (done = resolve)))
    const answered = vi.fn()
    const answer = stage.client.call('team-rows', {}, { signal })
    void answer.then(answered)
    await vi.waitFor(() => expect(stage.server.received).toHaveLength(1))
    // A result would have arrived by now.
    await expect(stage.client.call('send-reset-pwd-mail', { email: 'a@b.jp' })).resolves.toMatchObject({ ok: false })
    expect(answered).not.toHaveBeenCalled()
    expect(stage.unauthorized).toEqual([])
    const end = async (identity: Identity | null) => {
      stage.become(identity)
      done()
      await renewing
      return answer
    }
    return { ...stage, answer, end }
  }

  it('waits, and is ignored if the token was replaced', async () => {
    const { end, unauthorized } = await waiting()
    expect(await end(renewed)).toMatchObject({ ok: true })
    expect(unauthorized).toEqual([])
  })

  it('ends the session if the token was not replaced', async () => {
    const { end, unauthorized } = await waiting()
    expect(await end(teacher)).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    expect(unauthorized).toEqual(['secret-token'])
  })

  it('is ignored after the next teacher has logged in', async () => {
    const { end, unauthorized } = await waiting()
    expect(await end(next)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(unauthorized).toEqual([])
  })

  it('does not end the session if its caller has aborted', async () => {
    const controller = new AbortController()
    const { answer, unauthorized } = await waiting(controller.signal)
    controller.abort()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(unauthorized).toEqual([])
  })
})

describe('a blob', () => {
  const request = { homework_id: '501' }

  it('is streamed with its length', async () => {
    const { client } = await setUp(response => {
      response.writeHead(200, { 'content-type': 'application/vnd.ms-excel', 'content-length': '6' })
      response.write('PK1')
      setTimeout(() => response.end('234'), 20)
    })
    const answer = await client.stream('export-topic-score-overview', request)
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.value.length).toBe(6)
    const parts: number[] = []
    for await (const chunk of answer.value.body) parts.push(...chunk)
    expect(String.fromCharCode(...parts)).toBe('PK1234')
  })

  it('that is an envelope instead returns its error', async () => {
    const { client } = await setUp(response => reply(response, null, 9, '出力できません'))
    const answer = await client.stream('export-topic-score-overview', request)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', message: '出力できません' } })
  })

  it('that breaks off throws an ApiError to its reader', async () => {
    const { client } = await setUp(response => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('PK')
      setTimeout(() => response.destroy(), 20)
    })
    const answer = await client.stream('export-topic-score-overview', request)
    if (!answer.ok) throw new Error(answer.error.message)
    const read = async () => {
      for await (const _chunk of answer.value.body);
    }
    await expect(read()).rejects.toBeInstanceOf(ApiError)
  })
})
