/** The AI's report on a writing (SPEC §3 new_writing_report): what of it cannot be read is as good as nothing (SPEC §8). */
import * as v from 'valibot'
import { flag, json, maybe, num, orElse, text } from '../schema'
import { offsetSafeText } from './offset-safe-text'

/** A field by itself: where it does not fit, it is left out, and the others stay. */
const lenientField = <T extends v.GenericSchema>(schema: T) => v.fallback(maybe(schema), undefined)

/** The same for a field that is JSON or its text. */
const jsonField = <T extends v.GenericSchema>(schema: T) => lenientField(json(schema))

const textOrEmpty = v.fallback(orElse(text, ''), '')

const invalidAsNull = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** One or many; an entry that does not fit is left out alone. */
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
    /** Spans are marked as `[red]goed[/red]` (WIRE.md). */
    full_text_result: lenientField(offsetSafeText),
    /** The student's handwriting as it was recognised: a picture. */
    recognize_image: lenientField(text),
    /** Sentence by sentence; one alone may come without its list. */
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
    /** Each of the four up to 4, of 16 in all (SPEC §9). */
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
