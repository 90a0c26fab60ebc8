import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../main/http/client'
import { resourceUrl } from '../../../main/http/resource-url'
import { createTransport } from '../../../main/http/transport'
import { type Answerer, type FakeServer, startServer } from '../../fakes/http-server'
import { online } from '../../fakes/offline'
import { defined } from '../../fixtures/defined'

let server: FakeServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function setUp(answer: Answerer, hosts?: string[]) {
  server = await startServer(answer)
  const dates: number[] = []
  const onResponse = vi.fn()
  const client = createClient({
    ...online,
    connectivity: { ...online.connectivity, onResponse },
    config: { serverUrl: 'https://api.example', mediaHosts: hosts ?? [server.origin] },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => ({ token: 'secret', generation: 1, teacher_id: '17', teacher_flag: 'bc' }),
    onUnauthorized: () => undefined,
    onServerDate: instant => dates.push(instant),
    onInvalid: () => undefined,
  })
  return { client, server, dates, onResponse, base: `${server.origin}/media/r-1` }
}

const send =
  (body: unknown): Answerer =>
  response =>
    void response.end(JSON.stringify(body))

const training = { errcode: 0, errmsg: '', data: { items: [{ index: 1, screen_text: 'I __.' }, 'broken'] } }

describe('the files of the result views (SPEC §7)', () => {
  it('are fetched without token and identity; for the training file the Authorization header is empty', async () => {
    const { client, server, base, dates, onResponse } = await setUp(send(training))
    const answer = await client.call('grammar-training-file', { resource_path: base, file: 'training.json' })
    expect(answer).toMatchObject({ ok: true, value: { items: [{ broken: false }, { broken: true }] } })
    const [request] = server.received
    expect(request?.path).toBe('/media/r-1/training.json')
    expect(request?.headers.authorization).toBe('')
    expect([...(request?.query.keys() ?? [])]).toEqual([])
    // Neither time nor connectivity: a cache may have answered.
    expect(dates).toEqual([])
    expect(onResponse).not.toHaveBeenCalled()
  })

  it('need no envelope, and fail by its errcode if there is one', async () => {
    const { data } = training
    for (const [body, ok] of [
      [{ data }, true],
      [{ errcode: '0', data }, true],
      [{ errcode: 404, data }, false],
      [{ errcode: 'no', data }, false],
      [{ errcode: 500, errmsg: 'x', data: null }, false],
    ] as const) {
      const { client, server, base } = await setUp(send(body))
      const answer = await client.call('grammar-training-file', { resource_path: base, file: 't.json' })
      expect(answer).toMatchObject(ok ? { ok, value: { items: [{ broken: false }, {}] } } : { ok })
      await server.close()
    }
  })

  it('are read at the URL that a response names, with comments as JSON or as JSON text', async () => {
    const sent_comments = [{ hit_words_pos: '0,2', hit_words: 'It', cmt_level: '3' }]
    for (const comments of [{ sent_comments }, JSON.stringify({ sent_comments })]) {
      const { client, server, base } = await setUp(send({ text: 'It was.', comments }))
      const answer = await client.call('evaluate-xml-file', { evaluate_xml: `${base}/c.json?sign=1` })
      expect(answer).toMatchObject({
        ok: true,
        value: { text: 'It was.', comments: { sent_comments: [{ hit_words_pos: '0,2', cmt_level: 3 }] } },
      })
      const { headers, query } = defined(server.received[0])
      expect(query.get('sign')).toBe('1')
      expect(headers.authorization).toBeUndefined()
      await server.close()
    }
  })

  it('are requested with the version of their resource', async () => {
    const { client, server, base } = await setUp(send({ items: [{ index: 1, questions: [{ index: 1 }] }] }))
    const request = { resource_path: `${base}/`, file: 'part 1.json', resource_version: '3&x=1' }
    expect(await client.call('note-taking-part-file', request)).toMatchObject({ ok: true })
    expect(server.received[0]?.path).toBe('/media/r-1/part%201.json')
    expect([...(server.received[0]?.query ?? [])]).toEqual([['v', '3&x=1']])
  })

  it('are fetched from allowed hosts only, and not at all without a list', async () => {
    for (const hosts of [['https://media.example'], []]) {
      const { client, server, base } = await setUp(send(training), hosts)
      const answer = await client.call('grammar-training-file', { resource_path: base, file: 't.json' })
      expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
      expect(server.received).toHaveLength(0)
      await server.close()
    }
  })

  it('do not follow a redirect', async () => {
    const { client, server, base } = await setUp(response =>
      response.writeHead(302, { location: `${base}/other.json` }).end(),
    )
    const answer = await client.call('grammar-training-file', { resource_path: base, file: 't.json' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: 302 } })
    expect(server.received).toHaveLength(1)
  })

  it('have a maximum size', async () => {
    for (const [bytes, result] of [
      [4 * 1024 * 1024, { ok: true }],
      [4 * 1024 * 1024 + 1, { ok: false, error: { kind: 'invalid-response' } }],
    ] as const) {
      const { client, server, base } = await setUp(response => response.end(JSON.stringify(training).padEnd(bytes)))
      const answer = await client.call('grammar-training-file', { resource_path: base, file: 't.json' })
      expect(answer).toMatchObject(result)
      await server.close()
    }
  })

  it('do not end the session with a 401', async () => {
    const { client, base } = await setUp(response => response.writeHead(401).end('{}'))
    const answer = await client.call('grammar-training-file', { resource_path: base, file: 't.json' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: 401 } })
  })
})

describe('the URL of a file', () => {
  const hosts = ['https://media.example', 'http://127.0.0.1:8080']
  const file = (resource_path: string, name: string) =>
    resourceUrl('{resource_path}/{file}', { resource_path, file: name }, hosts)?.href ?? null
  const whole = (evaluate_xml: string) => resourceUrl('{evaluate_xml}', { evaluate_xml }, hosts)?.href ?? null

  it.each([
    ['https://media.example/r-1', '音声.json', 'https://media.example/r-1/%E9%9F%B3%E5%A3%B0.json'],
    ['https://media.example/r-1/', 'a/b.json', 'https://media.example/r-1/a/b.json'],
    ['http://127.0.0.1:8080/media/r-1', 'a..b.json', 'http://127.0.0.1:8080/media/r-1/a..b.json'],
    ['https://cdn.example/r-1', 'https://media.example/x.json', 'https://media.example/x.json'],
  ])('%s and %s', (base, name, address) => expect(file(base, name)).toBe(address))

  it.each([
    ['https://media.example/r-1', '../r-2/t.json'],
    ['https://media.example/r-1', 'a/../../t.json'],
    ['https://media.example/r-1', '%2e%2e/t.json'],
    ['https://media.example/r-1', '..%2ft.json'],
    ['https://media.example/r-1', '..\\t.json'],
    ['https://media.example/r-1', 't.json?token=1'],
    ['https://media.example/r-1', 't.json#x'],
    ['https://media.example/r-1', 'a\nb.json'],
    ['https://media.example/r-1/..', 't.json'],
    ['https://media.example/%2e%2e/r-1', 't.json'],
    ['http://media.example/r-1', 't.json'],
    ['https://media.example.evil/r-1', 't.json'],
    ['https://user:name@media.example/r-1', 't.json'],
    ['https://media.example:8443/r-1', 't.json'],
    ['http://127.0.0.1:8081/media', 't.json'],
    ['file:///etc', 'passwd'],
    ['https://media.example/r-1', 'https://evil.example/t.json'],
    ['https://media.example/r-1', 'javascript:alert(1)'],
    ['', 't.json'],
  ])('%s and %s is refused', (base, name) => expect(file(base, name)).toBeNull())

  it.each([
    'https://evil.example/a.xml',
    'https://media.example/a/../b.xml',
    '/a.xml',
    'http://media.example/a.xml',
    '',
  ])('%s is refused as a file', address => expect(whole(address)).toBeNull())
})
