/** Responses of unusual servers: compressed, cut off, in another character set, with a wrong content type. */

import type { AddressInfo, Server } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../main/http/api-error'
import { createClient } from '../../../main/http/client'
import { createTransport } from '../../../main/http/transport'
import type { Failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { online } from '../../fakes/offline'

const open: { server: Server; sockets: Set<Socket> }[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

/** A client of a server that writes raw bytes; with the reports of the client and the number of requests. */
async function clientOf(write: (socket: Socket) => void, host = '127.0.0.1', name = host) {
  const sockets = new Set<Socket>()
  let asked = 0
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', () => {
      asked++
      write(socket)
    })
  })
  open.push({ server, sockets })
  await new Promise<void>(resolve => {
    server.listen(0, host, resolve)
  })
  const unauthorized = vi.fn()
  const client = createClient({
    ...online,
    config: { serverUrl: `http://${name}:${(server.address() as AddressInfo).port}` },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => ({ token: 't', generation: 1, teacher_id: '17', teacher_flag: '' }),
    onUnauthorized: unauthorized,
    onServerDate: () => undefined,
    onInvalid: () => undefined,
  })
  const call = () => client.call('team-rows', {})
  return { client, call, unauthorized, asked: () => asked }
}

interface Head {
  status?: string
  type?: string
  more?: string
}

/** A complete response with the length of its body. */
function answer(body: string | Uint8Array, { status = '200 OK', type = 'application/json', more = '' }: Head = {}) {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

const teams = (name: string) => `{"errcode":0,"errmsg":"","data":{"items":[{"id":3,"name":"${name}"}],"total":1}}`
const good = teams('2年A組')
const read = { ok: true, value: { items: [{ id: '3', name: '2年A組' }], total: 1 } }
const failed = (kind: Failure['kind']) => ({ ok: false, error: { kind } })

/** 2年A組 in Shift_JIS. */
const sjis = Buffer.concat([
  Buffer.from('{"errcode":0,"data":{"items":[{"id":3,"name":"2'),
  Buffer.from([0x94, 0x4e, 0x41, 0x91, 0x67]),
  Buffer.from('"}],"total":1}}'),
])

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const workbook = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(50_000, 'sheet')])

describe('an answer', () => {
  it.each<[string, Buffer]>([
    ['with a byte order mark', answer(`\ufeff${good}`)],
    ['called HTML', answer(good, { type: 'text/html' })],
    [
      'called Latin-1, as some servers do with anything',
      answer(good, { type: 'application/json; charset=ISO-8859-1' }),
    ],
    ['of a character set that there is not', answer(good, { type: 'application/json; charset=klingon' })],
    ['in Shift_JIS that says so', answer(sjis, { type: 'application/json; charset="Shift_JIS"' })],
    ['packed', answer(gzipSync(good), { more: 'content-encoding: gzip\r\n' })],
    ['in pieces with a trailer', Buffer.from(piecesOf(good))],
    ['after hints', Buffer.concat([Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), answer(good)])],
    ['with headers twice, and of strange names', answer(good, { more: 'date: x\r\ndate: y\r\n__proto__: z\r\n' })],
    ['whose errcode is text', answer(good.replace('"errcode":0', '"errcode":"0"'))],
  ])('%s is read', async (_what, bytes) => {
    const { call } = await clientOf(socket => socket.write(bytes))
    expect(await call()).toMatchObject(read)
  })

  it.each<[string, Failure['kind'], Buffer]>([
    ['without a body', 'invalid-response', Buffer.from('HTTP/1.1 204 No Content\r\n\r\n')],
    [
      'in UTF-16',
      'invalid-response',
      answer(Buffer.from(good, 'utf16le'), { type: 'application/json; charset=utf-16' }),
    ],
    ['that is HTML and called JSON', 'invalid-response', answer('<!doctype html><html></html>')],
    ['of two envelopes', 'invalid-response', answer(`${good}\n${good}`)],
    ['that is a list', 'invalid-response', answer(`[${good}]`)],
    ['without an errcode', 'invalid-response', answer('{"data":{"items":[],"total":0}}')],
    ['whose errcode is null', 'invalid-response', answer('{"errcode":null,"data":{"items":[],"total":0}}')],
    ['whose errcode is too large', 'invalid-response', answer('{"errcode":1e999,"errmsg":"x"}')],
    ['whose errcode is inherited', 'invalid-response', answer('{"__proto__":{"errcode":0},"data":{"items":[]}}')],
    ['without data', 'invalid-response', answer('{"errcode":0,"errmsg":""}')],
    [
      'of 100,000 nested lists',
      'invalid-response',
      answer(`{"errcode":0,"data":${'['.repeat(1e5)}${']'.repeat(1e5)}}`),
    ],
    [
      'packed, and inflating to 400 times its size',
      'invalid-response',
      packed(gzipSync(Buffer.alloc(40 * 1024 * 1024))),
    ],
    ['packed twice', 'invalid-response', packed(gzipSync(gzipSync(good)))],
    ['called packed, and not', 'network', packed(Buffer.from(good))],
    [
      'of pieces with a wrong length',
      'network',
      Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}'),
    ],
    ['of two lengths', 'network', answer(good, { more: 'content-length: 3\r\n' })],
    ['of a length and pieces', 'network', Buffer.from(piecesOf(good).replace('\r\n', '\r\ncontent-length: 5\r\n'))],
    ['with 200 kB of headers', 'network', answer(good, { more: `x-a: ${'a'.repeat(200_000)}\r\n` })],
    ['of another protocol', 'network', Buffer.from('SSH-2.0-OpenSSH_9.9\r\n')],
    ['401 as text', 'unauthorized', answer('{"errcode":"401","errmsg":""}')],
    ['500 with words of its own', 'server', answer('{"errcode":400,"errmsg":"秘密"}', { status: '500 X' })],
  ])('%s is %s', async (_what, kind, bytes) => {
    const { call, asked, unauthorized } = await clientOf(socket => socket.write(bytes))
    expect(await call()).toMatchObject(failed(kind))
    expect([asked(), unauthorized.mock.calls.length]).toEqual([1, kind === 'unauthorized' ? 1 : 0])
  })

  it.each<[string, Buffer]>([
    ['its length', answer(good).subarray(0, -10)],
    ['its last piece', Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{"errcode":0')],
    ['its head', Buffer.from('HTTP/1.1 200 OK\r\ncontent-ty')],
  ])('that is closed before %s is a fault of the network', async (_what, bytes) => {
    const { call, asked } = await clientOf(socket => socket.end(bytes))
    expect(await call()).toMatchObject(failed('network'))
    expect(asked()).toBe(1)
  })

  it.each([301, 302, 303, 307, 308])('%d is not followed, wherever it points', async status => {
    for (const location of ['http://127.0.0.1:1/x', '//evil.example', 'http://[', 'file:///etc/passwd', '']) {
      const bytes = answer(good, { status: `${status} X`, more: `location: ${location}\r\n` })
      const { call, asked } = await clientOf(socket => socket.write(bytes))
      expect(await call()).toMatchObject({ ok: false, error: { kind: 'status', status } })
      expect(asked()).toBe(1)
    }
  })

  it.each<[string, string, string]>([
    ['that are blank', ' \n\t', text.operation],
    ['that are no text', '', text.operation],
    ['of many lines', '一行目\r\n\u0000二行目', '一行目 二行目'],
    ['that turn the text around them', 'a\u202eb\u2066c', 'a b c'],
    ['without an end', '𠮷'.repeat(100_000), '𠮷'.repeat(300)],
  ])('with words %s is told in one line', async (_what, errmsg, message) => {
    const body = JSON.stringify({ errcode: 400, errmsg: errmsg === '' ? { a: 1 } : errmsg })
    const { call } = await clientOf(socket => socket.write(answer(body)))
    expect(await call()).toEqual({ ok: false, error: { kind: 'status', status: 400, message } })
  })

  it.each<[string, (socket: Socket) => unknown]>([
    ['hints without an end', socket => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['a head letter by letter', socket => socket.write('H')],
    ['a body without its end', socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n{')],
    [
      'pieces without the last',
      socket => socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n'),
    ],
  ])('of %s ends after 30 s', async (_what, write) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { call, asked } = await clientOf(write)
    const result = call()
    await vi.waitUntil(() => asked() > 0)
    vi.advanceTimersByTime(30_000)
    expect(await result).toMatchObject(failed('timeout'))
    expect(asked()).toBe(1)
  })

  it('arrives over IPv6 only as well', async () => {
    const { call } = await clientOf(socket => socket.write(answer(good)), '::1', '[::1]')
    expect(await call()).toMatchObject(read)
  })

  it('after a connection reset uses a new connection', async () => {
    let resets = 1
    const { call, asked } = await clientOf(socket => {
      if (resets-- > 0) socket.resetAndDestroy()
      else socket.write(answer(good))
    })
    expect(await call()).toMatchObject(failed('network'))
    expect(await call()).toMatchObject(read)
    expect(asked()).toBe(2)
  })
})

/** The body in two chunks, the last with a trailer. */
function piecesOf(body: string): string {
  const pieces = [body.slice(0, 20), body.slice(20)].map(
    one => `${Buffer.byteLength(one).toString(16)};x=1\r\n${one}\r\n`,
  )
  return `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ntrailer: x-a\r\n\r\n${pieces.join('')}0\r\nx-a: b\r\n\r\n`
}

function packed(body: Uint8Array): Buffer {
  return answer(body, { more: 'content-encoding: gzip\r\n' })
}

describe('a file', () => {
  /** The result of a file: its bytes and reported length, or the failure. */
  async function fetched(write: (socket: Socket) => void) {
    const { client, unauthorized } = await clientOf(write)
    const opened = await client.stream('export-students-xls', { team_id: '1' })
    if (!opened.ok) return { failure: opened.error, unauthorized: unauthorized.mock.calls.length }
    const parts: Uint8Array[] = []
    try {
      for await (const part of opened.value.body) parts.push(part)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { failure: error.failure, unauthorized: 0 }
    }
    return { length: opened.value.length, bytes: Buffer.concat(parts) }
  }

  const encodings: [string, (bytes: Uint8Array) => Uint8Array][] = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ]

  it.each(encodings)(
    'compressed with %s arrives complete, and does not report the compressed length',
    async (name, pack) => {
      const bytes = answer(pack(workbook), { type: sheet, more: `content-encoding: ${name}\r\n` })
      expect(await fetched(socket => socket.write(bytes))).toEqual({ length: undefined, bytes: workbook })
    },
  )

  it.each(encodings)('compressed with %s and cut off is an error', async (name, pack) => {
    const bytes = answer(pack(workbook).subarray(0, -6), { type: sheet, more: `content-encoding: ${name}\r\n` })
    expect(await fetched(socket => socket.write(bytes))).toMatchObject({ failure: { kind: 'network' } })
  })

  it('reports its length if it is not compressed', async () => {
    const bytes = answer(workbook, { type: sheet, more: 'content-encoding: identity\r\n' })
    const { bytes: got } = (await fetched(socket => socket.write(answer(workbook, { type: sheet })))) as {
      bytes: Buffer
    }
    expect(got.equals(workbook)).toBe(true)
    expect(await fetched(socket => socket.write(answer(workbook, { type: sheet })))).toMatchObject({ length: 50_004 })
    expect(await fetched(socket => socket.write(bytes))).toMatchObject({ bytes: workbook })
  })

  it.each(['text/html', 'application/octet-stream', sheet])(
    'that is an error with content type %s is that error, and a 401 ends the session',
    async type => {
      for (const start of ['', '\ufeff', ' \n']) {
        const body = answer(`${start}{"errcode":401,"errmsg":"x"}`, { type })
        const found = await fetched(socket => socket.write(body))
        expect(found).toMatchObject({ failure: { kind: 'unauthorized' }, unauthorized: 1 })
      }
    },
  )

  it('whose error body never ends times out after 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let writes = 0
    const found = fetched(socket => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"errcode":')
      writes++
    })
    await vi.waitUntil(() => writes > 0)
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
    vi.advanceTimersByTime(30_000)
    expect(await found).toMatchObject({ failure: { kind: 'timeout' } })
  })

  it('without bytes is an empty file', async () => {
    expect(await fetched(socket => socket.write(answer('', { type: sheet })))).toMatchObject({ bytes: Buffer.alloc(0) })
  })
})
