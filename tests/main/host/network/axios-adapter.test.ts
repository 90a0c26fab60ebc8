import type { Readable } from 'node:stream'
import axios, { AxiosError } from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNetAdapter } from '../../../../main/host/network/axios-adapter'
import { transportFailure } from '../../../../main/http/api-error'
import { createTransport } from '../../../../main/http/transport'
import { ClientRequest } from '../../../fakes/electron'

const requests: ClientRequest[] = []
const sentOnce: boolean[] = []
let released = 0
beforeEach(() => {
  requests.length = 0
  sentOnce.length = 0
  released = 0
})

const adapter = createNetAdapter({
  async open(options, isSentOnce) {
    const request = new ClientRequest({ ...options })
    requests.push(request)
    sentOnce.push(isSentOnce)
    return { request, release: () => void released++ }
  },
})
const transport = createTransport({ proxy: 'system', extraCaFile: undefined }, adapter)
const address = 'https://school.example/v1'

/** Waits until the latest request has been sent. */
async function sent(): Promise<ClientRequest> {
  await expect.poll(() => requests.at(-1)?.sent).toBeDefined()
  return requests.at(-1) as ClientRequest
}

const whole = (request: ClientRequest, status: number, body: string, headers = {}) => {
  const response = request.respond(status, headers)
  response.push(body)
  response.push(null)
}

/** The kind and code of a failed call, as the caller sees them. */
async function failure(call: Promise<unknown>, cause: 'none' | 'deadline' | 'caller' = 'none') {
  const error = await call.then(
    () => {
      throw new Error('it did not fail')
    },
    (thrown: unknown) => thrown,
  )
  return { kind: transportFailure(error, cause).kind, code: (error as AxiosError).code }
}

describe('a request', () => {
  it('sends method, query, headers and a JSON body, without the headers that Chromium sets itself', async () => {
    const call = transport.post(
      `${address}/a`,
      { 名: '𠮷田' },
      {
        params: { q: 'あ b' },
        headers: { Authorization: 'Bearer t', Host: 'evil', Connection: 'x', 'Content-Length': '1', 'User-Agent': 'x' },
      },
    )
    const request = await sent()
    expect(request.options).toMatchObject({ method: 'POST', url: `${address}/a?q=%E3%81%82+b` })
    const headers = request.options.headers as Record<string, string>
    expect(headers).toMatchObject({ Authorization: 'Bearer t', 'Content-Type': 'application/json' })
    const forbidden = /^(connection|content-length|host|accept-encoding|transfer-encoding|user-agent)$/i
    expect(Object.keys(headers).filter(name => forbidden.test(name))).toEqual([])
    expect(JSON.parse(String(request.sent))).toEqual({ 名: '𠮷田' })
    whole(request, 200, '{}')
    expect((await call).status).toBe(200)
  })

  it('has no content type without a body', async () => {
    const call = transport.get(address)
    const request = await sent()
    expect(request.sent).toHaveLength(0)
    expect(Object.keys(request.options.headers as object).map(name => name.toLowerCase())).not.toContain('content-type')
    whole(request, 200, '')
    await call
  })

  it('reports the upload progress until the response', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const progress: [number, number | undefined][] = []
    const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
      void progress.push([loaded, total])
    const call = transport.post(address, 'x'.repeat(90), { onUploadProgress })
    const request = await sent()
    const look = (active: boolean, current: number) => {
      Object.assign(request, { getUploadProgress: () => ({ active, started: true, current, total: 90 }) })
      vi.advanceTimersByTime(250)
    }
    look(false, 0)
    look(true, 30)
    look(true, 30)
    look(true, 90)
    expect(progress).toEqual([
      [30, 90],
      [90, 90],
    ])
    whole(request, 200, '')
    await call
    look(true, 95)
    expect(progress).toHaveLength(2)
    vi.useRealTimers()
  })

  it('sends bytes unchanged, and a form with its boundary', async () => {
    const bytes = new Uint8Array([0, 255, 13, 10])
    const first = transport.post(address, bytes)
    const plain = await sent()
    expect([...(plain.sent ?? [])]).toEqual([...bytes])
    whole(plain, 200, '')
    await first
    const form = new FormData()
    form.append('file', new Blob([bytes]), '名簿.xlsx')
    const second = transport.post(address, form)
    await expect.poll(() => requests).toHaveLength(2)
    const request = await sent()
    const type = (request.options.headers as Record<string, string>)['Content-Type'] ?? ''
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1]
    expect(String(request.sent)).toContain(`--${boundary}`)
    expect(String(request.sent)).toContain('名簿.xlsx')
    whole(request, 200, '')
    await second
  })

  it('says whether it may be sent twice', async () => {
    for (const method of ['get', 'post', 'put', 'delete', 'patch'] as const) {
      const call = transport.request({ method, url: address })
      const request = await sent()
      whole(request, 200, '')
      await call
      requests.length = 0
    }
    expect(sentOnce).toEqual([false, true, true, true, true])
  })

  it('is not sent when its body is too large', async () => {
    const call = transport.post(address, 'x'.repeat(11), { maxBodyLength: 10 })
    await expect(call).rejects.toThrow('maxBodyLength')
    expect(requests).toEqual([])
  })
})

describe('a response', () => {
  it('is text, bytes or a stream, with status and headers, for every status', async () => {
    const headers = { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }
    for (const [responseType, expected] of [
      ['text', '{"é":1}'],
      ['arraybuffer', Buffer.from('{"é":1}')],
    ] as const) {
      const call = transport.get(address, { responseType })
      whole(await sent(), 500, '{"é":1}', headers)
      const answer = await call
      expect(answer.data).toEqual(expected)
      expect(answer.status).toBe(500)
      expect(answer.headers['content-type']).toBe('application/json')
      requests.length = 0
    }
    const call = transport.get<Readable>(address, { responseType: 'stream' })
    const response = (await sent()).respond(200)
    const { data } = await call
    response.push('one')
    response.push(null)
    const parts: unknown[] = []
    for await (const part of data) parts.push(String(part))
    expect(parts).toEqual(['one'])
  })

  it('that is a redirect is not followed, and gives its target', async () => {
    const call = transport.get<Readable>(address, { responseType: 'stream' })
    const request = await sent()
    request.emit('redirect', 302, 'GET', 'https://elsewhere.example/b', { 'x-a': ['1'] })
    // Electron reports a redirect that is not followed as an error.
    request.emit('error', new Error('Redirect was cancelled'))
    const answer = await call
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('https://elsewhere.example/b')
    expect(answer.headers['x-a']).toEqual(['1'])
    expect(requests).toHaveLength(1)
    answer.data.destroy()
    await expect.poll(() => released).toBe(1)
  })

  it('that is too large is aborted', async () => {
    const call = transport.get(address, { responseType: 'arraybuffer', maxContentLength: 5 })
    const request = await sent()
    request.respond(200).push('123456')
    expect(await failure(call)).toMatchObject({ kind: 'invalid-response' })
    expect(request.aborted).toBeGreaterThan(0)
    expect(released).toBe(1)
  })

  it('with status 407 from a proxy is an error, not a response of the server', async () => {
    const call = transport.get(address)
    whole(await sent(), 407, 'who are you')
    expect(await failure(call)).toEqual({ kind: 'network', code: 'ERR_PROXY_AUTH_REQUESTED' })
  })

  it('is an error when the caller rejects its status', async () => {
    const client = axios.create({ adapter })
    const call = client.get(address)
    whole(await sent(), 404, '')
    await expect(call).rejects.toThrow('404')
  })
})

describe('an error', () => {
  it.each([
    ['net::ERR_CONNECTION_REFUSED', 'network', 'ECONNREFUSED'],
    ['net::ERR_NAME_NOT_RESOLVED', 'network', 'ENOTFOUND'],
    ['net::ERR_INTERNET_DISCONNECTED', 'network', 'ENETUNREACH'],
    ['net::ERR_TIMED_OUT', 'timeout', 'ETIMEDOUT'],
    ['net::ERR_CONNECTION_TIMED_OUT', 'timeout', 'ETIMEDOUT'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'network', 'ERR_CERT_AUTHORITY_INVALID'],
    ['something else', 'network', 'ERR_NETWORK'],
  ])('%s becomes %s', async (message, kind, code) => {
    const call = transport.get(address)
    const request = await sent()
    request.emit('error', new Error(message))
    expect(await failure(call)).toEqual({ kind, code })
    expect(released).toBe(1)
  })

  it('while the body is read reaches the reader, with its code', async () => {
    const bytes = transport.get(address, { responseType: 'arraybuffer' })
    const first = await sent()
    const error = new Error('net::ERR_CONTENT_LENGTH_MISMATCH')
    first.respond(200).destroy(error)
    first.emit('error', error)
    expect(await failure(bytes)).toEqual({ kind: 'network', code: 'ECONNRESET' })
    const stream = transport.get<Readable>(address, { responseType: 'stream' })
    await expect.poll(() => requests).toHaveLength(2)
    const request = await sent()
    const response = request.respond(200)
    const { data } = await stream
    response.destroy(new Error('net::ERR_TIMED_OUT'))
    expect(await failure(data.toArray())).toEqual({ kind: 'timeout', code: 'ETIMEDOUT' })
    expect(released).toBe(2)
  })

  it('while the request is opened fails the call', async () => {
    const broken = createNetAdapter({
      open: async () => {
        throw new Error('no session')
      },
    })
    await expect(axios.get(address, { adapter: broken })).rejects.toThrow('no session')
  })
})

describe('an abort', () => {
  it('before the request is sent sends nothing', async () => {
    const controller = new AbortController()
    const call = transport.get(address, { signal: controller.signal })
    controller.abort()
    expect(await failure(call, 'caller')).toMatchObject({ kind: 'cancelled' })
    expect(requests.every(({ sent: body }) => body === undefined)).toBe(true)
  })

  it('while an exclusive session is prepared sends nothing', async () => {
    const controller = new AbortController()
    const made: ClientRequest[] = []
    const slow = createNetAdapter({
      async open(options) {
        controller.abort()
        made.push(new ClientRequest({ ...options }))
        return { request: made[0] as ClientRequest, release: () => void released++ }
      },
    })
    const call = axios.post(address, 'x', { adapter: slow, signal: controller.signal })
    expect(await failure(call, 'caller')).toMatchObject({ kind: 'cancelled' })
    expect([made[0]?.sent, released]).toEqual([undefined, 1])
  })

  it('ends a request that waits for its response', async () => {
    const controller = new AbortController()
    const call = transport.get(address, { signal: controller.signal })
    const request = await sent()
    controller.abort()
    expect(await failure(call, 'deadline')).toEqual({ kind: 'timeout', code: AxiosError.ERR_CANCELED })
    expect(request.aborted).toBeGreaterThan(0)
    expect(released).toBe(1)
  })

  it('ends the body of a response, as bytes and as a stream', async () => {
    for (const responseType of ['arraybuffer', 'stream'] as const) {
      const controller = new AbortController()
      const call = transport.get<Readable>(address, { responseType, signal: controller.signal })
      const request = await sent()
      request.respond(200).push('x')
      if (responseType === 'stream') {
        const { data } = await call
        controller.abort()
        await expect(data.toArray()).rejects.toThrow()
      } else {
        controller.abort()
        await expect(call).rejects.toThrow()
      }
      expect(request.aborted).toBeGreaterThan(0)
      requests.length = 0
    }
    expect(released).toBe(2)
  })

  it('happens automatically when the reader destroys the stream', async () => {
    const call = transport.get<Readable>(address, { responseType: 'stream' })
    const request = await sent()
    request.respond(200).push('x')
    const { data } = await call
    expect([request.aborted, released]).toEqual([0, 0])
    data.destroy()
    await expect.poll(() => [request.aborted > 0, released]).toEqual([true, 1])
  })
})
