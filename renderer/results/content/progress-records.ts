/** Reads the recording points of an exam (SPEC §3 `progress`) and pairs them with their questions. */
import type { ProgressRecord } from '../../../shared/items/content'
import type { SourceQuestion } from './source-item'

/** A recording point as a question: its text, its sounds and a sample answer. */
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

/** The recording points in order; null for an unreadable one. Entries of other types are not questions. */
export const questionsFromRecords = (progress: readonly (ProgressRecord | null)[] = []): (SourceQuestion | null)[] =>
  progress.flatMap(record => (record === null ? [null] : isRecord(record) ? [questionFromRecord(record)] : []))

const isSameName = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b

const isUnnamed = ({ question_id, question_number }: SourceQuestion): boolean =>
  question_id === undefined && question_number === undefined

type Matcher = (question: SourceQuestion, record: SourceQuestion) => boolean

/** How a record can name its question, the most reliable first. If neither has a name, the position decides. */
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

/** Finds the record of each question. A record belongs to one question only, and never to one with a different id. */
export function pairRecords(
  questions: readonly SourceQuestion[],
  records: readonly SourceQuestion[],
): Map<SourceQuestion, SourceQuestion> {
  const pairs = new Map<SourceQuestion, SourceQuestion>()
  const unpaired = new Set(records)
  for (const isMatch of matchers) {
    for (const question of questions) {
      if (pairs.has(question)) continue
      const record = [...unpaired].find(one => isMatch(question, one) && !haveDifferentIds(question, one))
      if (!record) continue
      pairs.set(question, record)
      unpaired.delete(record)
    }
  }
  return pairs
}

/** Adds to a question what its record has. The question's own values stay, and the sounds of both are kept. */
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
