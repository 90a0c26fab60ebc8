import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../main/http/client'
import { toFormData } from '../../../main/http/multipart-form'
import { createTransport } from '../../../main/http/transport'
import { online } from '../../fakes/offline'

let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

type Taker = (request: IncomingMessage, answer: (body: unknown) => void) => unknown

/** A client of a server that handles each request with `take`. */
async function setUp(take: Taker) {
  const opened = createServer((request, response) => {
    void take(request, body => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)))
  })
  server = opened
  await new Promise<void>(resolve => {
    opened.listen(0, '127.0.0.1', resolve)
  })
  return createClient({
    ...online,
    config: { serverUrl: `http://127.0.0.1:${(opened.address() as AddressInfo).port}` },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => ({ token: 'secret', generation: 1, teacher_id: '17', teacher_flag: '' }),
    onUnauthorized: () => undefined,
    onServerDate: () => undefined,
    onInvalid: () => undefined,
  })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

const file = (size: number) => ({ name: '発表「音読」.wav', type: 'audio/wav', bytes: new Uint8Array(size).fill(7) })
const fine = { errcode: 0, errmsg: '', data: { id: 's-1' } }

describe('a form with a file', () => {
  it('sends its fields as text, its file complete with the Japanese name, and the identity', async () => {
    let received: { form: FormData; request: IncomingMessage } | undefined
    const client = await setUp(async (request, answer) => {
      const whole = await bodyOf(request)
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      received = { request, form: await new Response(new Uint8Array(whole), { headers }).formData() }
      answer(fine)
    })
    const answer = await client.call('upload-sound-file', { id: 'g-1', file: file(100_000) })
    expect(answer).toMatchObject({ ok: true, value: { id: 's-1' } })
    expect([...(received?.form.keys() ?? [])].sort()).toEqual(['file', 'id'])
    expect(received?.form.get('id')).toBe('g-1')
    const sent = received?.form.get('file')
    if (!(sent instanceof File)) throw new Error('no file')
    expect([sent.name, sent.type, sent.size]).toEqual(['発表「音読」.wav', 'audio/wav', 100_000])
    expect(new Set(new Uint8Array(await sent.arrayBuffer()))).toEqual(new Set([7]))
    expect(received?.request.headers.authorization).toBe('Bearer secret')
    expect(received?.request.url).toContain('teacher_id=17')
    expect(Number(received?.request.headers['content-length'])).toBeGreaterThan(100_000)
  })

  it('has no field for what the teacher left open', () => {
    expect([...toFormData({ id: 'g-1', note: undefined }).keys()]).toEqual(['id'])
  })

  it('reports how much has been sent, up to all of it', async () => {
    const client = await setUp(async (request, answer) => {
      await bodyOf(request)
      answer(fine)
    })
    const progress: [number, number][] = []
    const onProgress = (sent: number, total: number) => void progress.push([sent, total])
    await client.call('upload-sound-file', { id: 'g-1', file: file(4_000_000) }, { onProgress })
    expect(progress.length).toBeGreaterThan(0)
    const sent = progress.map(([bytes]) => bytes)
    expect(sent).toEqual([...sent].sort((a, b) => a - b))
    const [last, total] = progress.at(-1) ?? []
    expect(last).toBe(total)
    expect(total).toBeGreaterThan(4_000_000)
  })

  it('is not sent if it is larger than its row allows', async () => {
    const take = vi.fn<Taker>()
    const client = await setUp(take)
    const answer = await client.call('upload-sound-file', { id: 'g-1', file: file(20 * 1024 * 1024 + 1) })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(take).not.toHaveBeenCalled()
  })

  it('is never sent twice, also if the connection breaks', async () => {
    let taken = 0
    const client = await setUp(request => {
      taken++
      request.once('data', () => request.socket.destroy())
    })
    const answer = await client.call('upload-sound-file', { id: 'g-1', file: file(2_000_000) })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(taken).toBe(1)
  })

  it('can be cancelled while it is being sent', async () => {
    const controller = new AbortController()
    const client = await setUp(request => void request.once('data', () => controller.abort()))
    const { signal } = controller
    const answer = await client.call('upload-sound-file', { id: 'g-1', file: file(2_000_000) }, { signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })

  it('may take longer than 30 s while data are sent, and times out after 30 s without', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    let chunks = 0
    // The server reads three times, and then nothing more.
    const client = await setUp(request => request.on('data', () => chunks >= 3 && request.pause()))
    let over = false
    const call = client.call(
      'upload-sound-file',
      { id: 'g-1', file: file(19_000_000) },
      {
        onProgress() {
          chunks++
          // Nearly the whole deadline between two reads.
          if (chunks <= 3) setImmediate(() => vi.advanceTimersByTime(29_000))
        },
      },
    )
    void call.then(() => {
      over = true
    })
    await vi.waitFor(() => expect(chunks).toBeGreaterThan(3))
    expect(over).toBe(false)
    // Filling the buffers of both ends still counts as progress: the pause starts after that.
    await vi.waitFor(() => {
      vi.advanceTimersByTime(30_000)
      expect(over).toBe(true)
    })
    expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  it('has 30 s for its response like any other call, even if the response arrives slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const opened: IncomingMessage['socket'][] = []
    const client = await setUp(async request => {
      await bodyOf(request)
      request.socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n ')
      opened.push(request.socket)
    })
    const call = client.call('upload-sound-file', { id: 'g-1', file: file(1000) })
    const over = vi.fn()
    void call.then(over)
    const turns = async () => {
      for (let turn = 0; turn < 50; turn++) await new Promise(resolve => setImmediate(resolve))
    }
    while (opened.length === 0) await turns()
    for (let drop = 0; drop < 2; drop++) {
      await turns()
      expect(over).not.toHaveBeenCalled()
      vi.advanceTimersByTime(15_001)
      opened[0]?.write(' ')
    }
    await turns()
    expect(over).toHaveBeenCalled()
    expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })
})
