/**
 * Schema of the AI's report on a writing (SPEC §3 new_writing_report). Unreadable parts are treated as absent (SPEC
 * §8).
 */
import * as v from 'valibot'
import { flag, json, maybe, num, orElse, text } from '../schema'
import { pictures } from './lenient-schemas'
import { offsetSafeText } from './offset-safe-text'

/** A field that becomes undefined if it is invalid; the other fields stay. */
const lenientField = <T extends v.GenericSchema>(schema: T) => v.fallback(maybe(schema), undefined)

/** The same for a field that is JSON or JSON text. */
const jsonField = <T extends v.GenericSchema>(schema: T) => lenientField(json(schema))

const textOrEmpty = v.fallback(orElse(text, ''), '')

const invalidAsNull = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** One entry or many; an invalid entry is dropped and the others are kept. */
const validEntries = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.unknown(),
    v.transform(value => (Array.isArray(value) ? value : [value])),
    v.array(v.union([entry, invalidAsNull])),
    v.transform(list => list.flatMap((one): v.InferOutput<T>[] => (one === null ? [] : [one]))),
  )

const sentenceError = v.object({ error_type: textOrEmpty, mistake_hint: textOrEmpty })

const sentence = v.pipe(
  v.object({
    original_sentence: textOrEmpty,
    error_list: v.fallback(orElse(json(validEntries(sentenceError)), []), []),
  }),
  v.check(({ original_sentence, error_list }) => original_sentence !== '' || error_list.length > 0),
)

export const writingReport = json(
  v.object({
    /** Spans are marked as `[red]goed[/red]` (WIRE). */
    full_text_result: lenientField(offsetSafeText),
    /** A picture of the student's handwriting as it was recognised. */
    recognize_image: lenientField(pictures),
    /** One entry per sentence; a single entry may come without a list. */
    sentence_result: jsonField(validEntries(sentence)),
    analysis_result: jsonField(
      v.object({
        overall: textOrEmpty,
        contents: textOrEmpty,
        structure: textOrEmpty,
        vocabulary: textOrEmpty,
        grammar: textOrEmpty,
      }),
    ),
    /** Each of the four scores is at most 4, of 16 in total (SPEC §9). */
    score_result: jsonField(
      v.object({
        content_score: lenientField(num),
        structure_score: lenientField(num),
        vocabulary_score: lenientField(num),
        grammar_score: lenientField(num),
        correct_word_number: lenientField(num),
        has_comment: v.fallback(orElse(flag, 0), 0),
      }),
    ),
  }),
)
