/** The parts of a recording that need no browser: file, frames, clock, level, errors, problems. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorProblem, lostProblem } from '../../../../renderer/audio/capture/device-problems'
import { fallingLevel, levelWord, meterShare } from '../../../../renderer/audio/capture/level'
import { problemsOf } from '../../../../renderer/audio/capture/problems'
import { createRecordedSamples } from '../../../../renderer/audio/capture/recorded-samples'
import { createGapCount, createWatch } from '../../../../renderer/audio/capture/watch'
import { wavOf } from '../../../../renderer/audio/capture/wav'
import { createSpeexDecoder, createSpeexEncoder } from '../../../../shared/codec/speex'
import { speechSamples } from '../../../fixtures/speech-frames'

it('a WAV file has the parts one after the other: 16 bit, mono', () => {
  const bytes = Buffer.from(wavOf([Int16Array.of(1, -2), Int16Array.of(32_767)], 16_000))
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF')
  expect(bytes.subarray(8, 16).toString()).toBe('WAVEfmt ')
  expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt32LE(24)]).toEqual([1, 1, 16_000])
  expect([bytes.readUInt32LE(28), bytes.readUInt16LE(32), bytes.readUInt16LE(34)]).toEqual([32_000, 2, 16])
  expect([bytes.readUInt32LE(4), bytes.readUInt32LE(40), bytes.length]).toEqual([42, 6, 50])
  expect([bytes.readInt16LE(44), bytes.readInt16LE(46), bytes.readInt16LE(48)]).toEqual([1, -2, 32_767])
})

describe('the frames of a recording', () => {
  const numbered = (count: number, first = 0) => Int16Array.from({ length: count }, (_, at) => (first + at) % 30_000)
  /** A stand-in for the codec: the first sample of each frame, and its length. */
  const marking = (samples: Int16Array) =>
    Uint8Array.from([...new Uint8Array(samples.slice(0, 1).buffer), samples.length / 10])

  it('are the same, however the samples arrive', () => {
    const chunks = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(chunks, sizes => {
        const seen: number[][] = []
        const recorded = createRecordedSamples({
          encode: samples => {
            seen.push([...samples])
            return new Uint8Array(70)
          },
          maxSamples: 1_000_000,
        })
        let at = 0
        for (const size of sizes) {
          recorded.add(numbered(size, at))
          at += size
        }
        recorded.complete()
        recorded.complete()
        expect(recorded.frames()).toBe(Math.ceil(at / 320))
        const padded = Array.from({ length: Math.ceil(at / 320) * 320 }, (_, place) =>
          place < at ? place % 30_000 : 0,
        )
        expect(seen.flat()).toEqual(padded)
        expect(recorded.parts().reduce((sum, part) => sum + part.length, 0)).toBe(at)
      }),
      { numRuns: 50 },
    )
  })

  it('are given again as often as they are asked for', () => {
    const recorded = createRecordedSamples({ encode: marking, maxSamples: 10_000 })
    recorded.add(numbered(1000))
    expect(recorded.frames()).toBe(3)
    expect([...recorded.slice(1, 1).subarray(0, 3)]).toEqual([...marking(numbered(320, 320))])
    expect(recorded.slice(1, 500)).toHaveLength(140)
    expect(recorded.slice(1, 500)).toEqual(recorded.slice(1, 500))
    expect(recorded.slice(3, 500)).toHaveLength(0)
  })

  it('end at the limit, to the sample', () => {
    const recorded = createRecordedSamples({ encode: marking, maxSamples: 1000 })
    expect([recorded.add(numbered(900)), recorded.isFull(), recorded.add(numbered(900)), recorded.isFull()]).toEqual([
      900,
      false,
      100,
      true,
    ])
    expect([recorded.add(numbered(5)), recorded.samples()]).toEqual([0, 1000])
  })

  it('are 70 bytes each, and are the voice', () => {
    const voice = speechSamples('I get up at six.')
    const recorded = createRecordedSamples({ encode: createSpeexEncoder().encode, maxSamples: 1_000_000 })
    recorded.add(Int16Array.from(voice, sample => sample * 32_767))
    recorded.complete()
    const bytes = recorded.slice(0, 500)
    expect(bytes.length).toBe(Math.ceil(voice.length / 320) * 70)
    const decoder = createSpeexDecoder()
    const frames = Array.from({ length: recorded.frames() }, (_, at) =>
      decoder.decode(bytes.subarray(at * 70, at * 70 + 70)),
    )
    expect(frames).not.toContain(null)
  })

  it('are not made where nobody needs them', () => {
    const recorded = createRecordedSamples({ encode: null, maxSamples: 1000 })
    recorded.add(numbered(640))
    recorded.complete()
    expect([recorded.frames(), recorded.samples()]).toEqual([0, 640])
  })
})

describe('the watch', () => {
  it('says when no sample has arrived for a second', () => {
    const watch = createWatch(0)
    expect(watch.look(900)).toEqual({ isStalled: false, hasSlept: false })
    expect(watch.look(1000).isStalled).toBe(true)
    watch.onSamples(1050)
    expect(watch.look(1100).isStalled).toBe(false)
  })

  it('says that the PC was asleep, but not that a busy one was', () => {
    const watch = createWatch(0)
    watch.onSamples(100)
    expect(watch.look(3900).hasSlept).toBe(false)
    expect(watch.look(7900).hasSlept).toBe(true)
    expect(watch.look(8000).hasSlept).toBe(false)
  })
})

it('what is missing between the chunks of a segment is counted, and between two segments it is not', () => {
  const gaps = createGapCount()
  for (const at of [128, 448, 768]) gaps.onChunk(at, 320)
  expect(gaps.missing()).toBe(0)
  gaps.onChunk(1216, 320)
  expect(gaps.missing()).toBe(128)
  // a clock that is set back makes nothing good
  gaps.onChunk(1500, 320)
  expect(gaps.missing()).toBe(128)
  gaps.onSegment()
  gaps.onChunk(90_000, 320)
  expect(gaps.missing()).toBe(128)
})

describe('the meter', () => {
  it.each([
    [0, 'none', 0],
    [0.009, 'none', 0.18],
    [0.02, 'low', 0.32],
    [0.2, 'good', 0.72],
    [0.95, 'high', 0.99],
    [1, 'high', 1],
  ] as const)('of %d says %s', (level, word, share) => {
    expect(levelWord(level)).toBe(word)
    expect(meterShare(level)).toBeCloseTo(share, 1)
  })

  it('rises at once, and falls slowly', () => {
    expect(fallingLevel(0.1, 0.9)).toBe(0.9)
    expect(fallingLevel(0.9, 0)).toBeGreaterThan(0.7)
    expect(fallingLevel(0.9, 0)).toBeLessThan(0.9)
  })
})

describe('an error of the microphone', () => {
  it.each([
    ['NotFoundError', 'no-microphone'],
    ['OverconstrainedError', 'no-microphone'],
    ['NotAllowedError', 'not-permitted'],
    ['SecurityError', 'not-permitted'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'failed'],
    ['toString', 'failed'],
  ])('%s: %s', (name, problem) => expect(errorProblem(new DOMException('', name))).toBe(problem))

  it('of any kind has a problem', () => {
    for (const error of [null, undefined, 'x', {}, new TypeError('x')]) expect(errorProblem(error)).toBe('failed')
  })

  it.each([
    [true, false, 'in-use'],
    [false, false, 'unplugged'],
    [true, true, 'not-permitted'],
    [false, true, 'not-permitted'],
  ])('after the end of a track: device there %s, denied %s: %s', (isThere, isDenied, problem) =>
    expect(lostProblem({ isThere, isDenied })).toBe(problem),
  )
})

it('a muted microphone is named alone; the lack of a result and the other microphone stay', () => {
  const around = { isMuted: true, isOther: true, noResult: '接続が切れました。' }
  expect(problemsOf(['silence', 'hum'], around).map(({ name }) => name)).toEqual([
    'muted',
    'no-server',
    'other-microphone',
  ])
  const rest = { isMuted: false, isOther: false, noResult: null }
  expect(problemsOf(['clipping', 'hum'], rest).map(({ words }) => words)).toEqual([
    '音が大きすぎて割れています。',
    '「ブーン」という電源の音が入っています。',
  ])
})
