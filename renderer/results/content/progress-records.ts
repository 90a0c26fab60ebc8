/** What is recorded on the way through an exam (SPEC §3 `progress`), and the questions that it belongs to. */
import type { ProgressRecord } from '../../../shared/items/content'
import type { SourceQuestion } from './source-item'

/** One point of recording as a question: the text that is said, its sounds, and a model answer. */
const questionFromRecord = (record: ProgressRecord): SourceQuestion => ({
  question_id: record.question_id,
  question_number: record.question_number,
  content_en: record.content_en,
  content_audio: record.content_audio,
  audio_files: [record.audioPath, record.audio_path].filter(file => file !== undefined),
  sample_answer: record.answer?.sample_answer,
  answerAudio: record.answer?.audio_path,
})

const isRecord = (record: ProgressRecord): boolean => record.type === undefined || record.type === 'record'

/** The points of recording in their order; null stands for one that cannot be read. Other entries are no questions. */
export const questionsFromRecords = (progress: readonly (ProgressRecord | null)[] = []): (SourceQuestion | null)[] =>
  progress.flatMap(record => (record === null ? [null] : isRecord(record) ? [questionFromRecord(record)] : []))

const isSameName = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b

const isUnnamed = ({ question_id, question_number }: SourceQuestion): boolean =>
  question_id === undefined && question_number === undefined

type Matcher = (question: SourceQuestion, record: SourceQuestion) => boolean

/** By what a record may name its question, the surest first; where neither bears a name, the place decides. */
const matchers: readonly Matcher[] = [
  (question, record) => isSameName(question.question_id, record.question_id),
  (question, record) => isSameName(question.question_number, record.question_number),
  (question, record) => isSameName(question.index, record.question_id),
  (question, record) => isSameName(question.index, record.question_number),
  (question, record) => isUnnamed(question) && question.index === undefined && isUnnamed(record),
]

const haveDifferentIds = (question: SourceQuestion, record: SourceQuestion): boolean =>
  question.question_id !== undefined &&
  record.question_id !== undefined &&
  question.question_id !== record.question_id &&
  question.index !== record.question_id

/** The record of each question: no record belongs to two questions, and none to a question of another id. */
export function pairRecords(
  questions: readonly SourceQuestion[],
  records: readonly SourceQuestion[],
): Map<SourceQuestion, SourceQuestion> {
  const pairs = new Map<SourceQuestion, SourceQuestion>()
  const free = new Set(records)
  for (const way of matchers) {
    for (const question of questions) {
      if (pairs.has(question)) continue
      const record = [...free].find(one => way(question, one) && !haveDifferentIds(question, one))
      if (!record) continue
      pairs.set(question, record)
      free.delete(record)
    }
  }
  return pairs
}

/** A question with what its record adds; what it says itself stays, and every sound is heard. */
export function withRecord<Q extends SourceQuestion>(question: Q, record: SourceQuestion | undefined): Q {
  if (!record) return question
  const sounds = [
    question.content_audio === undefined ? undefined : record.content_audio,
    ...(record.audio_files ?? []),
  ]
  return {
    ...question,
    question_id: question.question_id ?? record.question_id,
    question_number: question.question_number ?? record.question_number,
    content_en: question.content_en ?? record.content_en,
    content_audio: question.content_audio ?? record.content_audio,
    audio_files: [...(question.audio_files ?? []), ...sounds.filter(file => file !== undefined)],
    sample_answer: question.sample_answer ?? record.sample_answer,
    answerAudio: question.answerAudio ?? record.answerAudio,
  }
}
