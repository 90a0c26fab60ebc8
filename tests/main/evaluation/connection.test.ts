/** The connection of one recording to an evaluation server (SPEC §7, §8, §9). */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectSpeech } from '../../../main/evaluation/connection'
import { createFrameBuffer } from '../../../main/evaluation/frame-buffer'
import { FakeSocket } from './fake-socket'

const hello = { guid: 'r-1', text: 'I get up at six.', category: 'read_sentence' }
const frames = (count: number) => new Uint8Array(count * 70).fill(7)
const scored = { code: 0, message: '', result: { guid: 'r-1', total_score: 88 } }

function setUp() {
  const socket = new FakeSocket()
  const buffer = createFrameBuffer()
  const connection = connectSpeech({ socket: socket.asSocket(), hello, frames: buffer })
  const speak = (count: number) => {
    buffer.append(frames(count))
    connection.onFrames()
  }
  const end = () => {
    buffer.complete()
    connection.onFrames()
  }
  return { socket, buffer, connection, speak, end }
}

/** A recording of 23 frames that has been sent completely. */
function spoken() {
  const stage = setUp()
  stage.socket.open()
  stage.speak(23)
  stage.end()
  vi.advanceTimersByTime(100)
  return stage
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the frames', () => {
  it('are sent after the hello, ten every 10 ms, and only the last message is short', () => {
    const { socket, speak, end } = setUp()
    speak(37)
    expect(socket.sent).toEqual([])
    socket.open()
    expect(socket.texts).toEqual([{ ...hello, audio: { codec: 'speex-wb', sampleRate: 16_000, frameSize: 320 } }])
    vi.advanceTimersByTime(9)
    expect(socket.batches).toEqual([])
    vi.advanceTimersByTime(1)
    expect(socket.batches).toEqual([[0, 10]])
    vi.advanceTimersByTime(10)
    expect(socket.batches).toEqual([
      [0, 10],
      [1, 10],
    ])
    vi.advanceTimersByTime(1000)
    expect(socket.batches).toHaveLength(3)
    end()
    vi.advanceTimersByTime(20)
    expect(socket.batches.at(-1)).toEqual([3, 7])
    expect(socket.texts.at(-1)).toEqual({ end: true })
  })

  it('wait while the server does not read, and go on in order', () => {
    const { socket, speak } = setUp()
    socket.open()
    socket.bufferedAmount = 17 * 1024
    speak(30)
    vi.advanceTimersByTime(5000)
    expect(socket.batches).toEqual([])
    socket.bufferedAmount = 0
    vi.advanceTimersByTime(30)
    expect(socket.batches).toEqual([
      [0, 10],
      [1, 10],
      [2, 10],
    ])
  })

  it('may pause for any time while somebody speaks slowly', async () => {
    const { socket, speak, connection } = setUp()
    socket.open()
    speak(10)
    vi.advanceTimersByTime(200_000)
    expect(connection.settled()).toBeNull()
    speak(10)
    vi.advanceTimersByTime(10)
    expect(socket.batches).toHaveLength(2)
  })

  it('have one end', () => {
    const { socket, end } = spoken()
    expect(socket.texts.at(-1)).toEqual({ end: true })
    end()
    vi.advanceTimersByTime(100)
    expect(socket.texts).toHaveLength(2)
  })
})

describe('the result', () => {
  it('is that of the first answer after the end; then the socket is closed', async () => {
    const { socket, connection } = spoken()
    socket.answer(scored)
    socket.answer({ ...scored, result: { total_score: 1 } })
    socket.answer({ code: 4003, message: '', result: null })
    socket.drop(1000)
    expect(await connection.outcome).toMatchObject({ kind: 'scored', result: { answer: { total_score: 88 } } })
    expect(connection.settled()?.kind).toBe('scored')
    expect(socket.closedWith).toBe(1000)
  })

  it('is not an interim one, nor that of another recording, nor something unreadable', async () => {
    const { socket, connection, speak, end } = setUp()
    socket.open()
    speak(10)
    vi.advanceTimersByTime(10)
    socket.answer(scored)
    expect(connection.settled()).toBeNull()
    end()
    vi.advanceTimersByTime(20)
    for (const other of [
      { code: 0, result: { guid: 'r-0', total_score: 99 } },
      { code: 4003, result: { guid: 'r-0', total_score: 99 } },
      { code: 0, result: null },
      { code: 0, result: { note: 'partial' } },
      'not JSON',
      '[]',
    ])
      socket.answer(other)
    expect(connection.settled()).toBeNull()
    socket.answer(scored)
    expect(await connection.outcome).toMatchObject({ kind: 'scored', result: { answer: { total_score: 88 } } })
  })
})

describe('without a result', () => {
  it.each([4000, 4001, 4002, 4003, 4004, 4005, 10_160, -1])(
    'code %i closes the socket, also in the middle of the recording',
    async code => {
      const { socket, connection, speak } = setUp()
      socket.open()
      speak(10)
      socket.answer({ code, message: 'だめ', result: null })
      expect(await connection.outcome).toEqual({ kind: 'refused', code, message: 'だめ' })
      expect(socket.closedWith).toBe(1000)
      speak(10)
      vi.advanceTimersByTime(1000)
      expect(socket.batches).toEqual([])
    },
  )

  it.each([1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013, 1015, 3000, 4000, 4999])(
    'close code %i is a lost connection',
    async closeCode => {
      const { socket, connection } = spoken()
      socket.drop(closeCode)
      expect(await connection.outcome).toEqual({ kind: 'lost', reason: 'closed', closeCode })
    },
  )

  it('a refused handshake, and one that never ends, are an unreachable server', async () => {
    const refused = setUp()
    refused.socket.emit('error', new Error('ECONNREFUSED'))
    refused.socket.drop()
    expect(await refused.connection.outcome).toMatchObject({ reason: 'unreachable', detail: 'ECONNREFUSED' })
    const hanging = setUp()
    vi.advanceTimersByTime(10_000)
    expect(await hanging.connection.outcome).toEqual({ kind: 'lost', reason: 'unreachable' })
    expect(hanging.socket.closedWith).toBe('terminated')
  })

  it('a server that stops reading is stalled after 20 s', async () => {
    const { socket, speak, connection } = setUp()
    socket.open()
    speak(20)
    vi.advanceTimersByTime(10)
    socket.bufferedAmount = 1e6
    vi.advanceTimersByTime(19_990)
    expect(connection.settled()).toBeNull()
    vi.advanceTimersByTime(20)
    expect(await connection.outcome).toEqual({ kind: 'lost', reason: 'stalled' })
  })

  it('a server that never answers has 60 s', async () => {
    const { connection } = spoken()
    vi.advanceTimersByTime(59_800)
    expect(connection.settled()).toBeNull()
    vi.advanceTimersByTime(300)
    expect(await connection.outcome).toEqual({ kind: 'lost', reason: 'unanswered' })
  })

  it('a cancelled recording sends nothing more', async () => {
    const { socket, speak, connection } = setUp()
    socket.open()
    speak(20)
    connection.cancel()
    vi.advanceTimersByTime(1000)
    expect(await connection.outcome).toEqual({ kind: 'cancelled' })
    expect([socket.batches, socket.closedWith]).toEqual([[], 1000])
  })
})

it('has one outcome whatever the server does, and no timer is left', async () => {
  const act = fc.oneof(
    fc.record({ answer: fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify(scored))) }),
    fc.record({ answer: fc.record({ code: fc.integer(), result: fc.jsonValue() }) }),
    fc.record({ drop: fc.integer({ min: 1000, max: 4999 }) }),
    fc.record({ wait: fc.constantFrom(0, 7, 40, 600, 21_000) }),
    fc.record({ speak: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ full: fc.boolean() }),
    fc.constant({ open: true }),
    fc.constant({ end: true }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async acts => {
      const { socket, connection, speak, end } = setUp()
      let outcomes = 0
      void connection.outcome.then(() => outcomes++)
      for (const one of acts) {
        if ('answer' in one) socket.answer(one.answer)
        if ('drop' in one) socket.drop(one.drop)
        if ('wait' in one) vi.advanceTimersByTime(one.wait)
        if ('speak' in one) speak(one.speak)
        if ('full' in one) socket.bufferedAmount = one.full ? 1e6 : 0
        if ('open' in one && socket.readyState === 0) socket.open()
        if ('end' in one) end()
      }
      end()
      socket.bufferedAmount = 0
      vi.advanceTimersByTime(62_000)
      await connection.outcome
      await Promise.resolve()
      expect([outcomes, vi.getTimerCount()]).toEqual([1, 0])
      expect(socket.batches.map(([number]) => number)).toEqual(socket.batches.map((_, at) => at))
      expect(socket.batches.slice(0, -1).every(([, size]) => size === 10)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
