/** How a comment bank and the help by the AI add comments in the editor. */
import { limits } from '../../../../../shared/domain/limits'
import { chooseRange, type RangeChoice } from '../../../../../shared/domain/note-range'
import { cutText, textLength } from '../../../../../shared/domain/text-rules'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { Note } from '../../../../../shared/items/note'
import type { PlacedNote } from '../../../content/place-notes'
import type { TypedNote } from '../../../notes/note-change'
import { editorText } from './text'
import type { TextCursor } from './text-cursor'
import type { useNotePopup } from './use-note-popup'
import type { useUndo } from './use-undo'

/** What the additions need of the editor. */
interface EditorCore {
  text: string
  cursor: TextCursor
  popup: ReturnType<typeof useNotePopup>
  undo: ReturnType<typeof useUndo>
  placing: Note | null
  typed: TypedNote | null
  onTyped: (typed: TypedNote | null) => void
  /** The ranges of all comments. */
  taken: readonly NoteRange[]
  noteAt: (range: NoteRange) => PlacedNote | undefined
  put: (pos: NoteRange, comments: string) => boolean
  /** Why the form cannot be opened now. */
  unfinished: string | null
  choice: () => RangeChoice
  focusText: () => void
}

export function editorAdditions(editor: EditorCore) {
  const { text, cursor, popup, undo, placing, typed, onTyped, taken, noteAt, put, unfinished, choice, focusText } =
    editor

  /** The range of a comment that is added at once: the selection, or the word at the caret. Says why there is none. */
  const rangeToAdd = (): NoteRange | null => {
    const chosen = choice()
    const { anchor, focus } = cursor.state()
    const range = chosen.kind === 'new' || (chosen.kind === 'existing' && anchor !== focus) ? chosen.range : null
    if (unfinished !== null) cursor.say(unfinished)
    else if (placing !== null) cursor.say(editorText.placeHint)
    else if (range !== null) return range
    else
      cursor.say(
        { new: '', existing: editorText.taken, overlap: editorText.overlap, blank: editorText.noWords }[chosen.kind],
      )
    return null
  }

  /** Adds a comment of the comment bank on a range at once. This can be undone. */
  const addOnRange = (pos: NoteRange, comments: string): boolean => {
    const old = noteAt(pos)?.note ?? null
    if (!put(pos, comments)) return false
    if (typed !== null) onTyped(null)
    cursor.select(pos.endPos, pos.endPos)
    undo.add({ kind: 'added', pos, comments, old })
    focusText()
    return true
  }

  /** Puts words into the form, below those that it has. What is too long is cut, and the form says so. */
  const write = (pos: NoteRange, words: string, typedWords = ''): void => {
    const before = typedWords === '' ? '' : `${typedWords}\n`
    const room = limits.comment - textLength(before)
    if (textLength(words) <= room) onTyped({ pos, comments: `${before}${words}` })
    else if (room < 2) cursor.say(editorText.noRoom)
    else {
      onTyped({ pos, comments: `${before}${cutText(words, room - 1)}…` })
      cursor.say(editorText.cut(limits.comment))
    }
  }

  /** Opens the form with words that the teacher can change or accept, on the first range that is free. */
  const propose = (ranges: readonly NoteRange[], words: string): void => {
    const free = ranges.map(range => chooseRange(text, range, taken)).find(({ kind }) => kind === 'new')
    if (unfinished !== null) cursor.say(unfinished)
    else if (free?.kind !== 'new') cursor.say(editorText.overlap)
    else {
      popup.close()
      cursor.select(free.range.startPos, free.range.endPos)
      write(free.range, words)
    }
  }

  return { rangeToAdd, addOnRange, write, propose }
}
