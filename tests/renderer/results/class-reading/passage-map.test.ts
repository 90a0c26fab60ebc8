import { describe, expect, it } from 'vitest'
import type { SoundMeasures } from '../../../../renderer/audio/triage/index'
import { type MapWord, passageMap, weightOf } from '../../../../renderer/results/class-reading/passage-map'
import { measuredWordPart, spokenShares, wordPart } from '../../../../renderer/results/class-reading/word-part'
import { readPaper } from '../../../fixtures/papers'
import { readingBody } from '../../screens/class-reading-samples'

const mapOf = (...ids: string[]) =>
  passageMap(ids.map(studentId => ({ studentId, paper: readPaper('sentence-reading', readingBody(studentId)) })))

/** The words with a mark, each with its students. */
const marked = (passage: ReturnType<typeof mapOf>[number] | undefined) =>
  passage?.words.flatMap(({ text, students, count }) => (count > 0 ? [[text, students, count]] : []))

const nobody = { wrong: [], leaked: [], repeated: [] }

describe('the passage map', () => {
  const [first, second] = mapOf('1', '2', '3', '4')

  it('has each text once, with the students whose evaluation names words', () => {
    expect(mapOf('1', '2', '3', '4')).toHaveLength(2)
    expect(first?.text).toBe('I get up at six, and he gets up at seven.')
    expect(first?.readings.map(({ studentId }) => studentId)).toEqual(['1', '2', '3'])
    // student 2 did not read the second sentence
    expect(second?.readings.map(({ studentId }) => studentId)).toEqual(['1', '3'])
    expect(first?.readings[0]).toMatchObject({ recording: 'rec-1.wav' })
  })

  it('marks the coloured word itself where the colours are of the same text, else every such word', () => {
    expect(marked(first)).toEqual([
      // student 2 left out “at six”: both words, wherever they occur
      ['at', { ...nobody, leaked: ['2'] }, 1],
      ['six', { ...nobody, leaked: ['2'] }, 1],
      ['he', { ...nobody, wrong: ['3'] }, 1],
      ['gets', { ...nobody, wrong: ['1', '2'] }, 2],
      // only the second “up” is coloured
      ['up', { ...nobody, wrong: ['1'] }, 1],
      ['at', { ...nobody, leaked: ['2'] }, 1],
      ['seven', { ...nobody, wrong: ['3'], repeated: ['1'] }, 2],
    ])
    expect(marked(second)).toEqual([['swim', { ...nobody, wrong: ['3'] }, 1]])
    expect([first?.unnamed, second?.unnamed]).toEqual([
      { leaked: 0, repeated: 0 },
      { leaked: 2, repeated: 1 },
    ])
  })

  it('says where a mark may mean another occurrence of the word', () => {
    // “at” was left out once and occurs twice; “up” occurs twice too, but its colour tells which
    expect(first?.words.flatMap(({ text, isUnsure }) => (isUnsure ? [text] : []))).toEqual(['at', 'at'])
    expect(second?.words.some(({ isUnsure }) => isUnsure)).toBe(false)
  })

  it('has the offsets of each word in its text', () => {
    expect(first?.words.map(({ from, to }) => first.text.slice(from, to)).join(' ')).toBe(
      'I get up at six and he gets up at seven',
    )
  })

  it('is empty without an evaluation of words', () => {
    expect(mapOf('4')).toEqual([])
  })

  it('weighs a word by the share of its readers', () => {
    expect([0, 1, 14, 15, 29, 30, 49, 50, 100].map(count => weightOf(count, 100))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
  })
})

const noMeasures: SoundMeasures = {
  seconds: 3,
  spoken: null,
  speechSeconds: 0,
  soundSeconds: 3,
  voicedSeconds: 2,
  loudness: null,
  noiseFloor: -70,
  voiceAboveNoise: 40,
  silenceShare: 1,
  clippingShare: 0,
  bandwidth: null,
  speechShare: 0,
  pauses: [{ from: 0, to: 3 }],
  silences: [{ from: 0, to: 3 }],
}

describe('the part of a recording in which a word is heard', () => {
  const values = new Float32Array([0, 0.05, 0.9, 0.3, 0.6, 0.2, 0.02, 0, 0, 0])

  it('lies between the first and the last loud moment, in proportion to the letters', () => {
    expect(spokenShares({ values, duration: 5 })).toEqual({ from: 0.2, to: 0.6 })
    const [, second] = mapOf('1')
    const words = second?.words ?? []
    expect(words.map(({ text }) => text)).toEqual(['We', 'swim'])
    const [we, swim] = words.map(word => wordPart(words, word, { values, duration: 5 }))
    expect(we?.from).toBeCloseTo(0.2)
    expect(we?.to).toBeCloseTo(0.2 + 0.4 / 3)
    expect(swim?.from).toBeCloseTo(0.2 + 0.4 / 3)
    expect(swim?.to).toBeCloseTo(0.6)
  })

  it('is never in a pause, where the recording was measured', () => {
    const [, second] = mapOf('1')
    const words = second?.words ?? []
    const measures = {
      ...noMeasures,
      seconds: 20,
      spoken: { from: 2, to: 14 },
      pauses: [
        { from: 0, to: 2 },
        { from: 4, to: 10 },
        { from: 14, to: 20 },
      ],
    }
    // six seconds of speech: two of six letters before the pause, four after it
    const [we, swim] = words.map(word => measuredWordPart(words, word, measures))
    expect(we?.from).toBeCloseTo(2 / 20)
    expect(we?.to).toBeCloseTo(4 / 20)
    expect(swim?.from).toBeCloseTo(10 / 20)
    expect(swim?.to).toBeCloseTo(14 / 20)
    expect(measuredWordPart(words, words[0] as MapWord, noMeasures)).toBeNull()
  })

  it('is of the whole recording where the loudness is not known', () => {
    expect(spokenShares(null)).toEqual({ from: 0, to: 1 })
    expect(spokenShares({ values: new Float32Array(5), duration: 1 })).toEqual({ from: 0, to: 1 })
  })
})
