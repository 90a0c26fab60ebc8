/** Student answer records (SPEC §3 Student answer record; WIRE.md). */
import * as v from 'valibot'
import { id, json, maybe, num, text } from '../schema'
import { sentText } from './sent-text'
import { writingReport } from './writing-report'

const unread = v.pipe(
  v.unknown(),
  v.transform(() => ''),
)

/** Words: as a list, as a list of objects that hold one, or as one text with commas between. */
const words = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform(list => list.split(/[,、|\s]+/)),
    ),
    v.array(
      v.union([
        text,
        v.pipe(
          v.object({ word: text }),
          v.transform(entry => entry.word),
        ),
        unread,
      ]),
    ),
  ]),
  v.transform(list => list.map(word => word.trim()).filter(word => word !== '')),
)

/** How often something happened: a figure, or the words with which it did. */
const counted = v.pipe(
  v.union([num, words]),
  v.transform(value =>
    typeof value === 'number' ? { count: value, words: [] } : { count: value.length, words: value },
  ),
)

const never = { count: 0, words: [] as string[] }

/** What the evaluation says beside the score: misread words, repeats, leaks, words a minute. */
const studyReport = json(
  v.object({
    info: v.fallback(maybe(text), undefined),
    errorwords: v.fallback(v.nullish(words, []), []),
    repeat: v.fallback(v.nullish(counted, 0), never),
    leak: v.fallback(v.nullish(counted, 0), never),
    speed: v.fallback(maybe(num), undefined),
  }),
)

/** Several blanks come as one text joined by `|`, or as an array (WIRE.md); both are kept as text or list. */
const result = v.union([sentText, v.array(sentText)])

export const answer = v.object({
  question_id: maybe(id),
  question_number: maybe(id),
  index: maybe(id),
  answer_result: maybe(result),
  /** Absent or null: not answered. 0: wrong. */
  score: maybe(num),
  accuracy_score: maybe(num),
  fluency_score: maybe(num),
  integrity_score: maybe(num),
  total_score: maybe(num),
  learn_count: maybe(num),
  best_score: maybe(num),
  sound_file: maybe(text),
  evaluate_html: maybe(text),
  evaluate_xml: maybe(text),
  guid: maybe(id),
  choose: maybe(id),
  updated_at: maybe(text),
  engine_pic: maybe(text),
  /** A report that is no JSON is as good as none (SPEC §8). */
  study_report: v.fallback(maybe(studyReport), undefined),
  new_writing_report: v.fallback(maybe(writingReport), undefined),
})

export type Answer = v.InferOutput<typeof answer>

const perQuestion = v.object({ question_id: id, score: maybe(num) })

const misfit = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** The records that fit; one that does not is dropped alone, so that a paper never fails for it. */
const recordsOf = <T extends v.GenericSchema>(record: T) =>
  v.pipe(
    v.array(v.union([record, misfit])),
    v.transform(list => list.flatMap((entry): v.InferOutput<T>[] => (entry === null ? [] : [entry]))),
  )

/** Without its record an item stands as unanswered. */
export const answers = recordsOf(answer)

/** One entry per question: the class's correct rate, or its average, 0–100. */
export const perQuestions = recordsOf(perQuestion)
