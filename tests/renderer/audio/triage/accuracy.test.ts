/**
 * How many faults the triage finds, and how many recordings it accuses wrongly: forty recordings of the sample school,
 * and voices unlike its own.
 */
import { describe, expect, it } from 'vitest'
import { createWorld, findTopic } from '../../../../main/sample-school/data/create-world'
import { cellResultAt, marksOf, spokenText } from '../../../../main/sample-school/data/marks'
import { recordingFault } from '../../../../main/sample-school/data/recording-faults'
import { answersOf } from '../../../../main/sample-school/handlers/homework/answers'
import { createMedia } from '../../../../main/sample-school/media/files'
import { speak } from '../../../../main/sample-school/media/speech'
import { openSounds } from '../../../../main/sample-school/store/sounds'
import { measureSound } from '../../../../renderer/audio/triage/measure-sound'
import { cutsOf } from '../../../../renderer/audio/triage/silence-cuts'
import { triageReasons } from '../../../../renderer/audio/triage/triage-reasons'
import { defined } from '../../../fixtures/defined'
import { isNightly, sampled } from '../../../fixtures/nightly'
import {
  joined,
  louder,
  lowPassed,
  mixed,
  noise,
  resampled,
  sentence,
  silence,
  spokenSentence,
  voice,
  whispered,
} from './sounds'

const monday = Date.parse('2026-11-16T12:00:00+09:00')

const samplesOf = (wav: Uint8Array<ArrayBuffer>): Float32Array => {
  const view = new DataView(wav.buffer)
  return Float32Array.from({ length: (wav.length - 44) / 2 }, (_, at) => view.getInt16(44 + at * 2, true) / 32_768)
}

/** The reason by which each planted fault must be found. */
const reasonOf = { hum: 'no-speech' } as Record<string, string>

/** The recordings of one question of a topic, of every student or every third …: what was planted, and what was found. */
function triaged(topicId: string, place: number, every = 1) {
  const world = createWorld(1, 'full', monday)
  const media = createMedia(world, openSounds(undefined))
  const topic = defined(findTopic(world, topicId))
  return topic.homework.students.flatMap((student, at) => {
    if (at % every !== 0) return []
    const { rounds, time } = cellResultAt(world.seed, topic, at, monday)
    const mark = rounds === 0 ? undefined : marksOf(world.seed, topic, student, rounds)[place]
    if (mark === undefined || mark.score === null) return []
    const answers: Record<string, unknown>[] = answersOf(world.seed, topic, student, rounds, time)
    const record = defined(answers.find(({ question_id }) => question_id === mark.unit.id))
    const { leak } = JSON.parse(String(record.study_report)) as { leak: number }
    const file = defined(media.read(topic.resource.id, String(record.sound_file), monday))
    const fault = recordingFault(world.seed, topic, student, rounds, mark)
    const reasons = triageReasons(measureSound(samplesOf(file.bytes), 16_000), {
      text: spokenText(mark),
      score: mark.score,
      leak,
    })
    return [
      { index: student.index, planted: fault && (reasonOf[fault] ?? fault), found: reasons.map(({ code }) => code) },
    ]
  })
}

describe('forty recordings of one question of the sample school', () => {
  const all = triaged('13803', 0).slice(0, 40)
  const faulty = all.filter(({ planted }) => planted !== null)

  it('have every fault', () => {
    expect(all).toHaveLength(40)
    expect([...new Set(faulty.map(({ planted }) => planted))].sort()).toEqual([
      'clipped',
      'empty',
      'long-pause',
      'no-speech',
      'other-text',
      'telephone',
      'too-quiet',
      'too-short',
    ])
    expect(faulty).toHaveLength(11)
  })

  it('have their faults found: of each, how many of how many', () => {
    const found = (code: string) => {
      const own = faulty.filter(({ planted }) => planted === code)
      return [own.filter(({ found: codes }) => codes.some(each => each === code)).length, own.length]
    }
    expect(
      Object.fromEntries([...new Set(faulty.map(({ planted }) => String(planted)))].map(one => [one, found(one)])),
    ).toEqual({
      clipped: [1, 1],
      empty: [1, 1],
      'long-pause': [1, 1],
      'no-speech': [1, 1],
      'other-text': [1, 1],
      telephone: [2, 2],
      'too-quiet': [3, 3],
      'too-short': [1, 1],
    })
  })

  it('have no other reason: none is accused wrongly', () => {
    expect(all.filter(({ planted, found }) => found.some(code => code !== planted))).toEqual([])
  })
})

it('the long passages of another task are judged as well as the sentences', () => {
  const all = triaged('9011', 0, isNightly ? 1 : 4)
  expect(all.length).toBeGreaterThan(isNightly ? 60 : 15)
  expect(all.filter(({ planted }) => planted !== null).length).toBeGreaterThan(isNightly ? 9 : 2)
  expect(all.filter(({ planted, found }) => planted !== (found[0] ?? null))).toEqual([])
}, 240_000)

/** Speakers unlike those of the sample school. */
const speakers = {
  deep: { pitch: 95, size: 0.92, speed: 1.1, breath: 0.02 },
  high: { pitch: 310, size: 1.3, speed: 0.7, breath: 0.15 },
  hoarse: { pitch: 150, size: 1, speed: 1.3, breath: 0.4 },
}

describe.each(Object.entries(speakers))('a %s voice', (name, speaker) => {
  const plain = spokenSentence(speaker)
  const codes = (samples: Float32Array, rate = 16_000) =>
    triageReasons(measureSound(samples, rate), { text: sentence }).map(({ code }) => code)

  // each rate with one voice; in nightly with all
  it.each(sampled([16_000, 22_050, 44_100, 48_000], 3, Object.keys(speakers).indexOf(name)))(
    'at %i Hz is not accused, and its faults are found',
    rate => {
      const at = (samples: Float32Array) => codes(resampled(samples, rate), rate)
      const inRoom = (samples: Float32Array) => mixed(joined(samples, silence(0.6)), noise(12, 0.003))
      expect(at(plain)).toEqual([])
      expect(at(inRoom(plain))).toEqual([])
      expect(at(louder(plain, 0.03))).toEqual(['too-quiet'])
      expect(at(inRoom(louder(plain, 7)))).toEqual(['clipped'])
      expect(at(inRoom(plain.slice(0, 16_000)))).toEqual(['too-short'])
      expect(at(inRoom(joined(plain, silence(6), plain)))).toEqual(['long-pause'])
      expect(at(noise(4, 0.0005))).toEqual(['empty'])
    },
  )

  it('through a telephone is named so', () => {
    expect(codes(lowPassed(plain, 3400))).toEqual(['telephone'])
    expect(codes(resampled(plain, 8000), 8000)).toEqual(['telephone'])
  })
})

/** A recording in a quiet room, with a second of its background at each side. */
const inQuietRoom = (samples: Float32Array): Float32Array =>
  mixed(joined(silence(1), samples, silence(1)), noise(samples.length / 16_000 + 2, 0.0005))

describe('a whispered reading', () => {
  it.each([
    ['near the microphone', 1],
    ['far from it', 0.3],
    ['in a voice that is hardly heard', 0.1],
  ])('%s is not called empty', (_, factor) => {
    const measures = measureSound(inQuietRoom(louder(whispered(spokenSentence()), factor)), 16_000)
    expect(triageReasons(measures, { text: sentence }).map(({ code }) => code)).toEqual(['unclear'])
    expect(cutsOf(measures)).toEqual([])
  })
})

it.each(['a', 'I', 'to', 'it', 'yes', 'six', 'fish', 'she', 'cat'])('the word "%s" alone is not accused', word => {
  const reasons = (text: string, samples: Float32Array) =>
    triageReasons(measureSound(inQuietRoom(samples), 16_000), { text }).map(({ code }) => code)
  expect(reasons(word, speak(word, voice))).toEqual([])
  expect(reasons(word, whispered(speak(word, voice)))).toEqual(['unclear'])
})

describe('what may be speech is never skipped', () => {
  const first = spokenSentence()
  const [from, to] = [1.1 + first.length / 16_000, 0.5 + 2 * (first.length / 16_000)]

  it.each([
    ['a half that is 30 dB quieter', louder(first, 0.03)],
    ['a whispered half', louder(whispered(first), 0.3)],
  ])('%s', (_, second) => {
    const samples = joined(first, silence(1), second, silence(2))
    const measures = measureSound(mixed(samples, noise(samples.length / 16_000, 0.0003)), 16_000)
    const cuts = cutsOf(measures)
    expect(cuts).toHaveLength(2)
    expect(cuts.filter(cut => cut.from < to && cut.to > from)).toEqual([])
  })
})
