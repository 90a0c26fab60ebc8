/** State and actions of the editor of comments; its parts only show them (SPEC §4 "Writing comment editing"). */
import { type RefObject, useState } from 'react'
import { limits } from '../../../../../shared/domain/limits'
import { chooseRange } from '../../../../../shared/domain/note-range'
import { areOverlapping, isSameRange, type NoteRange } from '../../../../../shared/domain/writing-note'
import type { Note } from '../../../../../shared/items/note'
import type { PlacedNote } from '../../../content/place-notes'
import { editorAdditions } from './editor-additions'
import type { NoteEditing } from './note-editing'
import { editorText } from './text'
import { createTextCursor, selectedRange } from './text-cursor'
import { useNotePopup } from './use-note-popup'
import { useUndo } from './use-undo'

const rangeOf = ({ start, end }: PlacedNote): NoteRange => ({ startPos: start, endPos: end })

export function useNoteEditor(text: string, editing: NoteEditing, root: RefObject<HTMLElement | null>) {
  const { places, nickname, typed, onTyped, onChange, onSubmit } = editing
  const { placed, displaced } = places
  const [cursor] = useState(createTextCursor)
  const popup = useNotePopup(root)
  const [placing, setPlacing] = useState<Note | null>(null)
  const taken = placed.map(rangeOf)
  const noteAt = (range: NoteRange): PlacedNote | undefined => placed.find(place => isSameRange(rangeOf(place), range))

  const focusText = (): void => root.current?.focus({ preventScroll: true })
  const choice = () => chooseRange(text, selectedRange(cursor.state()), taken)

  /** The words that the form would lose if it were closed now. */
  const hasNewWords =
    typed !== null && typed.comments.trim() !== '' && typed.comments.trim() !== noteAt(typed.pos)?.note.comments
  /** Why the form cannot be opened now: words would be lost. */
  const unfinished = hasNewWords
    ? editorText.unfinished
    : editing.isTypedElsewhere
      ? editorText.unfinishedElsewhere
      : null

  const undo = useUndo(cursor, step => {
    if (step.kind === 'words') {
      if (unfinished !== null) return unfinished
      onTyped(step.typed)
      return null
    }
    if (step.kind === 'added') {
      const added = noteAt(step.pos)?.note
      // Words that the teacher has written there since are not taken away.
      if (added && added.comments !== step.comments) return null
      if (added) onChange({ kind: 'remove', note: added })
      if (step.old) onChange({ kind: 'restore', note: step.old })
      return null
    }
    if (step.kind === 'moved') {
      const moved = noteAt(step.pos)?.note
      const { pos, sent_content } = step.old
      if (moved) onChange({ kind: 'move', note: moved, pos, sent_content })
      return null
    }
    const { note, range } = step
    if (range !== null && taken.some(other => areOverlapping(other, range))) return editorText.undoOverlaps
    onChange({ kind: 'restore', note })
    return null
  })

  const openForm = (range: NoteRange, comments = noteAt(range)?.note.comments ?? ''): void => {
    popup.close()
    if (unfinished === null) onTyped({ pos: range, comments })
    else if (!hasNewWords || !isSameRange(typed.pos, range)) cursor.say(unfinished)
  }

  /** Closes the form; words that would be lost can be brought back. */
  const closeForm = (): void => {
    if (hasNewWords) undo.add({ kind: 'words', typed })
    onTyped(null)
    focusText()
  }

  /** Adds a comment on a range, or replaces the words of the one that is there. */
  const put = (pos: NoteRange, comments: string): boolean => {
    const old = noteAt(pos)?.note
    if (!old && placed.length + displaced.length >= limits.notesPerAnswer) {
      cursor.say(editorText.many)
      return false
    }
    const sent_content = text.slice(pos.startPos, pos.endPos)
    if (old) onChange({ kind: 'replace', note: old, comments, pos, sent_content })
    else onChange({ kind: 'add', note: { pos, comments, teacher: nickname, sent_content } })
    return true
  }

  const submitForm = (comments: string): boolean => {
    if (typed === null || !put(typed.pos, comments.trim())) return false
    onTyped(null)
    cursor.select(typed.pos.endPos, typed.pos.endPos)
    cursor.announce(editorText.added)
    focusText()
    return true
  }

  /** Opens the form with the words of a comment. */
  const changeNote = (note: Note): void => {
    const place = placed.find(each => each.note === note)
    if (place) openForm(rangeOf(place), note.comments)
  }

  const remove = (note: Note): void => {
    const place = placed.find(each => each.note === note)
    popup.close()
    onChange({ kind: 'remove', note })
    undo.add({ kind: 'note', note, range: place ? rangeOf(place) : null })
    focusText()
  }

  const notesIn = (range: NoteRange): Note[] =>
    placed.filter(place => areOverlapping(rangeOf(place), range)).map(place => place.note)

  /** Comments on the selection; a comment at the caret is opened. */
  const comment = (): void => {
    const chosen = choice()
    if (chosen.kind === 'blank') cursor.say(editorText.noWords)
    else if (chosen.kind === 'overlap' || (placing !== null && chosen.kind === 'existing'))
      cursor.say(editorText.overlap)
    else if (placing !== null) {
      const { startPos, endPos } = chosen.range
      onChange({ kind: 'move', note: placing, pos: chosen.range, sent_content: text.slice(startPos, endPos) })
      setPlacing(null)
      cursor.select(endPos, endPos)
      undo.add({ kind: 'moved', pos: chosen.range, old: placing })
      focusText()
    } else if (chosen.kind === 'new') openForm(chosen.range)
    else {
      const { startPos, endPos } = selectedRange(cursor.state())
      if (startPos === endPos) popup.open(chosen.range, notesIn(chosen.range))
      else openForm(chosen.range)
    }
  }

  const core = {
    text,
    cursor,
    placed,
    displaced,
    typed,
    onTyped,
    onSubmit,
    popup,
    placing,
    setPlacing,
    undo,
    hasNewWords,
    choice,
    comment,
    changeNote,
    closeForm,
    submitForm,
    remove,
    notesIn,
    put,
    noteAt,
    taken,
    unfinished,
    focusText,
  }
  return { ...core, ...editorAdditions(core) }
}

export type NoteEditorState = ReturnType<typeof useNoteEditor>
