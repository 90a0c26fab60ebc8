import { useState } from 'react'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { Note } from '../../../../../shared/items/note'
import type { TypedNote } from '../../../notes/note-change'
import { editorText } from './text'
import type { TextCursor } from './text-cursor'

/**
 * What can be undone: a removed comment with its place in the text, the words of a form that was closed, a comment that
 * was added at once, with the one that it replaced, or a comment that was placed anew.
 */
type UndoStep =
  | { kind: 'note'; note: Note; range: NoteRange | null }
  | { kind: 'words'; typed: TypedNote }
  | { kind: 'added'; pos: NoteRange; comments: string; old: Note | null }
  | { kind: 'moved'; pos: NoteRange; old: Note }

const messages = {
  note: editorText.removed,
  words: editorText.closedTyped,
  added: editorText.added,
  moved: editorText.moved,
} as const

/** The steps that can be undone, the latest first. `run` returns why a step cannot be undone now. */
export function useUndo(cursor: TextCursor, run: (step: UndoStep) => string | null) {
  const [steps, setSteps] = useState<readonly UndoStep[]>([])
  const [last] = steps
  return {
    /** What the last step was, in words. */
    message: last && messages[last.kind],
    add(step: UndoStep): void {
      setSteps(old => [step, ...old])
      cursor.announce(messages[step.kind])
    },
    undo(): void {
      if (last === undefined) return
      const refusal = run(last)
      if (refusal === null) {
        setSteps(old => old.slice(1))
        cursor.announce(editorText.undone)
      } else cursor.say(refusal)
    },
  }
}
