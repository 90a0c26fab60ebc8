import { useState } from 'react'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { Note } from '../../../../../shared/items/note'
import type { TypedNote } from '../../../notes/note-change'
import { editorText } from './text'
import type { TextCursor } from './text-cursor'

/** What can be undone: a removed comment with its place in the text, or the words of a form that was closed. */
type UndoStep = { kind: 'note'; note: Note; range: NoteRange | null } | { kind: 'words'; typed: TypedNote }

/** The steps that can be undone, the latest first. `run` returns why a step cannot be undone now. */
export function useUndo(cursor: TextCursor, run: (step: UndoStep) => string | null) {
  const [steps, setSteps] = useState<readonly UndoStep[]>([])
  const [last] = steps
  return {
    /** What the last step was, in words. */
    message: last && (last.kind === 'note' ? editorText.removed : editorText.closedTyped),
    add: (step: UndoStep) => setSteps(old => [step, ...old]),
    undo(): void {
      if (last === undefined) return
      const refusal = run(last)
      if (refusal === null) setSteps(old => old.slice(1))
      else cursor.say(refusal)
    },
  }
}
