/** The file at evaluate_xml: a student's whole answer with the AI's comments (SPEC §3 Comments; WIRE.md). */
import * as v from 'valibot'
import { json, maybe, num, orElse, text } from '../schema'

const comment = v.object({
  /** Start and end in the text, joined by a comma (UTF-16 offsets, end exclusive). */
  hit_words_pos: orElse(text, ''),
  hit_words: orElse(text, ''),
  /** 0 good, 1 blue, 2 middle, 3 bad. */
  cmt_level: orElse(num, 0),
  comment: maybe(text),
})

export const evaluatedFile = v.object({
  text: orElse(text, ''),
  comments: orElse(json(v.object({ sent_comments: orElse(v.array(comment), []) })), { sent_comments: [] }),
})
