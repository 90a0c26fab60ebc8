/** A second teacher of the school, who writes comments at the moment that a test chooses. */
import * as v from 'valibot'
import { haveSameRange } from '../../../shared/domain/writing-note'
import { accountNamed } from '../accounts'
import { currentNotes, replaceNotes } from '../handlers/homework-reading/notes'
import { submissionOf } from '../handlers/homework-reading/submission'
import type { Call, SchoolParts } from '../handlers/types'

export const noteOrderSchema = v.strictObject({
  student_id: v.string(),
  topic_id: v.string(),
  guid: v.string(),
  note: v.strictObject({
    pos: v.strictObject({ startPos: v.number(), endPos: v.number() }),
    /** Empty: the teacher removes the comment on this range. */
    comments: v.string(),
  }),
  /** The account of the teacher who writes. */
  username: v.optional(v.string(), 'bc@sample.school'),
})

/** A comment as a test requests it. */
export type NoteOrder = v.InferInput<typeof noteOrderSchema>

/** Adds the comment to those on the text, replaces the one on the same range, or removes it. */
export function writeNote(parts: SchoolParts, order: v.InferOutput<typeof noteOrderSchema>): void {
  const { note, username } = order
  const call: Call = { ...parts, at: parts.now(), account: null, session: null }
  const submission = submissionOf(call, order)
  const teacher = accountNamed(parts.store.state, username)?.nickname ?? username
  const others = currentNotes(call, submission).filter(one => !haveSameRange(one, note))
  const added = note.comments === '' ? [] : [{ ...note, teacher, sent_content: '' }]
  replaceNotes(call, submission, [...others, ...added], teacher)
}
