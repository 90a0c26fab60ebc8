import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureSound } from '../../../../renderer/audio/triage/measure-sound'
import { triageReasons } from '../../../../renderer/audio/triage/triage-reasons'
import {
  hum,
  joined,
  louder,
  lowPassed,
  mixed,
  noise,
  resampled,
  sentence,
  silence,
  spokenSentence,
  tone,
  voice,
} from './sounds'

const measure = (samples: Float32Array, rate = 16_000) => measureSound(samples, rate)
const codesOf = (samples: Float32Array, rate = 16_000) =>
  triageReasons(measure(samples, rate), { text: sentence }).map(({ code }) => code)

describe('a reading', () => {
  const samples = joined(silence(1), spokenSentence(), silence(0.7), spokenSentence(), silence(2))
  const { seconds, spoken, speechSeconds, silenceShare, pauses, silences, speechShare, bandwidth, loudness } =
    measure(samples)
  const one = spokenSentence().length / 16_000

  it('has its length, and the span in which somebody speaks', () => {
    expect(seconds).toBeCloseTo(2 * one + 3.7, 3)
    expect(spoken?.from).toBeCloseTo(1.1, 1)
    expect(spoken?.to).toBeGreaterThan(2 * one + 1.2)
    expect(spoken?.to).toBeLessThan(2 * one + 1.7)
    expect(speechSeconds).toBeGreaterThan(2 * one - 1.2)
    expect(silenceShare).toBeCloseTo(1 - speechSeconds / seconds, 6)
  })

  it('has its pauses of more than 0.4 s: before, between and after the words', () => {
    expect(pauses).toHaveLength(3)
    expect(pauses[0]?.from).toBe(0)
    expect(pauses[1]?.from).toBeGreaterThan(one)
    expect(pauses[1]?.to).toBeCloseTo(one + 1.8, 1)
    expect(pauses[2]?.to).toBeCloseTo(seconds, 6)
  })

  it('has as its silences what is not much louder than its background', () => {
    expect(silences).toHaveLength(3)
    expect(silences[0]?.to).toBeCloseTo(1.1, 1)
    expect(silences[1]?.to).toBeCloseTo(one + 1.8, 1)
    expect(silences[2]?.to).toBeCloseTo(seconds, 6)
  })

  it('is all speech, with the frequencies and the level of a voice', () => {
    expect(speechShare).toBe(1)
    expect(bandwidth).toBeGreaterThan(6000)
    expect(loudness).toBeGreaterThan(-25)
    expect(loudness).toBeLessThan(-10)
  })
})

describe('what is no speech', () => {
  const nothing = { spoken: null, speechSeconds: 0, loudness: null, bandwidth: null, speechShare: 0, silenceShare: 1 }

  it.each<[string, Float32Array, number]>([
    ['nothing at all', new Float32Array(), -100],
    ['one sample', new Float32Array(1), -100],
    ['digital silence', silence(3), -100],
    ['a quiet room', noise(3, 0.0005), -71],
    ['loud noise of a fan', noise(3, 0.1), -26],
    ['a tone', tone(3, 440, 0.3), -13],
    ['a hum', hum(3, 100, 0.1), -25],
  ])('%s', (_, samples, floor) => {
    expect(measure(samples)).toMatchObject(nothing)
    expect(Math.abs(measure(samples).noiseFloor - floor)).toBeLessThan(2)
  })

  it.each<[string, Float32Array, string]>([
    ['a hum that begins and ends', joined(silence(2), hum(2, 120, 0.2), silence(2)), 'unclear'],
    ['beeps', joined(silence(1), tone(0.3, 880, 0.3), silence(1), tone(0.3, 880, 0.3), silence(1)), 'unclear'],
    [
      'knocks',
      joined(noise(1, 0.0005), noise(0.03, 0.5), noise(0.7, 0.0005), noise(0.03, 0.4), noise(1, 0.0005)),
      'empty',
    ],
    ['a rustle', joined(noise(1, 0.0005), noise(0.4, 0.2), noise(1, 0.0005)), 'unclear'],
  ])('%s', (_, samples, reason) => {
    expect(measure(samples)).toMatchObject(nothing)
    expect(codesOf(samples)).toEqual([reason])
  })

  it('a word among a hum that begins and ends is found, and the hum lowers the share', () => {
    const { spoken, speechShare } = measure(joined(hum(3, 120, 0.2), silence(1), spokenSentence(), silence(1)))
    expect(spoken?.from).toBeGreaterThan(3.9)
    expect(speechShare).toBeGreaterThan(0.4)
    expect(speechShare).toBeLessThan(0.75)
  })
})

describe('clipping', () => {
  it('counts only runs of three and more samples at the limit, of either sign', () => {
    const samples = silence(0.01)
    samples.set([1, 1, 0, -0.99, 0.98, -1, -1, 0.97, 1], 40)
    expect(measure(samples).clippingShare).toBeCloseTo(4 / 160, 6)
    expect(measure(louder(spokenSentence(), 8)).clippingShare).toBeGreaterThan(0.02)
    expect(measure(spokenSentence()).clippingShare).toBe(0)
  })
})

describe('the band of the voice', () => {
  it('ends where a telephone cuts it, also in a noisy room and at a low level', () => {
    expect(measure(lowPassed(spokenSentence(), 3400)).bandwidth).toBeLessThanOrEqual(3750)
    expect(measure(lowPassed(mixed(spokenSentence(), noise(9, 0.002)), 3400)).bandwidth).toBeLessThanOrEqual(3750)
    expect(measure(louder(lowPassed(spokenSentence(), 3400), 0.2)).bandwidth).toBeLessThanOrEqual(3750)
  })

  it('is not told if noise may cover it', () => {
    const inNoise = mixed(joined(lowPassed(spokenSentence(), 3400), silence(1)), noise(9, 0.05))
    expect(measure(inNoise).bandwidth).toBeNull()
  })
})

describe('the reasons do not change', () => {
  const loudnesses = fc.double({ min: 0.12, max: 1.35, noNaN: true })
  const quiet = spokenSentence()

  it('with the level, as long as it is a usual one', () => {
    fc.assert(
      fc.property(loudnesses, factor => {
        expect(codesOf(louder(quiet, factor))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('with silence before and after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (before, after) => {
        expect(codesOf(joined(silence(before / 4), quiet, silence(after / 4)))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('with the pitch, the size and the speed of the speaker', () => {
    const speakers = fc.record({
      pitch: fc.integer({ min: 95, max: 320 }),
      size: fc.double({ min: 0.95, max: 1.3, noNaN: true }),
      speed: fc.double({ min: 0.6, max: 1.4, noNaN: true }),
      breath: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
    })
    fc.assert(
      fc.property(speakers, speaker => {
        expect(codesOf(spokenSentence(speaker))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it.each([16_000, 22_050, 44_100, 48_000])('with the sample rate %i', rate => {
    const plain = resampled(quiet, rate)
    expect(codesOf(plain, rate)).toEqual([])
    expect(codesOf(louder(plain, 0.03), rate)).toEqual(['too-quiet'])
    expect(codesOf(louder(plain, 8), rate)).toEqual(['clipped'])
    expect(measure(plain, rate).spoken?.to).toBeGreaterThan(5.6)
    expect(measure(plain, rate).spoken?.to).toBeLessThan(5.9)
  })

  it('with 8,000 samples a second, which is the band of a telephone', () => {
    expect(codesOf(resampled(quiet, 8000), 8000)).toEqual(['telephone'])
  })

  it.each([0.001, 0.01, 0.03])('with white noise of the amplitude %d behind the voice', amplitude => {
    expect(codesOf(mixed(joined(quiet, silence(0.5)), noise(9, amplitude)))).toEqual([])
  })

  it('but for the noise itself, if it is louder', () => {
    expect(codesOf(mixed(joined(quiet, silence(0.5)), noise(9, 0.1)))).toEqual(['noisy'])
  })
})

it('measures a voice of any kind as one that was spoken as fast as it was', () => {
  const slow = measure(spokenSentence({ ...voice, speed: 0.6 }))
  const fast = measure(spokenSentence({ ...voice, speed: 1.2 }))
  expect(slow.speechSeconds / fast.speechSeconds).toBeCloseTo(2, 0)
})
