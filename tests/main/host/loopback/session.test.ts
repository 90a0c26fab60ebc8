import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSecrets, sameSecret } from '../../../../main/host/loopback/secrets'
import { type Fixture, send, startFixture } from '../fixture'

let fixture: Fixture
beforeEach(async () => {
  fixture = await startFixture()
})
afterEach(() => fixture.close())

const exchange = (body: string, headers: Record<string, string> = {}) =>
  send(fixture.origin, '/session', {
    method: 'POST',
    headers: { origin: fixture.origin, 'content-type': 'application/json', ...headers },
    body,
  })

describe('the launch secret', () => {
  it('is in the fragment of an address on this machine', () => {
    expect(fixture.addresses).toHaveLength(1)
    expect(fixture.addresses[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#launch=[\w-]{43}$/)
  })

  it('opens one session, and a new address is printed for the next', async () => {
    const used = fixture.launch()
    const first = await exchange(JSON.stringify({ launch: used }))
    expect(first.status).toBe(200)
    expect((await exchange(JSON.stringify({ launch: used }))).status).toBe(401)
    expect(fixture.addresses).toHaveLength(2)
    expect(fixture.launch()).not.toBe(used)
    expect((await exchange(JSON.stringify({ launch: fixture.launch() }))).status).toBe(200)
  })

  it.each(['{}', '{"launch":1}', '{"launch":""}', '{"launch":"AAAA"}', 'no json', 'null'])('is not %s', async body => {
    expect((await exchange(body)).status).toBe(401)
    expect(fixture.addresses).toHaveLength(1)
  })

  it('is not accepted from another origin, and stays valid after the attempt', async () => {
    const body = JSON.stringify({ launch: fixture.launch() })
    expect((await exchange(body, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await exchange(body)).status).toBe(200)
  })

  it('is not a session secret, and a session secret is not a launch secret', async () => {
    const launch = fixture.launch()
    const call = (secret: string) =>
      send(fixture.origin, '/bridge', { method: 'POST', headers: fixture.headers(secret), body: '{"method":"m"}' })
    expect((await call(launch)).status).toBe(401)
    const session = await fixture.enter()
    expect((await call(session)).status).toBe(200)
    expect((await exchange(JSON.stringify({ launch: session }))).status).toBe(401)
  })

  it('keeps earlier sessions valid, up to a limit', () => {
    const secrets = createSecrets(() => undefined)
    const first = secrets.exchange(secrets.launch())
    const second = secrets.exchange(secrets.launch())
    expect(secrets.isSession(first)).toBe(true)
    for (let i = 0; i < 31; i++) secrets.exchange(secrets.launch())
    expect(secrets.isSession(first)).toBe(false)
    expect(secrets.isSession(second)).toBe(true)
  })

  it('is compared for any length', () => {
    expect(sameSecret('abc', 'abc')).toBe(true)
    expect(sameSecret('abc', 'ab')).toBe(false)
    expect(sameSecret('', 'ab')).toBe(false)
  })
})

describe('the pages', () => {
  it('have a new nonce at each load, in the page and in the policy', async () => {
    const loads = [await send(fixture.origin, '/'), await send(fixture.origin, '/index.html')]
    const nonces = loads.map(load => /content="([\w-]+)"/.exec(load.text)?.[1] ?? '')
    expect(nonces[0]).not.toBe(nonces[1])
    for (const [at, load] of loads.entries()) {
      expect(load.text).not.toContain('__NONCE__')
      expect(load.text.match(new RegExp(`"${nonces[at]}"`, 'g'))).toHaveLength(2)
      expect(load.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[at]}'`)
      expect(load.headers['cache-control']).toBe('no-store')
    }
  })

  it('allow no inline code, no eval, and no other origin', async () => {
    const policy = String((await send(fixture.origin, '/')).headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|data:|https:(?!\/\/grammar)/)
    for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy).toContain(`${name} 'none'`)
    }
    expect(policy).toContain('frame-src https://grammar.example;')
    const { host } = new URL(fixture.origin)
    const media = new URL(fixture.host.mediaAddress('x')).origin
    expect(media).not.toBe(fixture.origin)
    expect(policy).toContain(`connect-src 'self' ${media} ws://${host};`)
    expect(policy).toContain(`media-src ${media} blob:;`)
  })

  it('have the correct type and are cached only when their name has a hash', async () => {
    const script = await send(fixture.origin, '/assets/a-1.js')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.headers['cache-control']).toContain('immutable')
    expect((await send(fixture.origin, '/assets/codec-1.wasm')).headers['content-type']).toBe('application/wasm')
    const icon = await send(fixture.origin, '/icon.svg')
    expect(icon.headers['content-type']).toBe('image/svg+xml')
    expect(icon.headers['cache-control']).toBe('no-cache')
    for (const { headers } of [script, icon]) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  it('tell a visitor without a session where to open the program', async () => {
    const page = await send(fixture.origin, '/closed')
    expect(page.status).toBe(200)
    expect(page.text).toContain('ターミナルに表示されたアドレスから開いてください')
    const nonce = /nonce="([\w-]+)"/.exec(page.text)?.[1]
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  })
})
