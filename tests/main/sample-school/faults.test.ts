import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterEach(() => client.control('faults', undefined, 'DELETE'))
afterAll(() => client.school.close())

const fault = async (order: object) => {
  const answer = await client.control('faults', order)
  expect(answer.status).toBe(200)
}
const teams = () => client.fetch('team-rows', {})

describe('faults', () => {
  it.each([401, 404, 500, 503])('answers %i as often as requested, then normally again', async status => {
    await fault({ endpoint: 'team-rows', kind: String(status), count: 2 })
    expect((await client.fetch('info', {})).status).toBe(200)
    expect([(await teams()).status, (await teams()).status, (await teams()).status]).toEqual([status, status, 200])
  })

  it('answers with an errcode', async () => {
    await fault({ kind: 'errcode', errcode: 4711, errmsg: 'だめです' })
    expect(await client.body('team-rows', {})).toEqual({ errcode: 4711, errmsg: 'だめです', data: null })
  })

  it('answers with one fault after the other if several wait, all after a delay', async () => {
    await fault({ endpoint: 'team-rows', kind: '404', count: 1 })
    await fault({ endpoint: 'team-rows', kind: '503', count: 1 })
    expect([(await teams()).status, (await teams()).status, (await teams()).status]).toEqual([404, 503, 200])
    await fault({ endpoint: 'team-rows', kind: '404', count: 1 })
    await fault({ endpoint: 'team-rows', kind: 'delay', ms: 1, count: 1 })
    expect([(await teams()).status, (await teams()).status]).toEqual([404, 200])
  })

  it('delays the answer', async () => {
    await fault({ kind: 'delay', ms: 120, count: 1 })
    const before = performance.now()
    expect((await client.body('team-rows', {})).errcode).toBe(0)
    expect(performance.now() - before).toBeGreaterThan(100)
  })

  it.each(['drop', 'truncate', 'reset-middle'])('breaks the connection: %s', async kind => {
    await fault({ endpoint: 'team-rows', kind, count: 1 })
    await expect(teams().then(answer => answer.text())).rejects.toThrow()
    expect((await client.body('team-rows', {})).errcode).toBe(0)
  })

  it('truncates an export, but sends the full content length', async () => {
    await fault({ endpoint: 'export-topic-score-overview', kind: 'truncate', count: 1 })
    const answer = await client.fetch('export-topic-score-overview', { homework_id: '501' })
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  it.each(['garbage', 'html'])('answers with %s instead of JSON', async kind => {
    await fault({ endpoint: 'team-rows', kind, count: 1 })
    const answer = await teams()
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow()
  })

  it('sends data that fits the envelope, but not the response schema', async () => {
    await fault({ kind: 'lie', count: 1 })
    expect(await client.body('team-rows', {})).toMatchObject({ errcode: 0, data: { items: 'none' } })
  })

  it('answers with the given data', async () => {
    const data = { items: [], total: 3, content: '<p>x</p>' }
    await fault({ endpoint: 'team-rows', kind: 'data', data, count: 1 })
    expect(await client.body('team-rows', {})).toEqual({ errcode: 0, errmsg: '', data })
  })

  it('affects media too', async () => {
    await fault({ endpoint: 'media', kind: '404', count: 1 })
    expect((await fetch(`${client.origin}/media/r-31/w1.wav`)).status).toBe(404)
    expect((await fetch(`${client.origin}/media/r-31/w1.wav`)).status).toBe(200)
  })

  it('refuses an invalid fault', async () => {
    for (const order of [{ kind: 'flood' }, { endpoint: 'nowhere', kind: 'drop' }, {}]) {
      expect((await client.control('faults', order)).status).toBe(400)
    }
  })
})

describe('the control paths and access control', () => {
  it('move the clock and the Date header', async () => {
    await client.control('clock', { now: '2026-12-01T00:00:00.000Z' })
    expect((await teams()).headers.get('date')).toBe('Tue, 01 Dec 2026 00:00:00 GMT')
    await client.control('clock', { advance: 60_000 })
    expect((await teams()).headers.get('date')).toBe('Tue, 01 Dec 2026 00:01:00 GMT')
    await client.control('clock', { now: monday })
  })

  it('set the maintenance state', async () => {
    await client.control('maintenance', { opt_status: 1, opt_content: '夜間に止まります。' })
    const request = { name: 'n', key: 'k', build: 'b', device_code: 'd' }
    const body = await client.body('version-check', request)
    expect(body).toEqual({ code: 200, data: { opt_status: 1, opt_content: '夜間に止まります。' } })
    await client.control('maintenance', { opt_status: 2 })
  })

  it.each<[string, Record<string, string>]>([
    ['a page', { origin: 'https://example.jp' }],
    ['a page of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuse %s', async (_, headers) => {
    for (const path of ['config', 'state', 'faults', 'clock']) {
      const init = path === 'faults' || path === 'clock' ? { method: 'POST', body: '{}' } : {}
      expect((await fetch(`${client.origin}/sample/${path}`, { ...init, headers })).status).toBe(403)
    }
  })

  it('refuse another host name', async () => {
    const { port } = new URL(client.origin)
    for (const host of [`evil.example:${port}`, `localhost:${port}`, '127.0.0.1']) {
      const status = await new Promise(resolve => {
        httpRequest({ port, host: '127.0.0.1', path: '/media/r-31/w1.wav', headers: { host } }, answer => {
          answer.resume()
          resolve(answer.statusCode)
        }).end()
      })
      expect(status).toBe(403)
    }
  })

  it('answer 404 for unknown paths, with or without a token', async () => {
    for (const path of ['/', '/v4/homework/no-such-call', '/sample/secret', '/media/r-31', '/media/x/w1.wav']) {
      expect((await fetch(`${client.origin}${path}`)).status).toBe(404)
    }
  })

  it('return the configuration of this school', async () => {
    expect(await (await client.control('config')).json()).toEqual(client.school.config())
  })

  it('refuse unknown, repeated and missing fields', async () => {
    const ask = async (query: string) => {
      const url = `${client.origin}/v5/homework/my-homework-page-list?flag=&teacher_id=17&${query}`
      const answer = await fetch(url, { headers: { authorization: `Bearer ${client.token}` } })
      return (await answer.json()) as { errcode: number; errmsg: string }
    }
    expect((await ask('page=1&limit=10')).errcode).toBe(0)
    for (const query of [
      '',
      'page=1',
      'page=1&limit=10&x=1',
      'page=1&page=2&limit=10',
      'page=0&limit=10',
      'page=a&limit=1',
    ]) {
      const body = await ask(query)
      expect([body.errcode, /[ぁ-ん]/.test(body.errmsg)], query).toEqual([400, true])
    }
  })

  it('accept only JSON bodies', async () => {
    const url = `${client.origin}/v4/teacher/pass-card-login`
    const body = JSON.stringify({ key: 'sample-pass-card' })
    const plain = await fetch(url, { method: 'POST', body })
    expect(((await plain.json()) as { errcode: number }).errcode).toBe(400)
  })
})
