/**
 * Reads the answers of the evaluation server (SPEC §7 Speech evaluation): a code and a result. Servers name the fields
 * differently, so each is read leniently: an unreadable field is absent, and nothing throws.
 */
import * as v from 'valibot'
import type { SpeechResult } from '../../shared/contract/types'
import { answer } from '../../shared/items/answer'
import { lenientField, validEntries } from '../../shared/items/lenient-schemas'
import { isObject } from '../../shared/object'
import { num, text } from '../../shared/schema'
import { text as programText } from '../../shared/text'
import { readEnvelope } from './answer-envelope'
import { isRejected, ownScale, readIseResult, rejectionCode } from './ise-result'

export interface SpeechAnswer {
  /** 0: no fault. */
  code: number
  message: string
  /** Absent in an interim answer. */
  result: SpeechResult | null
  /** The recording that the answer is about, if it says so. */
  guid: string | undefined
}

/** Other names of the fields of an answer record; the record's own name comes first. */
const aliases = {
  accuracy_score: ['accuracy', 'pron_score', 'pronunciation'],
  fluency_score: ['fluency'],
  integrity_score: ['integrity', 'completeness'],
  total_score: ['total', 'overall', 'score'],
} as const

const scoreFields = Object.keys(aliases) as (keyof typeof aliases)[]

/** A score outside of 0–100 is not a score. */
const score = v.pipe(num, v.minValue(0), v.maxValue(100))

const word = v.pipe(
  v.object({
    word: lenientField(text),
    content: lenientField(text),
    score: lenientField(score),
    total_score: lenientField(score),
    scores: lenientField(v.object({ overall: lenientField(score) })),
    read: lenientField(v.union([num, v.pipe(v.boolean(), v.transform(Number))])),
  }),
  v.check(({ word: own, content }) => (own ?? content ?? '').trim() !== ''),
  v.transform(({ word: own, content, score: points, total_score, scores, read }) => ({
    word: (own ?? content ?? '').trim(),
    score: points ?? total_score ?? scores?.overall ?? null,
    isRead: read === undefined ? null : read !== 0,
  })),
)

const details = v.object({ words: v.fallback(validEntries(word), []), note: lenientField(text) })

/** The first readable score of a field under its own name or another. */
function scoreOf(result: Record<string, unknown>, field: keyof typeof aliases): number | undefined {
  for (const name of [field, ...aliases[field]]) {
    const read = v.safeParse(score, result[name])
    if (read.success) return read.output
  }
  return undefined
}

/** The result in the fields of an answer record; null if it has no score at all. */
function readResult(result: Record<string, unknown>): SpeechResult | null {
  const scores = scoreFields.map(field => [field, scoreOf(result, field)] as const)
  if (scores.every(([, value]) => value === undefined)) return null
  const record = v.parse(answer, { ...result, ...Object.fromEntries(scores) })
  const { words, note = '' } = v.parse(details, result)
  return { answer: record, words, note }
}

/** A plain object is out of 100 (docs/wire.md); if no score is above 5, the note says that it may be out of 5. */
function withScaleNote(read: SpeechResult | null): SpeechResult | null {
  const { total_score = 0 } = read?.answer ?? {}
  const scores = [
    ...scoreFields.flatMap(field => read?.answer[field] ?? []),
    ...(read?.words ?? []).map(({ score }) => score),
  ]
  const isDoubtful = total_score > 0 && scores.every(one => (one ?? 0) <= ownScale)
  return read && isDoubtful ? { ...read, note: `${read.note}${programText.speech.unknownScale}` } : read
}

/** A result of any form: of ISE, or a plain object with scores. */
function readGiven(given: unknown): { result: SpeechResult | null; rejected: number | null } {
  const ise = readIseResult(given)
  if (ise !== null) {
    const rejected = typeof ise.rejected === 'number' ? ise.rejected : null
    return { result: rejected === null ? readResult(ise) : null, rejected }
  }
  if (!isObject(given)) return { result: null, rejected: null }
  if (isRejected(given)) return { result: null, rejected: rejectionCode(given.except_info) }
  return { result: withScaleNote(readResult(given)), rejected: null }
}

function parseJson(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return null
  }
}

/** Reads one message; null if it is no answer. Never throws. */
export function readSpeechAnswer(message: string): SpeechAnswer | null {
  const envelope = readEnvelope(parseJson(message))
  if (envelope === null) return null
  const { code, message: words, results } = envelope
  const places = results.map(readGiven)
  const rejected = places.find(place => place.rejected !== null)?.rejected
  const found = rejected ? null : (places.find(place => place.result !== null)?.result ?? null)
  // The server itself has no fault, but there is no result.
  return { code: code || (rejected ?? 0), message: words, result: found, guid: found?.answer.guid }
}
