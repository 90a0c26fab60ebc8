import { describe, expect, it } from 'vitest'
import { cutsOf } from '../../../../renderer/audio/triage/silence-cuts'
import { reasonText } from '../../../../renderer/audio/triage/text'
import { scoreReason, shortestReading, triageReasons } from '../../../../renderer/audio/triage/triage-reasons'
import type { SoundMeasures, TriageContext } from '../../../../renderer/audio/triage/triage-types'

const text = 'We walked along the river until the sun went down.'

const good: SoundMeasures = {
  seconds: 6,
  spoken: { from: 0.5, to: 5 },
  speechSeconds: 4.2,
  soundSeconds: 4,
  voicedSeconds: 2.5,
  loudness: -20,
  noiseFloor: -60,
  voiceAboveNoise: 40,
  silenceShare: 0.3,
  clippingShare: 0,
  bandwidth: 7500,
  speechShare: 1,
  pauses: [
    { from: 0, to: 0.5 },
    { from: 5, to: 6 },
  ],
  silences: [
    { from: 0, to: 0.5 },
    { from: 5, to: 6 },
  ],
}
const nobody = {
  spoken: null,
  voiceAboveNoise: null,
  speechSeconds: 0,
  soundSeconds: 0.1,
  voicedSeconds: 0,
  loudness: null,
  bandwidth: null,
  speechShare: 0,
  silenceShare: 1,
}

const reasons = (over: Partial<SoundMeasures>, context: TriageContext = { text }) =>
  triageReasons({ ...good, ...over }, context)
const words = (over: Partial<SoundMeasures>, context?: TriageContext) => reasons(over, context).map(reasonText)

describe('a reason', () => {
  it.each<[string, Partial<SoundMeasures>, TriageContext, string[]]>([
    ['none', {}, { text, score: 80, ownMean: 75, leak: 1 }, []],
    ['empty', { ...nobody, noiseFloor: -72, seconds: 3.04 }, { text }, ['声が入っていません（3.0秒）']],
    ['no speech', { ...nobody, noiseFloor: -31.4 }, { text }, ['声が聞き取れず、雑音だけです（−31 dB）']],
    ['a whisper', { ...nobody, soundSeconds: 3.1 }, { text }, ['声がはっきりしません（音は3.1秒）']],
    [
      'a whisper in noise',
      { ...nobody, soundSeconds: 3.1, noiseFloor: -30 },
      { text },
      ['声がはっきりしません（音は3.1秒）'],
    ],
    [
      'a hum of a long word',
      { ...nobody, soundSeconds: 0.8, voicedSeconds: 0.8 },
      { text: 'mountain' },
      ['声がはっきりしません（音は0.8秒）'],
    ],
    ['too quiet', { loudness: -45.2, noiseFloor: -80 }, { text }, ['声がとても小さい（−45 dB）']],
    ['clipped', { clippingShare: 0.0123 }, { text }, ['音が割れています（1.2%）']],
    ['noise', { voiceAboveNoise: 9.6, noiseFloor: -40 }, { text }, ['雑音が大きい（声より9 dB小さいだけ）']],
    ['a soft voice in a quiet room', { voiceAboveNoise: 9.6, noiseFloor: -58 }, { text }, []],
    ['other sounds', { speechShare: 0.41 }, { text }, ['声でない音が多い（声は音の41%）']],
    ['sounds that are half a voice', { speechShare: 0.5 }, { text }, []],
    ['telephone', { bandwidth: 3500 }, { text }, ['電話のような音です（3.5 kHzまで）']],
    ['too short', { speechSeconds: 1.2 }, { text }, ['とても短い（声は1.2秒、この文なら1.8秒以上）']],
    [
      'a long pause',
      { pauses: [...good.pauses, { from: 2, to: 8.3 }], spoken: { from: 0.5, to: 20 } },
      { text },
      ['途中に長い間があります（6.3秒）'],
    ],
    ['another text', {}, { text, score: 31, leak: 7 }, ['ほかの文を読んだかもしれません（31点、読みもれ 7語）']],
    [
      'a score far from the mean',
      {},
      { text, score: 41, ownMean: 82.4 },
      ['いつもの点と離れています（41点、平均 82点）'],
    ],
  ])('%s is said in words with its figure', (_, over, context, expected) => {
    expect(words(over, context)).toEqual(expected)
  })

  it('is only that a recording cannot be read, if it cannot', () => {
    expect(triageReasons(null, { text, score: 0, ownMean: 90 }).map(reasonText)).toEqual(['読み込めません'])
  })
})

describe('no reason', () => {
  it.each<[string, Partial<SoundMeasures>, TriageContext]>([
    [
      'a pause before the first and after the last word',
      { pauses: [{ from: 0, to: 9 }], spoken: { from: 9, to: 13 } },
      { text },
    ],
    ['a word of one vowel', { ...nobody, soundSeconds: 0.8, voicedSeconds: 0.7 }, { text: 'I' }],
    ['a short reading of a word', { speechSeconds: 0.3 }, { text: 'mountain' }],
    ['a short reading of a text that is not known', { speechSeconds: 0.3 }, {}],
    ['a short reading in noise', { speechSeconds: 0.9, loudness: -20, noiseFloor: -30 }, { text }],
    ['a band that cannot be told', { bandwidth: null }, { text }],
    ['three omitted words of four', {}, { text: 'I like green tea.', score: 20, leak: 3 }],
    ['a few omitted words of many', { speechSeconds: 9 }, { text: `${text} ${text} ${text}`, score: 20, leak: 5 }],
    ['many omitted words with a good score', {}, { text, score: 70, leak: 8 }],
    ['a low score without the omitted words', {}, { text, score: 5 }],
    ['a score without a mean', {}, { text, score: 0 }],
    ['a score that is 29 points from the mean', {}, { text, score: 51, ownMean: 80 }],
  ])('for %s', (_, over, context) => {
    expect(words(over, context)).toEqual([])
  })
})

it('are in the order of their severity', () => {
  const both = reasons({ loudness: -50, noiseFloor: -90, bandwidth: 3500 }, { text, score: 20, leak: 8 })
  expect(both.map(({ code }) => code)).toEqual(['other-text', 'too-quiet', 'telephone'])
})

it('compares the score of a whole reading with the mean, in both directions', () => {
  expect(scoreReason(95, 60)).toEqual({ code: 'far-from-mean', figure: 95, compared: 60 })
  expect(scoreReason(30, 60)).toEqual({ code: 'far-from-mean', figure: 30, compared: 60 })
  expect([scoreReason(31, 60), scoreReason(null, 60), scoreReason(0, null)]).toEqual([null, null, null])
})

it('knows the shortest time of a text by its syllables', () => {
  expect(shortestReading(text)).toBeCloseTo(14 / 8, 6)
  expect(shortestReading('')).toBe(0)
  expect(shortestReading('— … 。')).toBe(0)
})

describe('what is skipped', () => {
  it('is a silence without 0.15 s at each side; before the first and after the last sound at one side', () => {
    const silences = [...good.silences, { from: 2, to: 3 }].toSorted((a, b) => a.from - b.from)
    const cuts = cutsOf({ ...good, silences })
    expect(cuts).toHaveLength(3)
    expect(cuts[0]).toEqual({ from: 0, to: 0.35 })
    expect(cuts[1]?.from).toBeCloseTo(2.15, 6)
    expect(cuts[1]?.to).toBeCloseTo(2.85, 6)
    expect(cuts[2]).toEqual({ from: 5.15, to: 6 })
  })

  it('is no pause in which there is a sound', () => {
    expect(cutsOf({ ...good, pauses: [...good.pauses, { from: 2, to: 4 }] })).toHaveLength(2)
  })

  it('is nothing if nobody speaks', () => {
    expect(cutsOf({ ...good, ...nobody, silences: [{ from: 0, to: 6 }] })).toEqual([])
  })
})
