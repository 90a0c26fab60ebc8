/** Schema of a teacher's note on a range of a written answer (SPEC §3 Comments; WIRE get-writing-notes). */
import * as v from 'valibot'
import { num, orElse, text } from '../schema'

export const note = v.object({
  /** UTF-16 offsets into the answer as it was sent, end exclusive. */
  pos: v.object({ startPos: num, endPos: num }),
  comments: orElse(text, ''),
  /** The teacher's nickname. */
  teacher: orElse(text, ''),
  /** The selected text. */
  sent_content: orElse(text, ''),
})

export type Note = v.InferOutput<typeof note>
