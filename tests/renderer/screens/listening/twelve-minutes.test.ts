/**
 * How long a teacher listens to forty readings of a minute, by what the page plays for each choice of 聞く範囲: computed
 * from the recordings of the sample school, with its planted faults and misread words, at the pace of a person who marks
 * each student by key. A reading of a minute is as many sentences like the recorded one as fill it.
 */
import { describe, expect, it } from 'vitest'
import { createWorld, findTopic } from '../../../../main/sample-school/data/create-world'
import { cellResultAt, marksOf, spokenText } from '../../../../main/sample-school/data/marks'
import { answersOf } from '../../../../main/sample-school/handlers/homework/answers'
import { createMedia } from '../../../../main/sample-school/media/files'
import { openSounds } from '../../../../main/sample-school/store/sounds'
import { heardSeconds, tidyCuts } from '../../../../renderer/audio/sound-cuts'
import { cutsOf, type SoundMeasures } from '../../../../renderer/audio/triage/index'
import { measureSound } from '../../../../renderer/audio/triage/measure-sound'
import { triageReasons } from '../../../../renderer/audio/triage/triage-reasons'
import { tonedWords } from '../../../../renderer/results/class-reading/toned-words'
import { measuredWordPart } from '../../../../renderer/results/class-reading/word-part'
import { joinParts } from '../../../../renderer/screens/listening/model/reading'
import { defined } from '../../../fixtures/defined'

const monday = Date.parse('2026-11-16T12:00:00+09:00')

/** A reading of a passage. */
const seconds = 60
/** Between two students: the teacher decides, and presses the digit of a mark. */
const decision = 1.5
const margin = 0.3

const samplesOf = (wav: Uint8Array<ArrayBuffer>): Float32Array => {
  const view = new DataView(wav.buffer)
  return Float32Array.from({ length: (wav.length - 44) / 2 }, (_, at) => view.getInt16(44 + at * 2, true) / 32_768)
}

/** The seconds that are heard of the misread words of a recording. */
function wordSeconds(html: string, measures: SoundMeasures): number {
  const duration = measures.seconds
  const toned = tonedWords(html)
  let at = 0
  const words = toned.map(({ text }, index) => {
    const from = at
    at += text.length + 1
    const students = { wrong: [], leaked: [], repeated: [] }
    return { key: String(index), text, from, to: from + text.length, students, count: 0, isUnsure: false }
  })
  const whole = { from: 0, to: 1 }
  const parts = words
    .filter((_, index) => toned[index]?.isBad)
    .map(word => measuredWordPart(words, word, measures) ?? whole)
  return joinParts(parts, duration).reduce((sum, { from, to }) => {
    const [begin, end] = [Math.max(0, from * duration - margin), Math.min(duration, to * duration + margin)]
    return sum + end - begin
  }, 0)
}

/** Of each recording, how much of a second of it is heard as a whole, and in its misread words; and whether it is flagged. */
function heardShares() {
  const world = createWorld(1, 'full', monday)
  const media = createMedia(world, openSounds(undefined))
  const topic = defined(findTopic(world, '13803'))
  const all = topic.homework.students.flatMap((student, at) => {
    const { rounds, time } = cellResultAt(world.seed, topic, at, monday)
    const mark = rounds === 0 ? undefined : marksOf(world.seed, topic, student, rounds)[0]
    if (mark === undefined || mark.score === null) return []
    const answers: Record<string, unknown>[] = answersOf(world.seed, topic, student, rounds, time)
    const record = defined(answers.find(({ question_id }) => question_id === mark.unit.id))
    const { leak } = JSON.parse(String(record.study_report)) as { leak: number }
    const file = defined(media.read(topic.resource.id, String(record.sound_file), monday))
    const measures = measureSound(samplesOf(file.bytes), 16_000)
    const duration = measures.seconds
    return [
      {
        whole: heardSeconds(tidyCuts(cutsOf(measures)), duration) / duration,
        words: Math.min(1, wordSeconds(String(record.evaluate_html ?? ''), measures) / duration),
        isFlagged: triageReasons(measures, { text: spokenText(mark), score: mark.score, leak }).length > 0,
      },
    ]
  })
  return all.slice(0, 40)
}

type Share = ReturnType<typeof heardShares>[number]

describe('forty readings of a minute', () => {
  const shares = heardShares()
  const minutes = (played: readonly Share[], rate: number, shareOf: (one: Share) => number) =>
    played.reduce((sum, one) => sum + decision + (shareOf(one) * seconds) / rate, 0) / 60
  const flagged = shares.filter(({ isFlagged }) => isFlagged)
  const withWords = shares.filter(({ words }) => words > 0)
  const all = (rate: number) => minutes(shares, rate, ({ whole }) => whole)
  const onlyFlagged = (rate: number) => minutes(flagged, rate, ({ whole }) => whole)
  const onlyWords = (rate: number) => minutes(withWords, rate, ({ words }) => words)

  it('are forty, some of them flagged and some not, with and without misread words', () => {
    expect(shares).toHaveLength(40)
    expect(flagged).toHaveLength(11)
    expect(withWords).toHaveLength(21)
  })

  it.each([
    [1, 40.4],
    [1.5, 27.3],
    [2, 20.7],
  ])('take by すべて at %d times the speed, without silence, %d minutes', (rate, expected) => {
    expect(all(rate)).toBeCloseTo(expected, 1)
  })

  it.each([
    [1, 10.7],
    [1.5, 7.2],
    [2, 5.5],
  ])('take by 気になるものだけ at %d times the speed %d minutes', (rate, expected) => {
    expect(onlyFlagged(rate)).toBeCloseTo(expected, 1)
  })

  it.each([
    [1, 14.1],
    [1.5, 9.6],
    [2, 7.3],
  ])('take by つまずいた語だけ at %d times the speed %d minutes', (rate, expected) => {
    expect(onlyWords(rate)).toBeCloseTo(expected, 1)
  })

  it('take more than twelve minutes by both, one after the other, also at twice the speed', () => {
    expect(onlyFlagged(2) + onlyWords(2)).toBeCloseTo(12.8, 1)
  })
})
