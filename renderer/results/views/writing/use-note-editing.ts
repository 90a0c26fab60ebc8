/** Whether and how a teacher may comment on a submission (SPEC §4 "Writing comment editing", §6). */
import { useState } from 'react'
import type { Note } from '../../../../shared/items/note'
import { useSession } from '../../../bridge/index'
import { type Submission, typedText } from '../../content/writing'
import { changedNotes, type TypedNote } from '../../notes/note-change'
import { type ResultContextValue, useResultContext } from '../../use-result-context'
import type { NoteEditing } from './editor/use-note-editor'
import { useNotePlaces, useNotes } from './use-comments'

/** Offsets refer to what the student typed, so a text that was only read from a picture has no comments. */
function canComment({ viewer, paper, studentId }: ResultContextValue, { answer }: Submission): boolean {
  const isShown = viewer === 'teacher' && studentId !== undefined && paper.show_comment === 1
  if (!isShown || (answer.guid ?? paper.guid) === undefined || typedText(answer).trim() === '') return false
  const isStandard = paper.resource.view_key === 'standard-writing'
  return !isStandard || answer.new_writing_report?.score_result?.has_comment === 1
}

/** The comments on a submission, and how they are edited; `editing` is null where this is not allowed. */
export function useNoteEditing(submission: Submission, text: string, pending: boolean) {
  const context = useResultContext()
  const user = useSession()?.user
  const nickname = user?.nickname || user?.username || ''
  const served = useNotes(submission)
  const [changed, setChanged] = useState<readonly Note[] | null>(null)
  const [typed, onTyped] = useState<TypedNote | null>(null)
  const notes = changed ?? served
  const places = useNotePlaces(submission, text, pending ? undefined : notes)
  if (!canComment(context, submission)) return { places, editing: null }
  const editing: NoteEditing = {
    places,
    nickname,
    typed,
    onTyped,
    onChange: change => setChanged(changedNotes(notes ?? [], change, nickname)),
  }
  return { places, editing }
}
