/** Student answer records (SPEC §3 Student answer record; WIRE.md). */
import * as v from 'valibot'
import { id, json, num, text } from '../schema'
import { each, fitting, oneOrMany, own, unfolded } from './lenient'
import { sentText } from './sent-text'
import { writingReport } from './writing-report'

/** Words: as a list, as a list of objects that hold one, or as one text with commas between. */
const words = v.pipe(
  v.unknown(),
  v.transform(unfolded),
  v.union([
    v.pipe(
      v.string(),
      v.transform(list => list.split(/[,、|\s]+/)),
    ),
    fitting(
      v.union([
        text,
        v.pipe(
          v.object({ word: text }),
          v.transform(entry => entry.word),
        ),
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

/** What the evaluation says beside the score: misread words, repeats, leaks, words a minute. */
const studyReport = json(
  v.object({
    info: own(text),
    errorwords: v.fallback(v.nullish(words, []), []),
    /** Absent where nothing was counted; 0 is a count. */
    repeat: own(counted),
    leak: own(counted),
    speed: own(num),
  }),
)

/** A part of an answer: text, a number, true or false, nothing; or an object that holds it. */
const given = v.union([
  sentText,
  v.pipe(v.boolean(), v.transform(String)),
  v.pipe(
    v.object({ content: sentText }),
    v.transform(one => one.content),
  ),
])

const parts = v.pipe(
  each(given),
  v.transform(list => list.map(part => part ?? '')),
)

/** Several blanks come as one text joined by `|`, or as an array (WIRE.md); both are kept as text or list. */
const result = v.union([given, parts])

/** The choice taken; several are joined by `|`. */
const taken = v.union([
  id,
  v.pipe(
    fitting(id),
    v.transform(list => list.join('|')),
  ),
])

export const answer = v.object({
  question_id: own(id),
  question_number: own(id),
  index: own(id),
  answer_result: own(result),
  /** Absent or null: not answered. 0: wrong. */
  score: own(num),
  accuracy_score: own(num),
  fluency_score: own(num),
  integrity_score: own(num),
  total_score: own(num),
  learn_count: own(num),
  best_score: own(num),
  sound_file: own(text),
  evaluate_html: own(text),
  evaluate_xml: own(text),
  guid: own(id),
  choose: own(taken),
  updated_at: own(text),
  engine_pic: own(text),
  /** A report that is no JSON is as good as none (SPEC §8). */
  study_report: own(studyReport),
  new_writing_report: own(writingReport),
})

export type Answer = v.InferOutput<typeof answer>

interface PerQuestion {
  question_id?: string
  index?: string
  question_number?: string
  score?: number
}

/** By whichever name it calls its question; one that is a figure alone, or cannot be read, has nothing but its place. */
const perQuestion = v.union([
  v.object({ question_id: own(id), index: own(id), question_number: own(id), score: own(num) }),
  v.pipe(
    v.unknown(),
    v.transform((value): PerQuestion => ({ score: v.is(num, value) ? v.parse(num, value) : undefined })),
  ),
])

/** Without its record an item stands as unanswered. One that does not fit is dropped alone, so that a paper never fails for it. */
export const answers = v.fallback(oneOrMany(fitting(answer)), [])

/** One entry per question: the class's correct rate, or its average, 0–100. One that does not fit keeps its place. */
export const perQuestions = v.fallback(oneOrMany(v.array(perQuestion)), [])
