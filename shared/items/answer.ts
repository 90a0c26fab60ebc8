/** Student answer records (SPEC §3 Student answer record; WIRE.md). */
import * as v from 'valibot'
import { id, json, maybe, num, orElse, text } from '../schema'

/** What the evaluation says beside the score: misread words, repeats, leaks, words a minute. */
const studyReport = json(
  v.object({
    info: maybe(text),
    errorwords: orElse(v.array(text), []),
    repeat: orElse(num, 0),
    leak: orElse(num, 0),
    speed: maybe(num),
  }),
)

/** Several blanks come as one text joined by `|`, or as an array (WIRE.md); both are kept as text or list. */
const result = v.union([text, v.array(text)])

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
})

export type Answer = v.InferOutput<typeof answer>

const perQuestion = v.object({ question_id: id, score: maybe(num) })

/** The records that fit; one that does not is dropped alone, so that a paper never fails for it. */
const recordsOf = <T extends v.GenericSchema>(record: T) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(list =>
      list.flatMap((entry): v.InferOutput<T>[] => {
        const read = v.safeParse(record, entry)
        return read.success ? [read.output] : []
      }),
    ),
  )

/** Without its record an item stands as unanswered. */
export const answers = recordsOf(answer)

/** One entry per question: the class's correct rate, or its average, 0–100. */
export const perQuestions = recordsOf(perQuestion)
