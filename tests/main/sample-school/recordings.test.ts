import { describe, expect, it } from 'vitest'
import { createWorld, findTopic } from '../../../main/sample-school/data/create-world'
import { cellResultAt, marksOf, spokenText } from '../../../main/sample-school/data/marks'
import { type RecordingFault, recordingFault } from '../../../main/sample-school/data/recording-faults'
import { answersOf } from '../../../main/sample-school/handlers/homework/answers'
import { recordedSamples } from '../../../main/sample-school/media/recording'
import { defined } from '../../fixtures/defined'
import { nonEmpty } from '../../fixtures/non-empty'
import { monday } from './client'

const world = createWorld(1, 'small', monday)

/** Every spoken answer of the topics of 「全ビュー見本」, with its fault and its record. */
const all = defined(world.homeworks.find(({ id }) => id === '501')).topics.flatMap(topic =>
  topic.homework.students.flatMap((student, at) => {
    const { rounds, time } = cellResultAt(world.seed, topic, at, monday)
    if (rounds === 0) return []
    const answers: Record<string, unknown>[] = answersOf(world.seed, topic, student, rounds, time)
    return marksOf(world.seed, topic, student, rounds).flatMap(mark => {
      if (mark.unit.kind !== 'spoken' || mark.score === null) return []
      const record = defined(answers.find(({ question_id }) => question_id === mark.unit.id))
      const words = spokenText(mark).split(/\s+/).length
      const fault = recordingFault(world.seed, topic, student, rounds, mark)
      return [{ topic, student, score: mark.score, words, fault, record }]
    })
  }),
)

const withFault = (...faults: RecordingFault[]) => all.filter(({ fault }) => fault !== null && faults.includes(fault))
const leakOf = ({ record }: (typeof all)[number]) =>
  (JSON.parse(String(record.study_report)) as { leak: number } | null)?.leak ?? 0

describe('the recordings of the sample school', () => {
  it('have each fault, and most have none', () => {
    const kinds = new Set(all.flatMap(({ fault }) => fault ?? []))
    expect([...kinds].sort()).toEqual([
      'clipped',
      'empty',
      'hum',
      'long-pause',
      'other-text',
      'telephone',
      'too-quiet',
      'too-short',
    ])
    expect(all.length).toBeGreaterThan(2000)
    const share = all.filter(({ fault }) => fault !== null).length / all.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.2)
  })

  it('without a voice or cut short have 0 points, and every reading with 0 points is one of them', () => {
    const silent = withFault('empty', 'hum', 'too-short')
    expect(silent.length).toBeGreaterThan(40)
    expect(new Set(silent.map(({ score }) => score))).toEqual(new Set([0]))
    expect(all.filter(({ score }) => score === 0)).toHaveLength(silent.length)
  })

  it('of another text have a low score and most words omitted; others have at most three', () => {
    const others = nonEmpty(withFault('other-text'))
    for (const one of others) {
      expect(one.score).toBeGreaterThan(0)
      expect(one.score).toBeLessThan(50)
      expect(leakOf(one)).toBeGreaterThanOrEqual(0.7 * one.words)
    }
    const rest = all.filter(({ fault, topic }) => fault !== 'other-text' && topic.resource.viewKey !== 'eiken-exam')
    expect(Math.max(...rest.map(leakOf))).toBe(3)
  })

  it('of a word or two are neither cut short, nor interrupted, nor of another text', () => {
    expect(nonEmpty(withFault('too-short', 'long-pause', 'other-text')).filter(({ words }) => words < 8)).toEqual([])
  })

  it('of the second student of the school have no fault: that student makes no mistake', () => {
    const own = nonEmpty(all.filter(({ student }) => student.index === 1))
    expect(own.filter(({ fault }) => fault !== null)).toEqual([])
  })

  it('change in the next round: a microphone is mended', () => {
    const topic = defined(findTopic(world, '9003'))
    const student = defined(topic.homework.students[0])
    const faults = [1, 2, 3, 4].map(round =>
      marksOf(world.seed, topic, student, round).map(mark =>
        mark.score === null || mark.score < 50 ? null : recordingFault(world.seed, topic, student, round, mark),
      ),
    )
    expect(new Set(faults.map(one => JSON.stringify(one))).size).toBeGreaterThan(1)
  })
})

describe('the sound of a fault', () => {
  const speaker = { pitch: 180, speed: 0.9, size: 1.1, breath: 0.05, room: 0.001, seed: 5 }
  const text = 'We walked along the river until the sun went down behind the hills.'
  const sound = (fault: RecordingFault | null, seed = 5) => recordedSamples(text, { ...speaker, seed }, fault)
  const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

  it('is the same each time, with the noise of its own room', () => {
    expect(sound(null)).toEqual(sound(null))
    expect(sound(null)).not.toEqual(sound(null, 6))
    expect(sound(null)).toHaveLength(sound(null, 6).length)
  })

  it('is as long and as loud as the fault says', () => {
    const plain = sound(null)
    expect(loudest(plain)).toBeCloseTo(0.7, 1)
    expect([sound('empty').length, sound('hum').length]).toEqual([48_000, 64_000])
    expect(loudest(sound('empty'))).toBeLessThan(0.001)
    expect(loudest(sound('too-quiet'))).toBeLessThan(0.03)
    expect(loudest(sound('clipped'))).toBeGreaterThan(3)
    expect(sound('telephone')).toHaveLength(plain.length)
    expect(sound('too-short').length).toBeLessThan(plain.length / 2)
    expect(sound('long-pause').length - plain.length).toBeGreaterThan(6 * 16_000)
  })
})
