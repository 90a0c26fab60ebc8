import { PassThrough } from 'node:stream'
import axios from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseRange } from '../../../../main/http/media/byte-range'
import { createMediaProxy } from '../../../../main/http/media/media-proxy'
import { mediaType } from '../../../../main/http/media/media-type'
import { createTransport } from '../../../../main/http/transport'
import { type Answerer, type FakeServer, startServer } from '../../../fakes/http-server'
import { defined } from '../../../fixtures/defined'

const wav = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(100, 7)])

const servers: FakeServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.close()))
})

async function serve(answer: Answerer) {
  const server = await startServer(answer)
  servers.push(server)
  return server
}

const proxyFor = (mediaHosts: string[], isLocked = () => false) =>
  createMediaProxy({
    config: { mediaHosts },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    log: () => undefined,
    isLocked,
  })

describe('addresses', () => {
  const proxy = proxyFor(['https://media.example'])
  it('accepts files under the base and absolute URLs of an allowed host', () => {
    const id = proxy.register('https://media.example/r-31', 'a.wav')
    expect(id).toMatch(/^[\w-]{32}$/)
    expect(proxy.register('https://media.example/r-31/', '/a.wav')).toBe(id)
    expect(proxy.register('https://x.example', 'https://media.example/r-31/a.wav')).toBe(id)
  })
  it.each([
    ['https://media.example.evil/r', 'a.wav'],
    ['https://media.example@evil.example/r', 'a.wav'],
    ['https://evil.example/r', 'a.wav'],
    ['http://media.example/r', 'a.wav'],
    ['https://media.example', 'https://evil.example/a.wav'],
    ['https://media.example', 'file:///etc/passwd'],
    ['https://media.example', 'data:audio/wav;base64,AA'],
    ['https://media.example', 'javascript:alert(1)'],
    ['https://user:pass@media.example', 'a.wav'],
    ['', 'a.wav'],
  ])('refuses %s + %s', (base, file) => {
    expect(proxy.register(base, file)).toBeNull()
  })
  it('keeps a path with `..` on the same host', () => {
    expect(proxy.register('https://media.example/r-31', '../../a.wav')).not.toBeNull()
  })
})

describe('reading', () => {
  it('returns the file with the type of its first bytes, sandboxed, fetched once and without a token', async () => {
    const server = await serve(response => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(wav)
    })
    const proxy = proxyFor([server.origin])
    const id = proxy.register(server.origin, 'a.wav') ?? ''
    const [whole, part] = await Promise.all([proxy.read(id, undefined), proxy.read(id, 'bytes=4-7')])
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({ 'Content-Type': 'audio/wav', 'X-Content-Type-Options': 'nosniff' })
    expect(whole.headers['Content-Security-Policy']).toContain('sandbox')
    expect(part.status).toBe(206)
    expect(part.headers['Content-Range']).toBe(`bytes 4-7/${wav.length}`)
    expect(Buffer.from(part.body ?? [])).toEqual(wav.subarray(4, 8))
    expect(server.received).toHaveLength(1)
    expect(defined(server.received[0]).headers.authorization).toBeUndefined()
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['nothing', Buffer.alloc(0), 415],
  ])('refuses %s', async (_name, body, status) => {
    const server = await serve(response => response.end(body))
    const proxy = proxyFor([server.origin])
    const answer = await proxy.read(proxy.register(server.origin, 'a.wav') ?? '', undefined)
    expect([answer.status, answer.body]).toEqual([status, null])
  })

  it('follows a redirect only to an allowed host', async () => {
    const target = await serve(response => response.end(wav))
    const listed = await serve((response, { path }) => {
      response.writeHead(302, { location: `${target.origin}${path}` })
      response.end()
    })
    const open = proxyFor([listed.origin, target.origin])
    expect((await open.read(open.register(listed.origin, 'a.wav') ?? '', undefined)).status).toBe(200)
    const closed = proxyFor([listed.origin])
    expect((await closed.read(closed.register(listed.origin, 'a.wav') ?? '', undefined)).status).toBe(502)
    expect(target.received).toHaveLength(1)
  })

  it('ends a redirect loop', async () => {
    const server = await serve(response => {
      response.writeHead(302, { location: '/again' })
      response.end()
    })
    const proxy = proxyFor([server.origin])
    expect((await proxy.read(proxy.register(server.origin, 'a.wav') ?? '', undefined)).status).toBe(502)
    expect(server.received.length).toBeLessThanOrEqual(4)
  })

  it('refuses unknown ids, and every id after a logout', async () => {
    const server = await serve(response => response.end(wav))
    const proxy = proxyFor([server.origin])
    const id = proxy.register(server.origin, 'a.wav') ?? ''
    expect((await proxy.read('x'.repeat(32), undefined)).status).toBe(404)
    proxy.clear()
    expect((await proxy.read(id, undefined)).status).toBe(404)
  })
})

it('an id that was issued before the screen was locked is refused until it is unlocked', async () => {
  const server = await serve(response => void response.end(wav))
  let locked = false
  const proxy = proxyFor([server.origin], () => locked)
  const id = proxy.register(server.origin, 'a.wav') ?? ''
  expect((await proxy.read(id, undefined)).status).toBe(200)
  locked = true
  expect(await proxy.read(id, undefined)).toMatchObject({
    status: 403,
    body: null,
    headers: { 'Cache-Control': 'no-store' },
  })
  locked = false
  expect((await proxy.read(id, undefined)).status).toBe(200)
})

describe('a slow file', () => {
  afterEach(() => void vi.useRealTimers())

  /** A running fetch whose bytes arrive when the test sends them. */
  async function slowly() {
    const source = new PassThrough()
    const transport = axios.create({
      adapter: async config => ({ status: 200, statusText: '', headers: {}, config, data: source }),
    })
    const proxy = createMediaProxy({
      config: { mediaHosts: ['https://m.example'] },
      transport,
      log: () => undefined,
      isLocked: () => false,
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = proxy.read(proxy.register('https://m.example', 'a.wav') ?? '', undefined)
    const say = async (bytes: Buffer) => {
      source.write(bytes)
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    }
    await say(wav)
    return { source, answer, say }
  }

  it('may take any time while data arrive', async () => {
    const { source, answer, say } = await slowly()
    for (let part = 0; part < 4; part++) {
      vi.advanceTimersByTime(20_000)
      await say(Buffer.alloc(50, part))
    }
    source.end()
    const { status, body } = await answer
    expect([status, body?.length]).toEqual([200, wav.length + 200])
  })

  it('without data for 30 s times out', async () => {
    const { answer, say } = await slowly()
    await say(Buffer.alloc(50))
    vi.advanceTimersByTime(30_001)
    expect((await answer).status).toBe(504)
  })

  it('is not delivered after a logout, and is fetched again for the next request', async () => {
    const server = await serve(response => void response.write(wav))
    const proxy = proxyFor([server.origin])
    const id = proxy.register(server.origin, 'a.wav') ?? ''
    const answer = proxy.read(id, undefined)
    await expect.poll(() => server.received.length).toBe(1)
    proxy.clear()
    expect((await answer).status).toBe(404)
    expect(proxy.register(server.origin, 'a.wav')).toBe(id)
    const next = proxy.read(id, undefined)
    await expect.poll(() => server.received.length).toBe(2)
    proxy.clear()
    expect((await next).status).toBe(404)
  })

  it('above the maximum size is refused', async () => {
    const server = await serve(response => response.end(Buffer.concat([wav, Buffer.alloc(24 * 1024 * 1024)])))
    const proxy = proxyFor([server.origin])
    expect((await proxy.read(proxy.register(server.origin, 'a.wav') ?? '', undefined)).status).toBe(502)
  })
})

describe('parseRange', () => {
  it.each([
    ['bytes=0-', 10, { start: 0, end: 9 }],
    ['bytes=2-4', 10, { start: 2, end: 4 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['bytes=5-99', 10, { start: 5, end: 9 }],
    ['bytes=10-', 10, null],
    ['bytes=4-2', 10, null],
    ['bytes=0-1,4-5', 10, undefined],
    ['lines=1-2', 10, undefined],
    [undefined, 10, undefined],
  ])('%s of %d', (header, size, span) => {
    expect(parseRange(header, size)).toEqual(span)
  })
})

describe('mediaType', () => {
  it.each([
    [Buffer.from('ID3\x04'), 'audio/mpeg'],
    [Buffer.from([0xff, 0xfb, 0x90, 0]), 'audio/mpeg'],
    [Buffer.from('OggS'), 'audio/ogg'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
    [Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
    [Buffer.from('PK\x03\x04'), null],
    [Buffer.from('%PDF'), null],
    [Buffer.from([0xff, 0xff, 0xff]), null],
    [Buffer.from([0xff, 0xf3, 0x40, 0xc4]), 'audio/mpeg'],
    [Buffer.from([0xff, 0xfd, 0x84, 0]), 'audio/mpeg'],
    [Buffer.from('\ufeff<svg onload=', 'utf16le'), null],
    [Buffer.from('\ufeffABC', 'utf16le'), null],
    // Reserved values of version, layer, bit rate, sample rate and emphasis.
    [Buffer.from([0xff, 0xeb, 0x90, 0]), null],
    [Buffer.from([0xff, 0xf9, 0x90, 0]), null],
    [Buffer.from([0xff, 0xfb, 0xf0, 0]), null],
    [Buffer.from([0xff, 0xfb, 0x00, 0]), null],
    [Buffer.from([0xff, 0xfb, 0x9c, 0]), null],
    [Buffer.from([0xff, 0xfb, 0x90, 2]), null],
  ])('%#', (bytes, type) => {
    expect(mediaType(bytes)).toBe(type)
  })
})

describe('the log', () => {
  const logging = (mediaHosts: string[]) => {
    const lines: unknown[] = []
    const proxy = createMediaProxy({
      config: { mediaHosts },
      transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
      log: (event, detail) => void lines.push([event, detail]),
      isLocked: () => false,
    })
    return { lines, read: (base: string) => proxy.read(proxy.register(base, 'secret-name.wav') ?? '', undefined) }
  }

  it('names each unknown host once, and only a limited number of them', async () => {
    const { lines, read } = logging(['https://media.example'])
    for (let turn = 0; turn < 3; turn++) await read('https://user:pw@records.example:8443/a')
    await read('no address')
    expect(lines).toEqual([['media.refused', { host: 'records.example:8443' }]])
    for (let at = 0; at < 1000; at++) await read(`https://h${at}.example`)
    expect(lines).toHaveLength(20)
  })

  it('names the host that returned no file and its response, but not the file', async () => {
    const server = await serve((response, { path }) => {
      if (path.startsWith('/page')) return void response.end('<html>')
      if (path.startsWith('/away'))
        return void response.writeHead(302, { location: 'https://login.example/?u=x' }).end()
      if (path.startsWith('/no')) return void response.writeHead(403).end()
      response.destroy()
    })
    const { host } = new URL(server.origin)
    const { lines, read } = logging([server.origin])
    for (const folder of ['page', 'away', 'no', 'gone']) await read(`${server.origin}/${folder}`)
    expect(lines).toEqual([
      ['media.failed', { status: 415, host }],
      ['media.failed', { status: 502, host, answer: 302, to: 'login.example' }],
      ['media.failed', { status: 502, host, answer: 403 }],
      ['media.failed', { status: 502, host, code: 'ECONNRESET' }],
    ])
  })
})
