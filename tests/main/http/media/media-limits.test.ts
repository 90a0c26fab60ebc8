import { Readable } from 'node:stream'
import axios, { type AxiosInstance } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { createMediaProxy } from '../../../../main/http/media/media-proxy'

const origin = 'https://media.example'
const wav = (length: number) => Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(length - 16, 7)])

interface Answer {
  status: number
  body: Buffer
  headers?: Record<string, string>
}

/** A proxy whose network answers as the test says; `asked` are the requested URLs. */
function setUp(answer: (url: string) => Answer, hosts = [origin]) {
  const requests: string[] = []
  const transport: AxiosInstance = axios.create({
    adapter: async config => {
      requests.push(config.url ?? '')
      const { status, body, headers = {} } = answer(config.url ?? '')
      return { status, statusText: '', headers, config, data: Readable.from([body]) }
    },
    validateStatus: () => true,
  })
  const proxy = createMediaProxy({ config: { mediaHosts: hosts }, transport, log: vi.fn(), isLocked: () => false })
  const id = (file: string) => proxy.register(hosts[0] ?? '', file) ?? ''
  return { proxy, requests, id, read: (file: string) => proxy.read(id(file), undefined) }
}

const small = () => ({ status: 200, body: wav(100) })

describe('the media proxy', () => {
  it('returns ids that do not reveal the URL and differ in each run', () => {
    const [one, other] = [setUp(small), setUp(small)]
    expect(Buffer.from(one.id('secret.wav'), 'base64url').toString('latin1')).not.toMatch(/media|secret/)
    expect(one.id('a.wav')).toBe(one.id('a.wav'))
    expect(one.id('a.wav')).not.toBe(one.id('b.wav'))
    expect(one.id('a.wav')).not.toBe(other.id('a.wav'))
  })

  it('stores 20,000 URLs, and removes the oldest', async () => {
    const { proxy, id } = setUp(small)
    const first = id('0.wav')
    for (let at = 1; at < 20_000; at++) id(`${at}.wav`)
    expect((await proxy.read(first, undefined)).status).toBe(200)
    id('one more.wav')
    expect((await proxy.read(first, undefined)).status).toBe(404)
    // A file that the page asks for again is none of the oldest.
    const second = id('1.wav')
    id('another.wav')
    expect((await proxy.read(second, undefined)).status).toBe(200)
  })

  it('caches 96 MB, and fetches the least recently used again', async () => {
    const { requests, read } = setUp(() => ({ status: 200, body: wav(24 * 1024 * 1024) }))
    // A file that two pages read at once is fetched and counted once.
    await Promise.all([read('a'), read('a')])
    for (const file of ['b', 'c', 'd']) await read(file)
    await read('a')
    expect(requests).toHaveLength(4)
    await read('e')
    await read('a')
    expect(requests).toHaveLength(5)
    await read('b')
    expect(requests).toHaveLength(6)
  })

  it('has no file of the previous teacher', async () => {
    const { proxy, requests, read } = setUp(small)
    await read('a')
    await read('a')
    expect(requests).toHaveLength(1)
    proxy.clear()
    await read('a')
    expect(requests).toHaveLength(2)
  })

  it('fetches a file again for the next teacher if its fetch was running at the logout', async () => {
    let answered = 0
    const transport: AxiosInstance = axios.create({
      adapter: config => {
        const response = { status: 200, statusText: '', headers: {}, config, data: Readable.from([wav(100)]) }
        // The first one never arrives.
        return answered++ === 0 ? new Promise(() => undefined) : Promise.resolve(response)
      },
    })
    const config = { mediaHosts: [origin] }
    const proxy = createMediaProxy({ config, transport, log: vi.fn(), isLocked: () => false })
    const read = () => proxy.read(proxy.register(origin, 'a') ?? '', undefined)
    void read()
    proxy.clear()
    expect((await read()).status).toBe(200)
  })

  it('sets its headers on each response, and forbids caching of refusals', async () => {
    const { proxy, id, read } = setUp(url => (url.endsWith('gone') ? { status: 404, body: Buffer.alloc(0) } : small()))
    const safe = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "sandbox; default-src 'none'" }
    expect((await read('a')).headers).toMatchObject({ ...safe, 'Cache-Control': 'private, max-age=3600' })
    expect((await read('gone')).headers).toMatchObject({ ...safe, 'Cache-Control': 'no-store' })
    const outside = await proxy.read(id('a'), 'bytes=100-')
    expect([outside.status, outside.body, outside.headers['Content-Range']]).toEqual([416, null, 'bytes */100'])
    expect(outside.headers).toMatchObject(safe)
  })

  it.each([
    [404, 404],
    [206, 502],
    [403, 502],
    [500, 502],
    [304, 502],
  ])('answers a %d of the server with %d, without its bytes', async (status, expected) => {
    const { read } = setUp(() => ({ status, body: wav(100) }))
    expect(await read('a')).toMatchObject({ status: expected, body: null })
  })

  it.each([
    ['another port', 'https://media.example:8443/a.wav'],
    ['another scheme', 'http://media.example/a.wav'],
    ['another host', 'https://evil.example/a.wav'],
    ['a user name', 'https://a:b@media.example/a.wav'],
    ['the machine itself', 'http://127.0.0.1/a.wav'],
    ['a file', 'file:///etc/passwd'],
  ])('does not follow a redirect to %s', async (_name, location) => {
    const { requests, read } = setUp(url =>
      url.endsWith('/start') ? { status: 302, body: Buffer.alloc(0), headers: { location } } : small(),
    )
    expect(await read('start')).toMatchObject({ status: 502, body: null })
    expect(requests).toHaveLength(1)
  })

  it('follows at most three redirects', async () => {
    const hops = (count: number) =>
      setUp(url => {
        const at = Number(url.split('/').at(-1))
        return at < count ? { status: 302, body: Buffer.alloc(0), headers: { location: `/${at + 1}` } } : small()
      })
    expect((await hops(3).read('0')).status).toBe(200)
    expect((await hops(4).read('0')).status).toBe(502)
  })
})
