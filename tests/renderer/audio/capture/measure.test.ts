/** Faults that are heard in the samples, and voices that accuse nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMeter, type HeardProblem } from '../../../../renderer/audio/capture/measure'
import { below, mix, sine } from '../../../fixtures/faulty-sounds'
import { speechSamples } from '../../../fixtures/speech-frames'

const rate = 16_000
const sentence = 'I get up at six thirty every morning. Then I go to school by bus with my sister.'

/** Noise that is the same each time. */
function noise(level: number, length: number, seed = 1): Float32Array {
  let state = seed
  return Float32Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return level * (state / 1_073_741_824 - 1)
  })
}
const scaled = (sound: Float32Array, factor: number) => sound.map(sample => sample * factor)
const voice = (over = {}) => speechSamples(sentence, over)
const pcm = (sound: Float32Array) =>
  Int16Array.from(sound, sample => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))

/** What is heard at any moment of the sound, in chunks of 20 ms, and when first, in seconds. */
function heard(sound: Float32Array): Map<HeardProblem, number> {
  const meter = createMeter()
  const samples = pcm(sound)
  const first = new Map<HeardProblem, number>()
  for (let at = 0; at < samples.length; at += 320) {
    meter.add(samples.subarray(at, at + 320))
    for (const problem of meter.problems()) if (!first.has(problem)) first.set(problem, (at + 320) / rate)
  }
  return first
}
const names = (sound: Float32Array) => [...heard(sound).keys()]
const room = (sound: Float32Array) => mix(sound, noise(0.001, sound.length))

describe('each fault is named within two seconds', () => {
  const telephone = mix(below(3400, voice()), noise(0.00004, 200_000))
  const faults: [HeardProblem, string, Float32Array][] = [
    ['clipping', 'a voice that is too loud', scaled(voice(), 6)],
    ['silence', 'nothing at all', new Float32Array(3 * rate)],
    ['silence', 'the noise of a quiet room', noise(0.003, 3 * rate)],
    ['telephone', 'a voice without the upper band', telephone],
    ['hum', '50 Hz with harmonics', mix(sine(50, 0.02, 3), sine(100, 0.01, 3), sine(150, 0.006, 3))],
    ['hum', '60 Hz with a harmonic, below a voice', mix(sine(60, 0.03, 4), sine(180, 0.02, 4), scaled(voice(), 0.3))],
  ]
  it.each(faults)('%s: %s', (problem, _what, sound) => {
    const at = heard(sound).get(problem)
    expect(at).toBeDefined()
    expect(at).toBeLessThanOrEqual(2)
  })

  it('also in the middle of a recording', () => {
    const before = room(voice()).slice(0, 3 * rate)
    const sound = new Float32Array(6 * rate)
    sound.set(before)
    expect(heard(sound).get('silence')).toBeLessThanOrEqual(5)
    expect(heard(sound).get('silence')).toBeGreaterThan(3)
  })
})

describe('a voice accuses nothing', () => {
  it.each([
    ['as it is', {}],
    ['low', { pitch: 95 }],
    ['at 100 Hz', { pitch: 100 }],
    ['at 120 Hz', { pitch: 120 }],
    ['high', { pitch: 260 }],
    ['of a small speaker', { size: 1.25 }],
    ['slow', { speed: 0.7 }],
    ['breathy', { breath: 0.2 }],
  ])('%s', (_what, over) => expect(names(room(voice(over)))).toEqual([]))

  it('at any pitch, speed and loudness', () => {
    const random = fc.record({
      pitch: fc.integer({ min: 85, max: 320 }),
      speed: fc.double({ min: 0.7, max: 1.4, noNaN: true }),
      size: fc.double({ min: 0.9, max: 1.3, noNaN: true }),
      loudness: fc.double({ min: 0.2, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(random, ({ loudness, ...over }) => {
        expect(names(room(scaled(voice(over), loudness)))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['rumble of a bus', mix(below(80, noise(0.3, 4 * rate)), room(voice()))],
    ['a single loud sample', room(voice()).map((sample, at) => (at === 5000 ? 1 : sample))],
    ['a tone at 50 Hz without harmonics', mix(sine(50, 0.004, 4), room(voice()))],
    ['noise', noise(0.2, 3 * rate)],
  ])('nor does %s', (_what, sound) => expect(names(sound)).toEqual([]))
})

it('a fault that is over is shown for three seconds more', () => {
  const meter = createMeter()
  meter.add(new Int16Array(3).fill(32_600))
  meter.add(pcm(noise(0.1, 2.9 * rate)))
  expect(meter.problems()).toEqual(['clipping'])
  meter.add(pcm(noise(0.1, 0.2 * rate, 5)))
  expect(meter.problems()).toEqual([])
})

it('two samples at the limit are no clipping, and neither are three with one in between', () => {
  const meter = createMeter()
  meter.add(Int16Array.of(32_600, 32_600, 0, -32_600))
  expect(meter.problems()).toEqual([])
  meter.add(Int16Array.of(-32_600, 32_113))
  expect(meter.problems()).toEqual(['clipping'])
})

it('the level is the largest sample since it was last read', () => {
  const meter = createMeter()
  meter.add(Int16Array.of(8192, -16_384))
  expect([meter.readLevel(), meter.readLevel(), meter.peak()]).toEqual([0.5, 0, 0.5])
})
