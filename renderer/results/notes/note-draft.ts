/** What a teacher has changed on one work and not sent yet; main journals it, so that nothing is ever lost. */
import * as v from 'valibot'
import { areSameNotes, haveSameRange } from '../../../shared/domain/writing-note'
import { note } from '../../../shared/items/note'

/** Identifies a student's work on one topic (SPEC §7 get-writing-notes). */
export interface Work {
  student_id: string
  topic_id: string
  guid: string
}

const pos = v.object({ startPos: v.number(), endPos: v.number() })

const noteDraft = v.object({
  work: v.object({ student_id: v.string(), topic_id: v.string(), guid: v.string() }),
  /** The student and the topic in words. */
  name: v.string(),
  /** Where the work is shown. */
  path: v.string(),
  /** The round in which the work was handed in. */
  round: v.optional(v.number()),
  /** The comments of the server from which the changes start. */
  base: v.array(note),
  /** The comments with the changes. */
  notes: v.array(note),
  /** What another teacher wrote in the same places; `notes` contains their side until the teacher chooses. */
  conflicts: v.array(v.object({ mine: v.nullable(note), theirs: v.array(note) })),
  /** The words in the form. */
  typed: v.nullable(v.object({ pos, comments: v.string(), text: v.optional(v.string()) })),
  /** The teacher has saved the comments: they are waiting to be sent. Otherwise they are a draft. */
  isSaved: v.boolean(),
})

export type NoteDraft = v.InferOutput<typeof noteDraft>

/** The words in the form that are no comment yet: an opened comment that is not changed has none. */
export function newWords({ typed, notes }: NoteDraft): string {
  const words = typed?.comments.trim() ?? ''
  const isOld = typed !== null && notes.some(old => haveSameRange(old, typed) && old.comments === words)
  return isOld ? '' : words
}

/** Whether the draft has something that the server does not have. */
export const hasChanges = (draft: NoteDraft): boolean =>
  newWords(draft) !== '' || draft.conflicts.length > 0 || !areSameNotes(draft.base, draft.notes)

/** A stored draft, which another version of the program may have written; null if it is not valid. */
export function parseNoteDraft(value: unknown): NoteDraft | null {
  const parsed = v.safeParse(noteDraft, value)
  return parsed.success ? parsed.output : null
}

/** The keys of all these drafts begin so. */
export const noteDraftPrefix = 'notes/'

/** An id as a part of a draft's key. */
const keyPart = (id: string): string => id.replace(/[^\w-]/g, char => `.${char.charCodeAt(0).toString(16)}.`)

/** The draft's key of a work. A key has at most 100 characters; the guid, which comes first, tells works apart. */
export const noteDraftKey = ({ guid, topic_id, student_id }: Work): string =>
  `${noteDraftPrefix}${[guid, topic_id, student_id].map(keyPart).join('/')}`.slice(0, 100)
