/** Node's sockets through a real CONNECT proxy to real TLS servers, all on loopback (docs/network.md §3, §8). */
import { EventEmitter, once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorCodeOf } from '../../../../main/http/api-error'
import { type ClientDependencies, createClient } from '../../../../main/http/client'
import { createTransport } from '../../../../main/http/transport'
import { online } from '../../../fakes/offline'
import {
  type Behaviour,
  certificatePath,
  openGateway,
  openSecure,
  requireLogin,
  tell,
} from '../../../fakes/school-network'
import { temporaryFolder } from '../fixture'

const opened: { close(): void }[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  for (const one of opened.splice(0)) one.close()
})

const fine: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"errcode":0,"errmsg":"","data":{"id":"s-1","items":[]}}')
}

/** A school behind its proxy, and a client. `login` precedes the proxy's address. */
async function setUp({
  login = 'miura:himitsu@',
  behaviour,
  answer = fine,
  setting,
}: {
  login?: string
  behaviour?: Behaviour
  answer?: RequestListener
  setting?: string
} = {}) {
  const server = await openSecure(['leaf', 'intermediate'], answer)
  const gateway = await openGateway(server.port, behaviour)
  opened.push(server, gateway)
  const address = `http://${login}127.0.0.1:${gateway.port}`
  const codes: unknown[] = []
  let unauthorized = 0
  const parts: ClientDependencies = {
    ...online,
    config: { serverUrl: 'https://school.example' },
    identity: () => ({ token: 'secret', generation: 1, teacher_id: '17', teacher_flag: '' }),
    onUnauthorized: () => void unauthorized++,
    onServerDate: () => undefined,
    onInvalid: () => undefined,
    onFailure: (_endpoint, _failure, error) => void codes.push(errorCodeOf(error)),
    transport: createTransport({ proxy: setting ?? address, extraCaFile: certificatePath('root') }, null),
  }
  const client = createClient(parts)
  const upload = (size: number, onProgress?: (sent: number) => void) =>
    client.call(
      'upload-sound-file',
      { id: 'g-1', file: { name: '音声.wav', type: 'audio/wav', bytes: new Uint8Array(size).fill(7) } },
      { onProgress },
    )
  return { client, gateway, address, codes, upload, unauthorized: () => unauthorized }
}

describe('a proxy', () => {
  it('with the right credentials leads to the server, with one tunnel for many calls, and sees no content', async () => {
    const received: (string | undefined)[] = []
    const { client, gateway } = await setUp({
      answer: (request, response) => {
        received.push(request.headers.authorization, request.headers['proxy-authorization'])
        fine(request, response)
      },
    })
    for (let turn = 0; turn < 3; turn++) expect(await client.call('my-team-rows', {})).toMatchObject({ ok: true })
    expect(received).toEqual(Array(3).fill(['Bearer secret', undefined]).flat())
    expect(gateway.connectRequests).toEqual([
      { host: 'school.example:443', authorization: `Basic ${Buffer.from('miura:himitsu').toString('base64')}` },
    ])
    expect(gateway.plain).toEqual([])
  })

  it.each([
    ['a wrong password', 'miura:wrong@', `Basic ${Buffer.from('miura:wrong').toString('base64')}`],
    ['a wrong password with a colon', 'miura:p%3A1@', `Basic ${Buffer.from('miura:p:1').toString('base64')}`],
    ['no name', '', undefined],
  ])('with %s refuses every call, without ending the session', async (_what, login, authorization) => {
    const { client, gateway, codes, unauthorized } = await setUp({ login })
    expect(await client.call('my-team-rows', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect([codes, unauthorized()]).toEqual([['ERR_PROXY_AUTH_REQUESTED'], 0])
    expect(gateway.connectRequests).toEqual([{ host: 'school.example:443', authorization }])
  })

  const lie = '{"errcode":401,"errmsg":"","data":{}}'
  it.each<[string, Behaviour, string]>([
    ['hangs up', (_request, socket) => socket.destroy(), 'ERR_PROXY_CONNECTION_FAILED'],
    ['ends without a word', (_request, socket) => socket.end(), 'ERR_PROXY_CONNECTION_FAILED'],
    ['speaks another language', (_request, socket) => socket.end('SSH-2.0\r\n\r\n'), 'ERR_PROXY_CONNECTION_FAILED'],
    ['refuses', (_request, socket) => tell(socket, 'HTTP/1.1 403 No'), 'ERR_TUNNEL_CONNECTION_FAILED'],
    [
      'leads to its login page',
      (_request, socket) => tell(socket, 'HTTP/1.1 302 There', 'Location: http://login.example/'),
      'ERR_TUNNEL_CONNECTION_FAILED',
    ],
    [
      'answers in the server’s place that the session is over',
      (_request, socket) => tell(socket, 'HTTP/1.1 401 No', `Content-Length: ${lie.length}`, '', lie),
      'ERR_TUNNEL_CONNECTION_FAILED',
    ],
    [
      'lets through and speaks before the server',
      (_request, socket) => tell(socket, 'HTTP/1.1 200 OK', '', 'HTTP/1.1 200 OK', 'Content-Length: 2', '', '{}'),
      'ERR_TUNNEL_CONNECTION_FAILED',
    ],
  ])('that %s causes an error, not a response of the server', async (_what, behaviour, code) => {
    const { client, codes, unauthorized } = await setUp({ behaviour })
    expect(await client.call('my-team-rows', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect([codes, unauthorized()]).toEqual([[code], 0])
  })

  it('that drops the connection fails the call, and a POST is sent once', async () => {
    let posts = 0
    const { upload, codes, gateway } = await setUp({
      answer: request => {
        posts++
        request.socket.destroy()
      },
    })
    expect(await upload(1000)).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect([posts, codes, gateway.connectRequests.length]).toEqual([1, ['ECONNRESET'], 1])
  })

  it('that is unreachable has its own error code', async () => {
    const { client, gateway, codes } = await setUp()
    gateway.close()
    expect(await client.call('my-team-rows', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(codes).toEqual(['ERR_PROXY_CONNECTION_FAILED'])
  })

  it('that never responds costs a call its deadline, not more', async () => {
    let waiting = (): void => undefined
    const reached = new Promise<void>(done => {
      waiting = done
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client } = await setUp({ behaviour: () => waiting() })
    const call = client.call('my-team-rows', {})
    await reached
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  it('that never responds is disconnected after 30 s, whether or not a caller waits', async () => {
    const received = new EventEmitter()
    const [reached, hungUp] = [once(received, 'asked'), once(received, 'close')]
    const { port, close } = await openGateway(0, (_request, socket) => {
      // Text without an HTTP response is an error, too.
      socket.write('HTTP/1.1 ')
      socket.on('end', () => received.emit('close')).resume()
      received.emit('asked')
    })
    opened.push({ close })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const transport = createTransport({ proxy: `http://127.0.0.1:${port}`, extraCaFile: undefined }, null)
    const result = transport.get('https://school.example/', { timeout: 0 }).catch(errorCodeOf)
    await reached
    await vi.advanceTimersByTimeAsync(29_999)
    expect(await Promise.race([result, Promise.resolve('waits')])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toBe('ETIMEDOUT')
    await hungUp
  })
})

describe('a proxy that speaks TLS', () => {
  /** Calls the server through the environment's proxy; returns the result, and the requests that the proxy received. */
  async function through(trusted: readonly string[]) {
    const server = await openSecure(['leaf', 'intermediate'], fine)
    const gateway = await openGateway(server.port, requireLogin, ['proxy'])
    opened.push(server, gateway)
    for (const name of ['https_proxy', 'NO_PROXY', 'no_proxy']) vi.stubEnv(name, '')
    vi.stubEnv('HTTPS_PROXY', `https://miura:himitsu@127.0.0.1:${gateway.port}`)
    const folder = temporaryFolder()
    opened.push({ close: () => folder.remove() })
    const extraCaFile = path.join(folder.path, 'trusted.pem')
    writeFileSync(extraCaFile, trusted.map(name => readFileSync(certificatePath(name), 'utf8')).join('\n'))
    const transport = createTransport({ proxy: 'system', extraCaFile }, null)
    const result = await transport.get('https://school.example/').then(({ status }) => status, errorCodeOf)
    return { result, asked: gateway.connectRequests.map(({ host }) => host) }
  }

  it('leads to the server when both certificates are trusted', async () => {
    expect(await through(['root', 'proxy'])).toEqual({ result: 200, asked: ['school.example:443'] })
  })

  it('receives nothing, not even credentials, when its certificate is not trusted', async () => {
    expect(await through(['root'])).toEqual({ result: 'ERR_PROXY_CONNECTION_FAILED', asked: [] })
  })

  it('does not replace the check of the server’s certificate', async () => {
    expect(await through(['proxy'])).toEqual({ result: 'ERR_CERT_AUTHORITY_INVALID', asked: ['school.example:443'] })
  })
})

describe('through a proxy', () => {
  it('an upload arrives completely and reports its progress', async () => {
    let size = 0
    const { upload } = await setUp({
      answer: (request, response) => {
        request.on('data', (part: Buffer) => {
          size += part.length
        })
        request.on('end', () => fine(request, response))
      },
    })
    const progress: number[] = []
    expect(await upload(3_000_000, sent => void progress.push(sent))).toMatchObject({ ok: true, value: { id: 's-1' } })
    expect(size).toBeGreaterThan(3_000_000)
    expect(progress.at(-1)).toBe(size)
  })

  it('a file arrives completely, in pieces', async () => {
    const bytes = Buffer.alloc(2_000_000, 'はなまる')
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const { client } = await setUp({
      answer: (_request, response) => response.writeHead(200, { 'content-type': type }).end(bytes),
    })
    const answer = await client.stream('export-topic-score-overview', { homework_id: '501' })
    if (!answer.ok) throw new Error(answer.error.message)
    const parts: Uint8Array[] = []
    for await (const part of answer.value.body) parts.push(part)
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
    expect(parts.length).toBeGreaterThan(1)
  })
})

describe('the environment’s proxy', () => {
  it('is used for https servers, but not for those in NO_PROXY', async () => {
    const { client, gateway, address, codes } = await setUp({ setting: 'system' })
    vi.stubEnv('HTTPS_PROXY', address)
    vi.stubEnv('https_proxy', '')
    vi.stubEnv('NO_PROXY', '')
    vi.stubEnv('no_proxy', '')
    expect(await client.call('my-team-rows', {})).toMatchObject({ ok: true })
    expect(gateway.connectRequests.map(({ host }) => host)).toEqual(['school.example:443'])
    vi.stubEnv('NO_PROXY', 'a.example, .example')
    expect(await client.call('my-team-rows', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(gateway.connectRequests).toHaveLength(1)
    expect(codes).toHaveLength(1)
  })
})
