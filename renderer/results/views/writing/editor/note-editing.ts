/** What the editor of comments needs from its host. */
import type { NotePlaces } from '../../../content/place-notes'
import type { NoteChange, TypedNote } from '../../../notes/note-change'

/** The comments that are edited, and what happens to them; the host of the editor stores them. */
export interface NoteEditing {
  places: NotePlaces
  /** The author of new comments. */
  nickname: string
  /** The words in the form, which is open as long as this is not null. */
  typed: TypedNote | null
  /** The form of another text of the same work holds words that are no comment yet; there is one form for all. */
  isTypedElsewhere: boolean
  onTyped: (typed: TypedNote | null) => void
  onChange: (change: NoteChange) => void
  /** Saves all comments and goes to the next paper (Ctrl+Enter). */
  onSubmit?: () => void
}
