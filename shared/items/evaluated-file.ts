/** Schema of the file at evaluate_xml: a student's whole answer with the AI's comments (SPEC §3 Comments; WIRE). */
import * as v from 'valibot'
import { json, maybe, num, orElse, text } from '../schema'
import { offsetSafeText } from './offset-safe-text'

/** Start and end offset joined by a comma (UTF-16, end exclusive), or a list of the two. */
const position = v.union([
  text,
  v.pipe(
    v.array(num),
    v.transform(validComments => validComments.join(',')),
  ),
])

const comment = v.object({
  hit_words_pos: v.fallback(orElse(position, ''), ''),
  hit_words: v.fallback(orElse(offsetSafeText, ''), ''),
  /** 0 good, 1 blue, 2 middle, 3 bad. */
  cmt_level: v.fallback(orElse(num, 0), 0),
  comment: v.fallback(maybe(text), undefined),
})

const invalidAsNull = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** An invalid comment is dropped; the others are kept. */
const list = v.pipe(
  v.array(v.union([comment, invalidAsNull])),
  v.transform(entries => entries.filter(entry => entry !== null)),
)

const comments = v.union([
  v.pipe(
    list,
    v.transform(sent_comments => ({ sent_comments })),
  ),
  v.object({ sent_comments: v.fallback(orElse(json(list), []), []) }),
])

export const evaluatedFile = v.object({
  text: orElse(offsetSafeText, ''),
  comments: v.fallback(orElse(json(comments), { sent_comments: [] }), { sent_comments: [] }),
})

export type EvaluatedFile = v.InferOutput<typeof evaluatedFile>
