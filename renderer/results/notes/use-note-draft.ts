import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Note } from '../../../shared/items/note'
import { useSession } from '../../bridge/index'
import type { Marking } from './marking'
import type { NoteConflict } from './merge-notes'
import { resolveConflict } from './merge-notes'
import { changedNotes, type NoteChange, type TypedNote } from './note-change'
import type { NoteDraft, Work } from './note-draft'
import {
  changeNoteDraft,
  hasTypedWords,
  type NoteState,
  noteEntryOf,
  noteStateOf,
  rebaseNoteDraft,
  subscribeToNotes,
} from './note-store'

export interface NoteEditing {
  /** The comments with the teacher's changes; undefined until they are loaded. */
  notes: readonly Note[] | undefined
  typed: TypedNote | null
  /** The form holds words that are no comment yet. */
  hasNewWords: boolean
  conflicts: readonly NoteConflict[]
  state: NoteState
  /** Why the comments were not sent; null if nothing is wrong. */
  problem: string | null
  setTyped(typed: TypedNote | null): void
  /** @param text the text of the work, if there are several; a comment that is added closes its form. */
  change(change: NoteChange, text?: string): void
  choose(conflict: NoteConflict, side: 'mine' | 'theirs'): void
}

/**
 * The teacher's comments on one work while they are being edited.
 * @param work null if the work cannot be identified: nothing is changed then.
 * @param served the server's comments; undefined until they are loaded.
 */
export function useNoteDraft(
  work: Work | null,
  { name, path, round }: Pick<Marking, 'name' | 'path'> & { round: number },
  served: readonly Note[] | undefined,
): NoteEditing {
  const user = useSession()?.user
  const nickname = user?.nickname || user?.username || ''
  const entry = useSyncExternalStore(subscribeToNotes, () => (work ? noteEntryOf(work) : undefined))
  useEffect(() => {
    if (work && served) rebaseNoteDraft(work, served)
  }, [work, served])

  return useMemo(() => {
    const base = [...(served ?? [])]
    const update = (change: (draft: NoteDraft) => NoteDraft) => {
      if (work === null) return
      changeNoteDraft(
        { work, name, path, round, base, notes: base, conflicts: [], typed: null, isSaved: false },
        change,
      )
    }
    return {
      notes: entry?.draft.notes ?? served,
      typed: entry?.draft.typed ?? null,
      hasNewWords: hasTypedWords(entry),
      conflicts: entry?.draft.conflicts ?? [],
      state: noteStateOf(entry, base.length > 0),
      problem: entry?.problem ?? null,
      setTyped: typed => update(draft => ({ ...draft, typed })),
      change: (change, text) =>
        update(draft => {
          const closesForm = (change.kind === 'add' || change.kind === 'replace') && draft.typed?.text === text
          return {
            ...draft,
            notes: changedNotes(draft.notes, change, nickname),
            typed: closesForm ? null : draft.typed,
          }
        }),
      choose: (conflict, side) =>
        update(draft => {
          const conflicts = draft.conflicts.filter(other => other !== conflict)
          // The teacher had saved the comments: they are sent when every choice is made.
          const isSaved = draft.isSaved || conflicts.length === 0
          return { ...draft, notes: resolveConflict(draft.notes, conflict, side), conflicts, isSaved }
        }),
    }
  }, [work, name, path, round, served, entry, nickname])
}
