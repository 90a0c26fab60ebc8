import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { evaluationCodes as codes } from '../../../shared/domain/evaluation'
import { defined } from '../../fixtures/defined'
import { framesOf, hello, messagesOf, speechSamples } from '../../fixtures/speech-frames'
import { type Client, startLoggedIn } from './client'

let client: Client
let address: string
beforeAll(async () => {
  client = await startLoggedIn()
  const data = (await client.data('new-evaluation-service', {})) as { evaluation_server_url: string }
  address = data.evaluation_server_url
})
afterAll(() => client.school.close())
afterEach(() => void vi.useRealTimers())

interface Evaluation {
  code: number
  message: string
  result: {
    scoring: string
    note: string
    score: number
    accuracy_score: null
    integrity_score: number
    fluency_score: number
    words: { word: string; read: number }[]
    evaluate_html: string
    guid: string
    sound: Record<string, number>
  } | null
}

type Message = object | Uint8Array

/** Sends the messages and returns the answer; the server must then close the socket. */
function sendMessages(messages: readonly Message[], opened?: (socket: WebSocket) => void): Promise<Evaluation> {
  const socket = new WebSocket(address)
  return new Promise((resolve, reject) => {
    let evaluation: Evaluation | undefined
    socket.on('open', () => {
      for (const one of messages) socket.send(one instanceof Uint8Array ? one : JSON.stringify(one))
      opened?.(socket)
    })
    socket.on('message', data => {
      evaluation = JSON.parse(String(data)) as Evaluation
    })
    socket.on('close', code => (evaluation ? resolve(evaluation) : reject(new Error(`closed with ${code}`))))
    socket.on('error', reject)
  })
}

const sentence = 'I get up at six thirty every morning.'
const end = { end: true }
const spoken = messagesOf(framesOf(speechSamples(sentence)))
const evaluate = (samples: Float32Array, over: object = {}) =>
  sendMessages([hello(over), ...messagesOf(framesOf(samples)), end])

describe('a recording', () => {
  it('gets a score from the measured values, and a note that this is the sample scoring', async () => {
    const { code, result } = await sendMessages([hello(), ...spoken, end])
    expect(code).toBe(0)
    expect(result).toMatchObject({ guid: 'g-1', scoring: 'sample', accuracy_score: null })
    expect(result?.note).toContain('サンプル校の採点')
    expect(result?.score).toBeGreaterThanOrEqual(70)
    expect(result?.words.map(({ word }) => word)).toEqual(sentence.split(' '))
    expect(result?.evaluate_html).toContain('<span class="good">thirty</span>')
    expect(result?.sound.seconds).toBeCloseTo(speechSamples(sentence).length / 16_000, 0)
  })

  it('that stops early scores less than a whole one, and its last words count as not read', async () => {
    const [part, all] = await Promise.all([evaluate(speechSamples('I get')), evaluate(speechSamples(sentence))])
    expect(part.result?.integrity_score).toBeLessThan(all.result?.integrity_score ?? 0)
    expect(part.result?.score).toBeLessThan(all.result?.score ?? 0)
    expect(part.result?.words.at(-1)?.read).toBe(0)
  })

  it('with a long pause in the middle has a lower fluency', async () => {
    const voice = speechSamples(sentence)
    const half = Math.floor(voice.length / 2)
    const gap = new Float32Array(voice.length + 32_000)
    gap.set(voice.subarray(0, half))
    gap.set(voice.subarray(half), half + 32_000)
    const [halting, all] = await Promise.all([evaluate(gap), evaluate(voice)])
    expect(halting.result?.fluency_score).toBeLessThan((all.result?.fluency_score ?? 0) - 15)
  })

  it('that is much too quiet or clipped scores less', async () => {
    const voice = speechSamples(sentence)
    const [low, loud, right] = await Promise.all([
      evaluate(voice.map(sample => sample * 0.006)),
      evaluate(voice.map(sample => sample * 30)),
      evaluate(voice),
    ])
    expect(low.result?.score ?? 0).toBeLessThan(right.result?.score ?? 0)
    expect(loud.result?.score ?? 0).toBeLessThan(right.result?.score ?? 0)
    expect(loud.result?.sound.clipping_percent).toBeGreaterThan(1)
  })

  it('has its text escaped in the HTML of the result', async () => {
    const { result } = await evaluate(speechSamples(sentence), { text: 'I <b>get</b> up & "go".' })
    expect(defined(result).evaluate_html).not.toContain('<b>')
    expect(result?.evaluate_html).toContain('&lt;b&gt;get&lt;/b&gt;')
  })
})

const noise = (seconds: number, loud: number) => {
  let seed = 7
  return Float32Array.from({ length: seconds * 16_000 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return loud * (seed / 2 ** 31 - 1)
  })
}
const tone = Float32Array.from({ length: 32_000 }, (_, at) => 0.4 * Math.sin(at * 0.1))
const changed = (at: number, change: (message: Uint8Array) => Uint8Array) =>
  spoken.map((message, place) => (place === at ? change(message) : message))
const renumbered = (number: number) => (message: Uint8Array) => {
  const copy = message.slice()
  new DataView(copy.buffer).setUint32(0, number)
  return copy
}

const invalidRecordings: [string, number, readonly Message[]][] = [
  ['silence', codes.silence, [hello(), ...messagesOf(framesOf(new Float32Array(32_000))), end]],
  ['a quiet hiss', codes.silence, [hello(), ...messagesOf(framesOf(noise(2, 0.002))), end]],
  ['a fan', codes.silence, [hello(), ...messagesOf(framesOf(noise(2, 0.2))), end]],
  ['a tone', codes.silence, [hello(), ...messagesOf(framesOf(tone)), end]],
  ['no frame at all', codes.silence, [hello(), end]],
  ['an unknown category', codes.category, [hello({ category: 'sing' })]],
  ['another codec', codes.hello, [hello({ audio: { codec: 'opus', sampleRate: 16_000, frameSize: 320 } })]],
  ['another sample rate', codes.hello, [hello({ audio: { codec: 'speex-wb', sampleRate: 8000, frameSize: 320 } })]],
  ['no text', codes.hello, [hello({ text: ' ' })]],
  ['a text that is too long', codes.hello, [hello({ text: 'a'.repeat(3001) })]],
  ['an unknown field', codes.hello, [hello({ token: 'x' })]],
  ['frames before the hello', codes.hello, [spoken[0] ?? end]],
  ['a skipped sequence number', codes.frames, [hello(), ...changed(1, renumbered(2)), end]],
  ['a repeated sequence number', codes.frames, [hello(), ...changed(1, renumbered(0)), end]],
  [
    'a sequence number in little-endian byte order',
    codes.frames,
    [hello(), ...changed(1, renumbered(0x01000000)), end],
  ],
  ['a truncated frame', codes.frames, [hello(), ...changed(1, message => message.slice(0, -1)), end]],
  ['a message without frames', codes.frames, [hello(), ...changed(0, message => message.slice(0, 4)), end]],
  ['eleven frames', codes.frames, [hello(), new Uint8Array(4 + 70 * 11)]],
  [
    'few frames before the last message',
    codes.frames,
    [hello(), ...changed(0, message => message.slice(0, 4 + 70)), end],
  ],
  ['invalid frames', codes.frames, [hello(), ...changed(1, m => renumbered(1)(m.slice().fill(255))), end]],
  ['an invalid end message', codes.frames, [hello(), ...spoken, { end: false }]],
]

describe('an invalid recording', () => {
  it.each(invalidRecordings)('has no result: %s', async (_what, code, messages) => {
    const evaluations = await sendMessages(messages)
    expect(evaluations).toMatchObject({ code, result: null })
    expect(evaluations.message).toMatch(/。$/)
  })

  it('is cut off if it is too long', async () => {
    const most = 1500
    const frames = framesOf(speechSamples('a')).slice(0, 10)
    const message = messagesOf(frames)[0] ?? new Uint8Array()
    const all = Array.from({ length: most + 1 }, (_, at) => renumbered(at)(message))
    expect(await sendMessages([hello(), ...all])).toMatchObject({ code: codes.tooMuch })
  })

  it('is cut off if a message is too large', async () => {
    await expect(sendMessages([hello(), new Uint8Array(20_000)])).rejects.toThrow('closed with 1009')
  })

  it('is cut off if nothing is sent at all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = sendMessages([], () => setImmediate(() => vi.advanceTimersByTime(600_000)))
    expect(await answer).toMatchObject({ code: codes.tooSlow })
  })

  it('is cut off if it takes too long in total', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    /** When the answer to a ping arrives, the server has read everything that was sent before. */
    const resultOf = (socket: WebSocket, closed: Promise<unknown>) => {
      const answered = new Promise(resolve => socket.once('pong', resolve))
      socket.ping()
      return Promise.race([answered, closed])
    }
    const answer = sendMessages([hello()], async socket => {
      const closed = new Promise(resolve => socket.once('close', resolve))
      for (const message of Array.from({ length: 60 }, (_, at) => renumbered(at)(spoken[0] ?? new Uint8Array()))) {
        if (socket.readyState !== WebSocket.OPEN) return
        socket.send(message)
        await resultOf(socket, closed)
        vi.advanceTimersByTime(40_000)
      }
    })
    expect(await answer).toMatchObject({ code: codes.tooMuch })
  })

  it('is cut off if no more messages arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = sendMessages([hello()], () => setImmediate(() => vi.advanceTimersByTime(600_000)))
    expect(await answer).toMatchObject({ code: codes.tooSlow })
  })
})

describe('fifty recordings at once', () => {
  const opened = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(address)
      socket.once('open', () => resolve(socket))
      socket.once('error', reject)
    })
  const result = (socket: WebSocket, guid: string) =>
    new Promise<Evaluation>(resolve => {
      socket.once('message', data => resolve(JSON.parse(String(data)) as Evaluation))
      for (const one of [hello({ guid }), ...spoken, end])
        socket.send(one instanceof Uint8Array ? one : JSON.stringify(one))
    })

  it('each get their own result; one more is refused until another client disconnects', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, opened))
    await expect(opened()).rejects.toThrow('403')
    const [leaving, ...staying] = sockets
    for (const one of [hello(), ...spoken.slice(0, 2)]) {
      leaving?.send(one instanceof Uint8Array ? one : JSON.stringify(one))
    }
    leaving?.terminate()
    const results = await Promise.all(staying.map((socket, at) => result(socket, `g-${at}`)))
    expect(results.map(one => [one.code, one.result?.guid])).toEqual(staying.map((_, at) => [0, `g-${at}`]))
    expect(new Set(results.map(one => one.result?.score)).size).toBe(1)
    expect(await sendMessages([hello(), ...spoken, end])).toMatchObject({ code: 0 })
  })
})

describe('access to the evaluation', () => {
  /** The HTTP status of a handshake with these headers. */
  function handshake(headers: Record<string, string>, path = '/evaluation'): Promise<string> {
    const { port } = new URL(client.origin)
    const key = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      ...key,
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      })
      socket.once('error', reject)
      socket.once('data', data => {
        resolve(String(data).split(' ')[1] ?? '')
        socket.destroy()
      })
    })
  }

  it('is limited to programs on this machine that use the exact address', async () => {
    expect(await handshake({})).toBe('101')
    expect(await handshake({ host: 'evil.example' })).toBe('403')
    expect(await handshake({ origin: 'https://evil.example' })).toBe('403')
    expect(await handshake({ origin: client.origin })).toBe('403')
    expect(await handshake({ 'sec-fetch-site': 'cross-site' })).toBe('403')
    expect(await handshake({}, '/v4/teacher/info')).toBe('403')
  })
})
