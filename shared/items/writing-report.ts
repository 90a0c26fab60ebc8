/** The AI's report on a writing (SPEC §3 new_writing_report): what of it cannot be read is as good as nothing (SPEC §8). */
import * as v from 'valibot'
import { flag, json, maybe, num, orElse, text } from '../schema'
import { sentText } from './sent-text'

/** A field by itself: where it does not fit, it is left out, and the others stay. */
const own = <T extends v.GenericSchema>(schema: T) => v.fallback(maybe(schema), undefined)

/** The same for a field that is JSON or its text. */
const part = <T extends v.GenericSchema>(schema: T) => own(json(schema))

const said = v.fallback(orElse(text, ''), '')

const misfit = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** One or many; an entry that does not fit is left out alone. */
const several = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.unknown(),
    v.transform(value => (Array.isArray(value) ? value : [value])),
    v.array(v.union([entry, misfit])),
    v.transform(list => list.flatMap((one): v.InferOutput<T>[] => (one === null ? [] : [one]))),
  )

const remark = v.object({ error_type: said, mistake_hint: said })

const sentence = v.pipe(
  v.object({ original_sentence: said, error_list: v.fallback(orElse(json(several(remark)), []), []) }),
  v.check(({ original_sentence, error_list }) => original_sentence !== '' || error_list.length > 0),
)

export const writingReport = json(
  v.object({
    /** Spans are marked as `[red]goed[/red]` (WIRE.md). */
    full_text_result: own(sentText),
    /** The student's handwriting as it was recognised: a picture. */
    recognize_image: own(text),
    /** Sentence by sentence; one alone may come without its list. */
    sentence_result: part(several(sentence)),
    analysis_result: part(
      v.object({ overall: said, contents: said, structure: said, vocabulary: said, grammar: said }),
    ),
    /** Each of the four up to 4, of 16 in all (SPEC §9). */
    score_result: part(
      v.object({
        content_score: own(num),
        structure_score: own(num),
        vocabulary_score: own(num),
        grammar_score: own(num),
        correct_word_number: own(num),
        has_comment: v.fallback(orElse(flag, 0), 0),
      }),
    ),
  }),
)
