/** Builds the wire records of student answers (SPEC §3 Student answer record; WIRE "Answer paper"). */
import { wireTime } from '../../../../shared/domain/time'
import { isWriting } from '../../../../shared/domain/view-families'
import { type Mark, marksOf, spokenText } from '../../data/marks'
import { hashNumbers, hashText, pick, randomShare } from '../../data/random'
import { recordingFault } from '../../data/recording-faults'
import type { Student, Topic, Unit } from '../../data/world-types'
import { answerWithMistake, withMistake } from './answer-mistakes'
import { isScoredOutOfFive, recordOutOfFive } from './five-points'
import { guidOf } from './overviews'
import { writingAnswer } from './writing'

/** The text of the blanks, joined as in WIRE "Several blanks"; the answer of a dictation is one sentence. */
function blanksText(unit: Unit & { kind: 'blanks' }, filled: boolean[], key: number): string {
  const words = unit.blanks.map((forms, at) => {
    const form = pick(forms, key, at, 3)
    if (filled[at] === true) return form
    // An empty blank is as common as a wrong word.
    return randomShare(key, at, 4) < 0.25 ? '' : answerWithMistake(form, hashNumbers(key, at, 5))
  })
  return unit.isDictation === true ? words.filter(word => word !== '').join(' ') : words.join('|')
}

/** Part of the sample sentences: fewer, and with more mistakes, for a lower score. */
function sampleSentences(samples: string[], score: number, key: number): string {
  const count = Math.max(1, Math.round((samples.length * Math.min(100, score + 20)) / 100))
  const sentences = samples.slice(0, count).map((sentence, at) =>
    sentence
      .split(' ')
      .map((word, place) =>
        randomShare(key, at, place, 8) * 100 > score + 40 ? withMistake(word, hashNumbers(key, at, place, 9)) : word,
      )
      .join(' '),
  )
  return sentences.join(' ')
}

const inlineColours = { good: 'green', middle: 'orange', bad: 'red' } as const
const hexColours = { good: '#00a854', middle: '#ff9900', bad: '#e53935' } as const

/** The words of a reading, each coloured by its score: with a CSS class, or with inline styles as older servers do. */
function colourWords(text: string, score: number, key: number): { html: string; wrong: string[] } {
  const wrong: string[] = []
  const style = key % 3
  const words = text.split(/\s+/)
  // A single word has the score of the whole reading.
  const spread = words.length === 1 ? 0 : 50
  const html = words.map((word, at) => {
    const wordScore = Math.max(0, Math.min(100, score + spread * (randomShare(key, at, 6) - 0.5)))
    const grade = score >= 100 || wordScore >= 80 ? 'good' : wordScore >= 60 ? 'middle' : 'bad'
    if (grade === 'bad') wrong.push(word.replace(/[^A-Za-z’']/g, ''))
    const escaped = word.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    if (style === 0) return `<span class="${grade}">${escaped}</span>`
    return `<span style="color:${(style === 1 ? inlineColours : hexColours)[grade]}">${escaped}</span>`
  })
  const gaps = text.match(/\s+/g) ?? []
  const joined = html.map((word, at) => word + (gaps[at]?.includes('\n') ? '<br> ' : ' ')).join('')
  return { html: joined.trimEnd(), wrong: wrong.filter(word => word !== '') }
}

/** The random key of one answer. */
export const answerKey = (topic: Topic, student: Student, round: number, place: number): number =>
  hashNumbers(hashText(topic.id), student.index, round, place)

/** The measured values of one reading beside its score: three values of 0–100, and the words per minute. */
export function readingMeasures(score: number, key: number) {
  const nearScore = (salt: number) =>
    Math.max(0, Math.min(100, Math.round(score + 24 * (randomShare(key, salt) - 0.5))))
  const part = (salt: number) => (score === 0 || score === 100 ? score : nearScore(salt))
  return { accuracy: part(11), fluency: part(12), integrity: part(13), speed: 80 + (hashNumbers(key, 16) % 70) }
}

const recordingName = (topic: Topic, student: Student, round: number, mark: Mark): string =>
  `rec-${topic.id}-${student.id}-${round}-${mark.place + 1}.wav`

/** How many words the evaluation misses: most of them in a recording of another text. */
function omittedWords(text: string, score: number, isOtherText: boolean, key: number): number {
  if (isOtherText) return Math.ceil(0.7 * text.split(/\s+/).length)
  return score < 50 ? hashNumbers(key, 15) % 4 : 0
}

function spokenRecord(seed: number, topic: Topic, student: Student, round: number, mark: Mark, score: number) {
  const key = answerKey(topic, student, round, mark.place)
  const { html, wrong } = colourWords(spokenText(mark), score, key)
  const isOtherText = recordingFault(seed, topic, student, round, mark) === 'other-text'
  const { accuracy, fluency, integrity, speed } = readingMeasures(score, key)
  return {
    score,
    total_score: score,
    accuracy_score: accuracy,
    // Some servers send these values as text.
    fluency_score: String(fluency),
    integrity_score: integrity,
    sound_file: recordingName(topic, student, round, mark),
    evaluate_html: html,
    study_report: JSON.stringify({
      errorwords: wrong,
      repeat: score < 60 ? hashNumbers(key, 14) % 6 : hashNumbers(key, 14) % 2,
      leak: omittedWords(spokenText(mark), score, isOtherText, key),
      speed,
    }),
  }
}

function answerOf(seed: number, topic: Topic, student: Student, round: number, mark: Mark, best: number | null) {
  const { unit, score } = mark
  const key = answerKey(topic, student, round, mark.place)
  const base = {
    question_id: unit.id,
    learn_count: round,
    best_score: best,
    guid: guidOf(topic, student, round, mark.place),
  }
  if (score === null) {
    // An empty text was handed in, too.
    const empty = isWriting(topic.resource.viewKey) ? { answer_result: '' } : null
    return { ...base, ...empty, best_score: null, score: null }
  }
  if (unit.kind === 'choice') return { ...base, score, answer_result: unit.choices[mark.chosen ?? 0]?.index ?? '' }
  if (unit.kind === 'chat') {
    const choose = unit.choices[mark.chosen ?? 0]?.index ?? ''
    // A wrong reply has a recording, but no evaluation.
    const unevaluated = score === 0 ? { score, sound_file: recordingName(topic, student, round, mark) } : null
    return { ...base, ...(unevaluated ?? spokenRecord(seed, topic, student, round, mark, score)), choose }
  }
  if (unit.kind === 'ordered') return { ...base, score, answer_result: (mark.order ?? []).join('|') }
  if (unit.kind === 'blanks') return { ...base, score, answer_result: blanksText(unit, mark.filled ?? [], key) }
  if (unit.kind === 'written') {
    const writing = writingAnswer(topic, student, round, mark) ?? {
      answer_result: sampleSentences(unit.samples, score, key),
    }
    return { ...base, score, ...writing }
  }
  const spoken = spokenRecord(seed, topic, student, round, mark, score)
  if (!isScoredOutOfFive(topic.resource.viewKey)) return { ...base, ...spoken }
  return { ...base, ...recordOutOfFive(spoken, unit, key, sampleSentences([unit.text], score, key)) }
}

/** All records of one round. A question that was left open has a record without score or no record: both occur. */
export function answersOf(seed: number, topic: Topic, student: Student, round: number, time: number) {
  const rounds = Array.from({ length: round }, (_, at) => marksOf(seed, topic, student, at + 1))
  const updated = wireTime(time)
  return (rounds[round - 1] ?? []).flatMap((mark, place) => {
    if (mark.score === null && hashNumbers(student.index, place) % 2 === 0) return []
    const scores = rounds.map(marks => marks[place]?.score ?? -1)
    const best = Math.max(...scores)
    return [{ ...answerOf(seed, topic, student, round, mark, best < 0 ? null : best), updated_at: updated }]
  })
}
