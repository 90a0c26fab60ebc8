/** The keys of the text while its comments are edited. */
import type { KeyRow } from '../../../../ui/keys/key-rows'
import type { AiMark } from '../MarkedPieces'
import { moveOfKey } from './moves'
import { editorText } from './text'
import type { NoteEditorState } from './use-note-editor'

const labels = editorText.keys

/** The index of the nearest entry after (or before) a position in a list that is in order; -1 if there is none. */
function nearest(list: readonly { start: number; end: number }[], from: number, isForward: boolean): number {
  return isForward ? list.findIndex(({ start }) => start >= from) : list.findLastIndex(({ start }) => start < from)
}

const inOrder = <Place extends { start: number; end: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => a.start - b.start || a.end - b.end)

/** The handlers of the moves in `keys`; with Shift they extend the selection. */
function moveKeys({ cursor, text }: NoteEditorState, keys: readonly string[]) {
  const handlers: [string, () => void][] = keys.flatMap(key => {
    const row = moveOfKey[key]
    if (!row) return []
    const run = (isExtended: boolean) => () => {
      const { anchor, focus } = cursor.state()
      const to = row.to(text, focus)
      cursor.select(isExtended ? anchor : to, to, row.reads(text, to))
    }
    const extended = key.includes('+') ? key.replace('+', '+Shift+') : `Shift+${key}`
    return [
      [key, run(false)],
      [extended, run(true)],
    ]
  })
  return Object.fromEntries(handlers)
}

interface Options {
  marks: readonly AiMark[]
  /** Closes the editor. */
  onLeave: () => void
}

/** The rows for the present state: a row that does nothing now is not active. */
export function editorKeys(editor: NoteEditorState, { marks, onLeave }: Options): KeyRow[] {
  const { cursor, text, placed } = editor
  const { anchor, focus } = cursor.state()
  const notes = inOrder(placed)

  // A comment at whose start the caret is has been visited. At the start of the text, the caret may be for another reason.
  const isVisited = focus > 0 || cursor.state().isAtComment
  const target = {
    next: notes[nearest(notes, isVisited ? focus + 1 : 0, true)],
    previous: notes[nearest(notes, focus, false)],
  }
  const stepTo = (place: { start: number; end: number } | undefined) => () => {
    if (place) cursor.stepTo(place.start, place.end)
  }

  /** Steps through the AI's marks, of which several may begin at the same place; the mark is selected. */
  const stepMark = (isForward: boolean) => () => {
    const ordered = inOrder(marks)
    const { startPos, endPos } = cursor.state().read
    const own = anchor === focus ? -1 : ordered.findLastIndex(({ start, end }) => start === startPos && end === endPos)
    const at = own >= 0 ? own + (isForward ? 1 : -1) : nearest(ordered, isForward ? focus : startPos, isForward)
    const mark = ordered[at]
    if (mark) cursor.select(mark.start, mark.end)
    else cursor.say(editorText.noMoreMarks)
  }

  const noteAtCaret = editor.notesIn({ startPos: focus, endPos: focus + 1 })[0]
  const leave = (): void => {
    if (editor.placing !== null) editor.setPlacing(null)
    else if (anchor !== focus) cursor.select(focus, focus)
    else onLeave()
  }
  return [
    { label: labels.words, keys: moveKeys(editor, ['ArrowLeft', 'ArrowRight']) },
    { label: labels.sentences, keys: moveKeys(editor, ['ArrowUp', 'ArrowDown']) },
    { label: labels.characters, keys: moveKeys(editor, ['Alt+ArrowLeft', 'Alt+ArrowRight']) },
    { label: labels.lines, keys: moveKeys(editor, ['Home', 'End']) },
    { label: labels.textEnds, keys: moveKeys(editor, ['Ctrl+Home', 'Ctrl+End']) },
    { label: labels.all, keys: { 'Ctrl+a': () => cursor.select(0, text.length) } },
    { label: labels.comment, keys: { Enter: editor.comment } },
    { label: labels.comments, keys: { Tab: stepTo(target.next) }, when: target.next !== undefined },
    { label: labels.comments, keys: { 'Shift+Tab': stepTo(target.previous) }, when: target.previous !== undefined },
    { label: labels.marks, keys: { e: stepMark(true), 'Shift+e': stepMark(false) }, when: marks.length > 0 },
    {
      label: labels.remove,
      keys: { Delete: () => noteAtCaret && editor.remove(noteAtCaret) },
      when: noteAtCaret !== undefined,
    },
    { label: labels.undo, keys: { 'Ctrl+z': editor.undo.undo }, when: editor.undo.message !== undefined },
    { label: labels.leave, keys: { Escape: leave } },
  ]
}
