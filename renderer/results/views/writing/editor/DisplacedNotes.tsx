import { Button } from '@mantine/core'
import type { Note } from '../../../../../shared/items/note'
import marked from '../MarkedText.module.css'
import { keyOfNote, NoteLine } from '../NoteLine'
import { writingText } from '../text'
import classes from './NoteEditor.module.css'
import { editorText } from './text'
import type { NoteEditorState } from './use-note-editor'

interface Props {
  notes: readonly Note[]
  /** With the editor, a note can be placed anew and removed. */
  editor?: NoteEditorState
}

/** Notes whose words the student has changed since (SPEC §3 Comments). */
export function DisplacedNotes({ notes, editor }: Props) {
  if (notes.length === 0) return null
  return (
    <section className={marked.displaced} aria-label={writingText.displacedNotes}>
      <h4 className={marked.title}>{writingText.displacedNotes}</h4>
      <p className={marked.hint}>{writingText.displacedHint}</p>
      <ul>
        {notes.map(note => (
          <NoteLine key={keyOfNote(note)} note={note}>
            {editor === undefined ? null : <PlaceButtons note={note} editor={editor} />}
          </NoteLine>
        ))}
      </ul>
    </section>
  )
}

function PlaceButtons({ note, editor }: { note: Note; editor: NoteEditorState }) {
  const isPlacing = editor.placing === note
  const choosePlace = () => {
    editor.setPlacing(isPlacing ? null : note)
    editor.focusText()
  }
  return (
    <span className={classes.placeButtons}>
      <Button
        size="compact-sm"
        variant={isPlacing ? 'light' : 'default'}
        aria-label={isPlacing ? undefined : editorText.choosePlaceOf(note.sent_content)}
        onClick={choosePlace}
      >
        {isPlacing ? editorText.cancelPlacing : editorText.choosePlace}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={editorText.removeOf(note.sent_content)}
        onClick={() => editor.remove(note)}
      >
        {editorText.remove}
      </Button>
    </span>
  )
}
