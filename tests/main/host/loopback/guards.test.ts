import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  isHost,
  isJsonType,
  isOrigin,
  isOwnSite,
  isPlainPath,
  isSameSite,
} from '../../../../main/host/loopback/request-checks'
import { type Fixture, send, startFixture } from '../fixture'

let fixture: Fixture
let session: string
beforeAll(async () => {
  fixture = await startFixture()
  session = await fixture.enter()
})
afterAll(() => fixture.close())

const call = JSON.stringify({ method: 'app.boot', argument: {} })
const post = (headers: Record<string, string>, body = call) =>
  send(fixture.origin, '/bridge', { method: 'POST', headers, body })
const without = (name: string) =>
  Object.fromEntries(Object.entries(fixture.headers(session)).filter(([key]) => key !== name))

describe('a bridge call', () => {
  it('reaches the gate with its sender when everything is correct', async () => {
    const answer = await post(fixture.headers(session))
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { echo: {} } })
    expect(fixture.calls.at(-1)).toEqual({
      sender: { origin: fixture.origin, mainFrame: true },
      method: 'app.boot',
      argument: {},
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  const port = () => new URL(fixture.origin).port
  const lies: [string, number, () => Record<string, string>][] = [
    ['another host name', 403, () => ({ ...fixture.headers(session), host: `evil.example:${port()}` })],
    ['localhost for 127.0.0.1', 403, () => ({ ...fixture.headers(session), host: `localhost:${port()}` })],
    ['no port in the host', 403, () => ({ ...fixture.headers(session), host: '127.0.0.1' })],
    ['another origin', 403, () => ({ ...fixture.headers(session), origin: 'https://evil.example' })],
    ['the origin of another port', 403, () => ({ ...fixture.headers(session), origin: 'http://127.0.0.1:1' })],
    ['a null origin', 403, () => ({ ...fixture.headers(session), origin: 'null' })],
    ['no origin', 403, () => without('origin')],
    ['no session', 401, () => without('x-hanamaru-session')],
    ['another session', 401, () => fixture.headers('A'.repeat(43))],
    ['an empty session', 401, () => fixture.headers('')],
    ['the session with more behind it', 401, () => fixture.headers(`${session}x`)],
    ['the type of a form', 415, () => ({ ...fixture.headers(session), 'content-type': 'text/plain' })],
    ['no type', 415, () => without('content-type')],
  ]
  it.each(lies)('is refused with %s', async (_name, status, headers) => {
    const before = fixture.calls.length
    const refusals = fixture.refused.length
    expect((await post(headers())).status).toBe(status)
    expect(fixture.calls).toHaveLength(before)
    expect(fixture.refused).toHaveLength(refusals + 1)
  })

  it.each(['', '{', '[]', '"x"', 'null', '{"argument":{"$bytes":"%%"}}', '{"argument":{"$bytes":"AA==","x":1}}'])(
    'is refused with the body %j',
    async body => {
      const before = fixture.calls.length
      expect((await post(fixture.headers(session), body)).status).toBe(400)
      expect(fixture.calls).toHaveLength(before)
    },
  )

  it('survives a body that is nested deeper than the stack', async () => {
    const deep = `{"argument":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect((await post(fixture.headers(session), deep)).status).toBe(400)
    expect((await post(fixture.headers(session))).status).toBe(200)
  })

  it('is refused when its body is larger than any method allows', async () => {
    const body = JSON.stringify({ method: 'app.log', argument: { content: 'x'.repeat(2_000_000) } })
    expect((await post(fixture.headers(session), body)).status).toBe(413)
    const chunked = { ...fixture.headers(session), 'transfer-encoding': 'chunked' }
    expect((await post(chunked, body)).status).toBe(413)
  })

  it('may be as large as an upload, and no larger', async () => {
    const body = (bytes: number) =>
      `{"method":"api.upload","argument":{"file":{"$bytes":"${'A'.repeat(Math.ceil(bytes / 3) * 4)}"}}}`
    expect((await post(fixture.headers(session), body(20 * 1024 * 1024))).status).toBe(200)
    const before = fixture.calls.length
    const large = await post(fixture.headers(session), body(30 * 1024 * 1024)).catch(() => ({ status: 413 }))
    expect(large.status).toBe(413)
    expect(fixture.calls).toHaveLength(before)
    // The size is checked before the body is read, so a body that is no call has the same answer.
    const noCall = await post(fixture.headers(session), 'x'.repeat(40 * 1024 * 1024)).catch(() => ({ status: 413 }))
    expect(noCall.status).toBe(413)
  })

  it('passes bytes to the gate and back, and leaves the refusal of __proto__ to the gate', async () => {
    const answer = await post(fixture.headers(session), '{"method":"m","argument":{"file":{"$bytes":"AAH/"}}}')
    expect(fixture.calls.at(-1)?.argument).toEqual({ file: new Uint8Array([0, 1, 255]) })
    expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { echo: { file: { $bytes: 'AAH/' } } } })
    await post(fixture.headers(session), '{"method":"m","argument":{"__proto__":{"polluted":1}}}')
    expect(Object.keys(fixture.calls.at(-1)?.argument as object)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(fixture.calls.at(-1)?.argument)).toBe(Object.prototype)
  })
})

describe('other requests', () => {
  it.each(['OPTIONS', 'PUT', 'DELETE', 'HEAD', 'PATCH'])('%s is refused', async method => {
    const answer = await send(fixture.origin, '/bridge', { method, headers: fixture.headers(session) })
    expect(answer.status).toBe(405)
  })

  it('a page is served to the address bar and to our own pages only', async () => {
    const ask = (site: string) => send(fixture.origin, '/', { headers: { 'sec-fetch-site': site } })
    expect((await ask('none')).status).toBe(200)
    expect((await ask('same-origin')).status).toBe(200)
    expect((await ask('cross-site')).status).toBe(403)
    expect((await ask('same-site')).status).toBe(403)
  })

  it('a page is not served under another host name', async () => {
    expect((await send(fixture.origin, '/', { headers: { host: 'evil.example' } })).status).toBe(403)
  })

  it.each([
    '/nothing',
    '/bridge',
    '/session',
    '/secret.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2E%2E/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/index.html%00.js',
    '//etc/passwd',
    '/etc/passwd',
    '/assets',
    '/assets/',
    '/assets/./a-1.js',
    '/assets/%2e/a-1.js',
    '/C:/Windows/win.ini',
  ])('%s is not found', async path => {
    const answer = await send(fixture.origin, path, {})
    expect(answer.status).toBe(404)
    expect(answer.body).toHaveLength(0)
  })
})

it('a path with a backslash is refused', async () => {
  const answer = await send(fixture.origin, '/..\\secret.txt')
  expect([400, 404]).toContain(answer.status)
  expect(answer.text).not.toContain('outside')
})

describe('each check by itself', () => {
  it('accepts only the exact host and origin', () => {
    expect(isHost('127.0.0.1:80', '127.0.0.1:80')).toBe(true)
    expect(isHost(undefined, '127.0.0.1:80')).toBe(false)
    expect(isHost('127.0.0.1:80.evil', '127.0.0.1:80')).toBe(false)
    expect(isOrigin('http://127.0.0.1:80', 'http://127.0.0.1:80')).toBe(true)
    expect(isOrigin('http://127.0.0.1:80/', 'http://127.0.0.1:80')).toBe(false)
    expect(isOrigin(null, 'http://127.0.0.1:80')).toBe(false)
  })

  it('recognises the site of the request', () => {
    expect([null, 'none', 'same-origin', 'same-site', 'cross-site', ''].map(isOwnSite)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(isSameSite('same-site')).toBe(true)
    expect(isSameSite('cross-site')).toBe(false)
  })

  it('recognises JSON by its content type', () => {
    expect(isJsonType('application/json')).toBe(true)
    expect(isJsonType('application/json; charset=utf-8')).toBe(true)
    expect(isJsonType('text/plain; application/json')).toBe(false)
    expect(isJsonType('application/jsonp')).toBe(false)
    expect(isJsonType(undefined)).toBe(false)
  })

  it('recognises a plain path', () => {
    expect(isPlainPath('/assets/a-1.js')).toBe(true)
    expect(isPlainPath('/a..b/c.js')).toBe(true)
    for (const path of ['', 'x', '/..', '/a/../b', '/./a', '/a\\b', '/%5C', '/%2E', '/a%00', '/a//b', '/%2F']) {
      expect(isPlainPath(path), path).toBe(false)
    }
  })
})
