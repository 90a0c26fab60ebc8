/** The evaluation service with real sockets: the sample school's server, and servers with every kind of fault. */
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { createEvaluations } from '../../../main/evaluation/evaluations'
import { createSocketOpener } from '../../../main/evaluation/open-socket'
import { openRecordingStore } from '../../../main/evaluation/recording-store'
import { createKeySeal, type Vault } from '../../../main/store/vault'
import { failure, type Result, success } from '../../../shared/contract/result'
import { defined } from '../../fixtures/defined'
import { folder } from '../../fixtures/folder'
import { framesOf, speechSamples } from '../../fixtures/speech-frames'
import { startLoggedIn } from '../sample-school/client'

const sentence = 'I get up at six thirty every morning.'
const spoken = { text: sentence, category: 'read_sentence', generation: 3 } as const
const speech = new Uint8Array(Buffer.concat(framesOf(speechSamples(sentence))))
const scored = (guid: string) => JSON.stringify({ code: 0, message: '', result: { guid, total_score: 77 } })
const vault: Vault = {
  ...createKeySeal(new Uint8Array(32).fill(4)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0).reverse()) await close()
})

/** What the server of the test does with one connection. */
type Behaviour = (socket: WebSocket, guid: Promise<string>, ended: Promise<void>) => void
const scores: Behaviour = (socket, guid, ended) => void ended.then(async () => socket.send(scored(await guid)))

/** An evaluation server that treats its first connection as the first behaviour says, and so on. */
async function serve(...behaviours: Behaviour[]) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  closing.push(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const seen = { connections: 0, atOnce: 0, sequences: [] as number[][], headers: [] as object[] }
  server.on('connection', (socket, request) => {
    const sequences: number[] = []
    seen.sequences.push(sequences)
    seen.headers.push(request.headers)
    seen.atOnce = Math.max(seen.atOnce, server.clients.size)
    let toGuid: (guid: string) => void = () => undefined
    let toEnd: () => void = () => undefined
    const guid = new Promise<string>(resolve => {
      toGuid = resolve
    })
    const ended = new Promise<void>(resolve => {
      toEnd = resolve
    })
    socket.on('message', (data, isBinary) => {
      if (isBinary) return void sequences.push((data as Buffer).readUInt32BE(0))
      const message = JSON.parse(String(data)) as { guid?: string; end?: boolean }
      if (message.guid) toGuid(message.guid)
      if (message.end) toEnd()
    })
    behaviours[seen.connections++]?.(socket, guid, ended)
  })
  await new Promise(done => server.once('listening', done))
  const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `ws://${origin}/v1`, serverUrl: `http://${origin}`, seen }
}

interface Address {
  url: string
  serverUrl: string
}

function setUp({ url, serverUrl }: Address, over: Partial<Parameters<typeof createEvaluations>[0]> = {}) {
  const profile = folder()
  const session = { teacher: { generation: 3, name: 'a'.repeat(32) } as { generation: number; name: string } | null }
  const log = vi.fn()
  const open = () =>
    createEvaluations({
      client: { call: async () => success({ evaluation_server_url: url }) },
      config: { serverUrl, evaluationHosts: [] },
      store: openRecordingStore({ folder: profile, vault }),
      openSocket: createSocketOpener({ proxy: 'direct' }, undefined),
      teacher: () => session.teacher,
      clock: Date.now,
      log,
      deadlines: { openMs: 5000, stallMs: 5000, answerMs: 5000 },
      ...over,
    })
  const service = open()
  closing.push(() => service.stop())
  const begin = async () => {
    const begun = await service.begin(spoken)
    if (!begun.ok) throw new Error(begun.error.message)
    return { id: begun.value.id, generation: 3 }
  }
  /** Sends the whole speech, in parts of 25 frames as a page does. */
  const speak = async (recording: { id: string; generation: number }, bytes = speech) => {
    for (let at = 0; at < bytes.length; at += 25 * 70)
      await service.frames({ ...recording, first: at / 70, bytes: bytes.slice(at, at + 25 * 70) })
  }
  const record = async () => {
    const recording = await begin()
    await speak(recording)
    return { recording, result: await service.end(recording) }
  }
  const kept = async (own = service) => {
    const list = await own.list({ generation: 3 })
    return list.ok ? list.value.recordings : []
  }
  return { service, session, begin, speak, record, kept, log, open }
}

describe('a recording', () => {
  it('is scored by the sample school, and then not kept', async () => {
    const client = await startLoggedIn()
    closing.push(() => client.school.close())
    const { evaluation_server_url: url } = (await client.data('new-evaluation-service', {})) as Record<string, string>
    const { record, kept } = setUp({ url: url ?? '', serverUrl: client.origin })
    const { recording, result } = await record()
    expect(result).toMatchObject({ ok: true, value: { answer: { guid: recording.id, integrity_score: 100 } } })
    const value = result.ok ? result.value : null
    expect(value?.answer.total_score).toBeGreaterThanOrEqual(70)
    expect(defined(value).answer.accuracy_score).toBeUndefined()
    expect(value?.words.map(({ word, isRead }) => [word, isRead])).toEqual(
      sentence.split(' ').map(word => [word, true]),
    )
    expect(value?.note).toContain('サンプル校の採点')
    expect(await kept()).toEqual([])
  })

  it('reaches the server whole and in order, whatever the page sends twice or out of order', async () => {
    const server = await serve(scores)
    const { service, begin } = setUp(server)
    const recording = await begin()
    const send = (first: number, end: number) =>
      service.frames({ ...recording, first, bytes: speech.slice(first * 70, end * 70) })
    expect(await send(0, 20)).toEqual(success({ next: 20, problem: null }))
    expect(await send(0, 20)).toEqual(success({ next: 20, problem: null }))
    expect(await send(30, 40)).toEqual(success({ next: 20, problem: null }))
    expect(await send(10, 45)).toEqual(success({ next: 45, problem: null }))
    expect(await service.end(recording)).toMatchObject({ ok: true })
    expect(server.seen.sequences).toEqual([[0, 1, 2, 3, 4]])
  })

  it('without any frame says so', async () => {
    const { service, begin, kept } = setUp(await serve(scores))
    expect(await service.end(await begin())).toEqual(failure('invalid-request', '録音データがありません。'))
    expect(await kept()).toEqual([])
  })

  it('of more than five minutes is refused', async () => {
    const { service, begin } = setUp(await serve(() => undefined))
    const recording = await begin()
    const long = new Uint8Array(500 * 70)
    for (let first = 0; first < 15_000; first += 500) await service.frames({ ...recording, first, bytes: long })
    const more = await service.frames({ ...recording, first: 15_000, bytes: new Uint8Array(70) })
    expect(more).toEqual(failure('invalid-request', '録音は5分までです。'))
  })

  it('sends no token and no cookie to the server', async () => {
    const server = await serve(scores)
    await setUp(server).record()
    const names = server.seen.headers.flatMap(Object.keys)
    expect(names.filter(name => /auth|cookie|token|origin/i.test(name))).toEqual([])
  })
})

describe('a lost connection', () => {
  const faults: [string, Behaviour, RegExp][] = [
    ['dropped at once', socket => socket.terminate(), /接続が切れました/],
    [
      'dropped after a frame',
      socket => socket.once('message', () => socket.once('message', () => socket.terminate())),
      /接続が切れました/,
    ],
    [
      'closed normally without a result',
      (socket, _guid, ended) => void ended.then(() => socket.close(1000)),
      /接続が切れました/,
    ],
    ['refused by policy', socket => socket.close(1008), /受け付けませんでした/],
    ['with a fault of the server', socket => socket.close(1011), /サーバーで問題/],
    ['of a busy server', socket => socket.close(1013), /混み合っています/],
    ...[1001, 1002, 1003, 1007, 1009, 1010, 1012, 1014, 3000, 4000, 4999].map((code): [string, Behaviour, RegExp] => [
      `closed with ${code}`,
      (socket, _guid, ended) => void ended.then(() => socket.close(code)),
      /^音声評価のサーバー/,
    ]),
    [
      'after a flood of pings, which would fill the memory',
      socket => {
        for (let at = 0; at < 5000; at++) socket.ping(Buffer.alloc(125))
      },
      /接続が切れました/,
    ],
    ['after a message that is too large', socket => socket.send(Buffer.alloc(2 * 1024 * 1024)), /接続が切れました/],
    [
      'that breaks the protocol',
      socket => (socket as unknown as { _socket: { write(x: Buffer): void } })._socket.write(Buffer.of(0xff, 0xff)),
      /./,
    ],
  ]
  it.each(faults)('keeps the recording: %s', async (_what, behaviour, words) => {
    const server = await serve(behaviour, scores)
    const { service, record, kept } = setUp(server)
    const { recording, result } = await record()
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', message: expect.stringMatching(words) } })
    expect(result).toMatchObject({
      error: { message: expect.stringMatching(/録音は残っています。もう一度採点できます。$/) },
    })
    expect(await kept()).toMatchObject([{ id: recording.id, text: sentence, seconds: speech.length / 70 / 50 }])
    expect(server.seen.connections).toBe(1)
    expect(await service.again(recording)).toMatchObject({ ok: true, value: { answer: { total_score: 77 } } })
    expect([server.seen.connections, await kept()]).toEqual([2, []])
  })

  it('is named while the teacher still speaks, and nothing of the speech is lost', async () => {
    const server = await serve(socket => socket.terminate(), scores)
    const { service, begin, speak } = setUp(server)
    const recording = await begin()
    const first = { ...recording, first: 0, bytes: speech.slice(0, 70) }
    await vi.waitFor(async () =>
      expect(await service.frames(first)).toMatchObject({
        ok: true,
        value: { problem: expect.stringContaining('接続が切れました') },
      }),
    )
    await speak(recording)
    await service.end(recording)
    expect(await service.again(recording)).toMatchObject({ ok: true })
    expect(server.seen.sequences.at(-1)).toHaveLength(Math.ceil(speech.length / 700))
  })

  it('leaves a recording that the next run of the program can evaluate', async () => {
    const server = await serve(() => undefined, scores)
    const { service, begin, speak, kept, open } = setUp(server)
    const recording = await begin()
    await speak(recording)
    service.stop()
    const next = open()
    closing.push(() => next.stop())
    expect(await kept(next)).toMatchObject([{ id: recording.id }])
    expect(await next.again(recording)).toMatchObject({ ok: true })
  })
})

describe('a difficult server', () => {
  const late = JSON.stringify({ code: 0, result: { guid: 'another', total_score: 11 } })
  const interim = JSON.stringify({ code: 0, result: {} })
  const afterEnd =
    (answer: (socket: WebSocket, guid: string) => void): Behaviour =>
    (socket, guid, ended) =>
      void ended.then(async () => answer(socket, await guid))

  it.each<[string, Behaviour]>([
    ['answers in binary frames', afterEnd((socket, guid) => socket.send(Buffer.from(scored(guid)), { binary: true }))],
    [
      'repeats its result, and then takes it back',
      afterEnd((socket, guid) => {
        for (const message of [scored(guid), scored(guid), JSON.stringify({ code: 5000 })]) socket.send(message)
      }),
    ],
    [
      'sends late answers, garbage and interim answers before the result',
      (socket, guid, ended) => {
        for (const message of [late, '{', '', '\u0000', '[1]', interim]) socket.send(message)
        socket.send(Buffer.from([0, 255, 254, 253]))
        void ended.then(async () => {
          for (const message of [late, interim, 'null', scored(await guid)]) socket.send(message)
        })
      },
    ],
    [
      'sends its result before the end, too',
      (socket, guid, ended) => {
        void guid.then(id => socket.send(JSON.stringify({ code: 0, result: { guid: id, total_score: 3 } })))
        void ended.then(async () => socket.send(scored(await guid)))
      },
    ],
    [
      'sends pings',
      (socket, guid, ended) => {
        for (let at = 0; at < 50; at++) socket.ping(Buffer.alloc(125))
        scores(socket, guid, ended)
      },
    ],
    [
      'floods the program with large answers that are none',
      (socket, guid, ended) => {
        for (let at = 0; at < 20; at++) socket.send(JSON.stringify({ code: 0, message: 'x'.repeat(900_000) }))
        scores(socket, guid, ended)
      },
    ],
    [
      'stalls for a while',
      (socket, guid, ended) => {
        socket.pause()
        setTimeout(() => socket.resume(), 300)
        scores(socket, guid, ended)
      },
    ],
  ])('that %s gives one result', async (_what, behaviour) => {
    const server = await serve(behaviour)
    const { record, kept } = setUp(server)
    const { result } = await record()
    expect(result).toMatchObject({ ok: true, value: { answer: { total_score: 77 } } })
    const messages = Math.ceil(speech.length / 700)
    expect(server.seen.sequences).toEqual([Array.from({ length: messages }, (_, at) => at)])
    expect(await kept()).toEqual([])
  })

  it.each<[string, (socket: Socket) => void]>([
    ['refuses the handshake', socket => socket.end('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n')],
    ['closes before the connection is open', socket => socket.destroy()],
    ['answers something else than HTTP', socket => socket.end('hello')],
    [
      'agrees to a wrong key',
      socket =>
        socket.write('HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n'),
    ],
  ])('that %s is called unreachable, and the recording stays', async (_what, answer) => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.once('data', () => answer(socket))
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    closing.push(() => void server.close())
    const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const { record, kept } = setUp({ url: `ws://${origin}/`, serverUrl: `http://${origin}` })
    const { recording, result } = await record()
    expect(result).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(await kept()).toMatchObject([{ id: recording.id }])
  })
})

describe('one recording', () => {
  it('never has two connections', async () => {
    const server = await serve(scores, scores)
    const { service, begin, speak } = setUp(server)
    const recording = await begin()
    await speak(recording)
    const late = { ...recording, first: speech.length / 70, bytes: speech.slice(0, 70) }
    const results = await Promise.all([
      service.end(recording),
      service.end(recording),
      service.frames(late),
      service.again(recording),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false])
    expect([server.seen.connections, server.seen.atOnce]).toEqual([1, 1])
  })

  it('is told as running until it has a result', async () => {
    const server = await serve(scores)
    const { service, begin, speak } = setUp(server)
    const now = () => service.list({ generation: 3 })
    const recording = await begin()
    expect(await now()).toEqual(success({ recordings: [], hasRunning: false }))
    await speak(recording)
    expect(await now()).toEqual(success({ recordings: [], hasRunning: true }))
    await service.end(recording)
    expect(await now()).toEqual(success({ recordings: [], hasRunning: false }))
  })

  it('that was cancelled is not kept, and neither is a result', async () => {
    const server = await serve(() => undefined)
    const { service, begin, speak, kept } = setUp(server)
    const recording = await begin()
    await speak(recording)
    const ending = service.end(recording)
    expect(await service.cancel(recording)).toEqual(success(null))
    expect(await ending).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(await kept()).toEqual([])
    expect(await service.again(recording)).toMatchObject({ ok: false })
  })

  it('that is cancelled while the address of the server is asked for says so', async () => {
    const call = (_name: string, _request: object, { signal }: { signal: AbortSignal }) =>
      new Promise<Result<never>>(resolve => signal.addEventListener('abort', () => resolve(failure('cancelled', 'x'))))
    const { service, begin, speak, log } = setUp(await serve(scores), { client: { call } })
    const recording = await begin()
    await speak(recording)
    const ending = service.end(recording)
    expect(await service.cancel(recording)).toEqual(success(null))
    expect(await ending).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(log.mock.calls, 'a cancel is no loss').toEqual([])
  })

  it('that is cancelled while a proxy is looked for is never sent', async () => {
    const server = await serve(scores)
    let toProxy = () => {}
    const proxy = new Promise<void>(resolve => {
      toProxy = resolve
    })
    const openSocket = vi.fn(async (url: URL) => {
      await proxy
      return createSocketOpener({ proxy: 'direct' }, undefined)(url)
    })
    const { service, begin, speak } = setUp(server, { openSocket })
    const recording = await begin()
    await speak(recording)
    const ending = service.end(recording)
    await vi.waitFor(() => expect(openSocket).toHaveBeenCalledOnce())
    await service.cancel(recording)
    toProxy()
    expect(await ending).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(server.seen.sequences.flat()).toEqual([])
  })

  it('that begins while another one waits for its result lives', async () => {
    const { service, begin, speak } = setUp(await serve(() => undefined, scores))
    const first = await begin()
    await speak(first)
    const ending = service.end(first)
    const second = await begin()
    expect(await ending).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await speak(second)
    expect(await service.end(second)).toMatchObject({ ok: true, value: { answer: { total_score: 77 } } })
  })

  it('that begins while another one waits for its result ends if its page goes away', async () => {
    const left = vi.fn()
    const server = await serve(
      () => undefined,
      socket => socket.once('close', left),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { service, begin, speak } = setUp(server)
    const first = await begin()
    await speak(first)
    const ending = service.end(first)
    await begin()
    expect(await ending).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await vi.waitFor(() => expect(server.seen.connections).toBe(2))
    vi.advanceTimersByTime(30_000)
    await vi.waitFor(() => expect(left).toHaveBeenCalled())
  })

  it('ends when another begins, with its connection; it stays on this PC', async () => {
    const left = vi.fn()
    const server = await serve(socket => socket.once('close', left), scores)
    const { service, begin, speak, kept, record } = setUp(server)
    const first = await begin()
    await speak(first)
    await vi.waitFor(() => expect(server.seen.connections).toBe(1))
    expect((await record()).result).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(left).toHaveBeenCalled())
    expect(await kept()).toMatchObject([{ id: first.id }])
    expect(await service.frames({ ...first, first: 0, bytes: speech.slice(0, 70) })).toMatchObject({ ok: false })
  })

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ] as const)('that begins after another lives, also if the disk keeps the other one %s', async (_when, order) => {
    const left = vi.fn()
    const server = await serve(socket => void socket.once('close', left), scores)
    const real = openRecordingStore({ folder: folder(), vault })
    const toDisk: (() => void)[] = []
    const create: typeof real.create = async (...all) => {
      await new Promise<void>(resolve => toDisk.push(resolve))
      return real.create(...all)
    }
    const { service, speak, kept } = setUp(server, { store: { ...real, create } })
    const begun = [service.begin(spoken), service.begin(spoken)] as const
    await vi.waitFor(() => expect(toDisk).toHaveLength(2))
    for (const place of order) {
      defined(toDisk[place])()
      await begun[place]
    }
    expect(await begun[0]).toMatchObject({ ok: false, error: { kind: 'invalid-request', status: 410 } })
    const second = await begun[1]
    if (!second.ok) throw new Error(second.error.message)
    const recording = { id: second.value.id, generation: 3 }
    await speak(recording)
    await vi.waitFor(() => expect(server.seen.connections).toBe(1))
    expect(await kept()).toEqual([])
    service.stop()
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(await kept()).toMatchObject([{ id: recording.id }])
  })

  it('of another session is not touched', async () => {
    const { service, session, begin, speak } = setUp(await serve(scores))
    const recording = await begin()
    await speak(recording)
    session.teacher = { generation: 4, name: 'b'.repeat(32) }
    const old = { ...recording, first: 0, bytes: speech.slice(0, 70) }
    for (const call of [
      service.frames(old),
      service.end(recording),
      service.cancel(recording),
      service.again(recording),
    ])
      expect(await call).toMatchObject({ ok: false })
    expect(await service.list({ generation: 4 })).toEqual(success({ recordings: [], hasRunning: false }))
    expect(await service.cancel({ id: recording.id, generation: 4 })).toEqual(success(null))
    session.teacher = { generation: 5, name: 'a'.repeat(32) }
    expect(await service.list({ generation: 5 })).toMatchObject({ ok: true })
    session.teacher = null
    expect(await service.begin(spoken)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })
})

describe('the server', () => {
  it.each([
    'wss://evil.example/v1',
    'ws://127.0.0.1:1/v1',
    'http://127.0.0.1/v1',
    'javascript:alert(1)',
    'ws://user@127.0.0.1/v1',
    '',
  ])('%s receives nothing, because the configuration does not name it', async url => {
    const openSocket = vi.fn()
    const { record, log } = setUp({ url, serverUrl: 'http://127.0.0.1' }, { openSocket })
    const { result } = await record()
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(result).toMatchObject({ error: { message: expect.stringContaining('evaluationHosts') } })
    expect(openSocket).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual([['evaluation.forbidden', { host: expect.any(String) }]])
  })

  it('may be on a configured host; wss belongs to https', async () => {
    const openSocket = vi.fn().mockRejectedValue(new Error('no network'))
    const config = { serverUrl: 'https://school.example', evaluationHosts: ['https://speech.example'] }
    for (const url of ['wss://speech.example/v1', 'wss://school.example/evaluate?a=1'])
      await setUp({ url, serverUrl: '' }, { openSocket, config }).record()
    expect(openSocket.mock.calls.map(([url]) => String(url))).toEqual([
      'wss://speech.example/v1',
      'wss://school.example/evaluate?a=1',
    ])
    await setUp({ url: 'ws://speech.example/v1', serverUrl: '' }, { openSocket, config }).record()
    expect(openSocket).toHaveBeenCalledTimes(2)
  })

  it.each([
    [4003, '', '声が聞き取れませんでした。マイクを確かめて、もう一度録音してください。（コード4003）'],
    [4000, '', '採点を始められませんでした。少し待ってから、もう一度お試しください。（コード4000）'],
    [4001, '', 'この種類の問題は採点できません。ほかの種類の問題を選んでください。（コード4001）'],
    [4002, '', '録音データが正しく届きませんでした。もう一度録音してください。（コード4002）'],
    [4004, '', '録音が長すぎます。短く分けて、もう一度録音してください。（コード4004）'],
    [
      4005,
      '',
      '録音データが途中で届かなくなりました。ネットワークの接続を確かめて、もう一度お試しください。（コード4005）',
    ],
    [
      10_160,
      '認証に失敗しました。',
      '認証に失敗しました。もう一度採点するか、録音し直してください。続くときは、学校のシステム管理者に連絡してください。（コード10160）',
    ],
    [
      999,
      ' ',
      '採点できませんでした。もう一度採点するか、録音し直してください。続くときは、学校のシステム管理者に連絡してください。（コード999）',
    ],
  ])('that answers code %i is quoted in words, with what to do', async (code, message, words) => {
    const server = await serve(
      (socket, _guid, ended) => void ended.then(() => socket.send(JSON.stringify({ code, message }))),
    )
    const { record, log } = setUp(server)
    expect((await record()).result).toEqual(failure('status', words))
    expect(log.mock.calls, 'without the words of the server').toEqual([['evaluation.refused', { code }]])
  })

  it('that cannot be asked for leaves the recording', async () => {
    const client = { call: async () => failure('offline', '') }
    const { record, kept, log } = setUp({ url: '', serverUrl: '' }, { client })
    expect((await record()).result).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(await kept()).toHaveLength(1)
    expect(log.mock.calls).toEqual([['evaluation.lost', { reason: 'unreachable', detail: 'offline' }]])
  })
})

it.each([
  ['before it sent a frame', 0],
  ['in the middle', 1],
])('a page that went away keeps no connection open: %s', async (_when, recordings) => {
  const left = vi.fn()
  const server = await serve(socket => socket.once('close', left))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { service, begin, speak, kept } = setUp(server)
  const recording = await begin()
  await vi.waitFor(() => expect(server.seen.connections).toBe(1))
  if (recordings > 0) await speak(recording)
  vi.advanceTimersByTime(30_000)
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
  // Its time is over, and not only that of its connection.
  expect(await service.end(recording)).toMatchObject({ ok: false, error: { status: 410 } })
  expect(await kept()).toHaveLength(recordings)
})

it('a page in a pause keeps its recording on one connection, also while it waits for a slow result', async () => {
  const server = await serve((socket, guid, ended) => {
    void ended.then(async () => {
      vi.advanceTimersByTime(30_000)
      socket.send(scored(await guid))
    })
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // only the wait for the page is tried
  const never = 1_000_000_000
  const { service, begin, speak } = setUp(server, { deadlines: { openMs: never, stallMs: never, answerMs: never } })
  const recording = await begin()
  await vi.waitFor(() => expect(server.seen.connections).toBe(1))
  await speak(recording)
  const count = speech.length / 70
  for (const _pause of [1, 2, 3]) {
    vi.advanceTimersByTime(29_000)
    const said = await service.frames({ ...recording, first: count, bytes: new Uint8Array() })
    expect(said).toEqual(success({ next: count, problem: null }))
  }
  expect(await service.end(recording)).toMatchObject({ ok: true })
  expect(server.seen.connections).toBe(1)
})

it('a recording that cannot be kept whole is scored, but never again with a gap in it', async () => {
  const server = await serve(socket => socket.terminate(), scores, scores)
  const real = openRecordingStore({ folder: folder(), vault })
  let appended = 0
  const append: typeof real.append = async (...all) => {
    if (++appended === 2) throw new Error('ENOSPC')
    return real.append(...all)
  }
  const store = { ...real, append }
  const { service, begin, speak, kept, open } = setUp(server, { store })
  const recording = await begin()
  await speak(recording)
  expect(appended).toBe(2)
  const ended = await service.end(recording)
  expect(ended).toMatchObject({ error: { message: expect.stringMatching(/このパソコンに保存できません。/) } })
  expect(await kept()).toEqual([])
  // The next run of the program does not know of the gap.
  expect(await kept(open())).toEqual([])
  expect(await service.again(recording)).toMatchObject({ ok: false, error: { status: 410 } })
})

it('a recording that could not be kept is neither offered nor evaluated again, even if a part of it stays', async () => {
  const server = await serve(socket => socket.terminate(), scores)
  const real = openRecordingStore({ folder: folder(), vault })
  const append = vi.fn(real.append).mockImplementationOnce(real.append).mockRejectedValue(new Error('EIO'))
  const remove = () => Promise.reject(new Error('EIO'))
  const { service, begin, speak, kept } = setUp(server, { store: { ...real, append, remove } })
  const recording = await begin()
  await speak(recording)
  await service.end(recording)
  expect(await real.list('a'.repeat(32)), 'the disk did not remove it').toHaveLength(1)
  expect(await kept()).toEqual([])
  expect(await service.again(recording)).toMatchObject({ ok: false, error: { status: 410 } })
  expect(server.seen.connections).toBe(1)
})

it('a recording without a frame is not offered after a crash', async () => {
  const server = await serve(() => undefined, scores)
  const { service, begin, kept, open } = setUp(server)
  const recording = await begin()
  service.stop()
  const next = open()
  expect(await kept(next)).toEqual([])
  expect(await next.again(recording)).toMatchObject({ ok: false, error: { status: 410 } })
})

it('a recording is not evaluated again if the teacher logs out while it is read', async () => {
  const server = await serve(socket => socket.terminate(), scores)
  const real = openRecordingStore({ folder: folder(), vault })
  const stage = setUp(server, {
    store: {
      ...real,
      async read(...given) {
        stage.session.teacher = null
        return real.read(...given)
      },
    },
  })
  const { recording } = await stage.record()
  expect(await stage.service.again(recording)).toMatchObject({ ok: false, error: { status: 410 } })
  expect(server.seen.connections).toBe(1)
})
