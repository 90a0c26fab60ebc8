/** Tells on paper which comments the server does not have yet: they must not look like sent ones. */
import { useCallback, useSyncExternalStore } from 'react'
import { areSameWords } from '../../../shared/domain/writing-note'
import type { Note } from '../../../shared/items/note'
import { useResultContext } from '../use-result-context'
import type { NoteDraft, Work } from './note-draft'
import { noteEntryOf, subscribeToNotes } from './note-store'
import { notesText } from './text'

/** The word on a comment; null if it was sent. A save that the teacher cancelled is a draft again. */
export function unsentWordOf(draft: Pick<NoteDraft, 'base' | 'isSaved'> | undefined, note: Note): string | null {
  if (draft === undefined || draft.base.some(sent => areSameWords(sent, note))) return null
  return draft.isSaved ? notesText.waiting : notesText.draft
}

/** The words on the comments of one work of the shown paper. */
export function useUnsentWord(guid: string | undefined): (note: Note) => string | null {
  const { paper, studentId } = useResultContext()
  const { topic_id } = paper.resource
  const work: Work | null =
    guid === undefined || studentId === undefined ? null : { student_id: studentId, topic_id, guid }
  const draft = useSyncExternalStore(subscribeToNotes, () => (work ? noteEntryOf(work)?.draft : undefined))
  return useCallback(note => unsentWordOf(draft, note), [draft])
}
