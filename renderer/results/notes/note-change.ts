/** Changes of the teacher's comments on one written text (SPEC §4 "Writing comment editing"). */
import { haveSameRange, inTextOrder, type NoteRange } from '../../../shared/domain/writing-note'
import type { Note } from '../../../shared/items/note'

/** A comment that is being typed: a new one, or new words for the comment on the same range. */
export interface TypedNote {
  pos: NoteRange
  comments: string
  /** Which text of the work it is, if there are several. */
  text?: string | undefined
}

export type NoteChange =
  | { kind: 'add'; note: Note }
  /** Changes the words of a comment, and places it where it is drawn. */
  | { kind: 'replace'; note: Note; comments: string; pos: NoteRange; sent_content: string }
  | { kind: 'remove'; note: Note }
  /** Undoes a removal: the comment is again where it was, beside all others. */
  | { kind: 'restore'; note: Note }
  /** Places a comment whose words have moved at a new range. */
  | { kind: 'move'; note: Note; pos: NoteRange; sent_content: string }

/** Whether two records are the same comment. */
const isSameNote = (one: Note, other: Note): boolean =>
  haveSameRange(one, other) && one.comments === other.comments && one.teacher === other.teacher

/**
 * The comments after a change, in the order of the text. New and changed words belong to the teacher with this
 * nickname. An added comment replaces the one on the same range, and one that is there already is not added twice.
 */
export function changedNotes(notes: readonly Note[], change: NoteChange, nickname: string): Note[] {
  const { note } = change
  const others = notes.filter(each => !isSameNote(each, note))
  switch (change.kind) {
    case 'remove':
      return others
    case 'restore':
      return inTextOrder([...others, note])
    case 'add':
      // A comment for other words, which the student has rewritten, can have the same range: it stays.
      return inTextOrder([
        ...others.filter(each => !(haveSameRange(each, note) && each.sent_content === note.sent_content)),
        note,
      ])
    case 'replace':
      return inTextOrder([
        ...others,
        { pos: change.pos, comments: change.comments, teacher: nickname, sent_content: change.sent_content },
      ])
    case 'move':
      return inTextOrder([...others, { ...note, pos: change.pos, sent_content: change.sent_content }])
  }
}
