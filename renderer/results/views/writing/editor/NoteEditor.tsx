import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { KeyRow } from '../../../../ui/keys/key-rows'
import type { AiMark } from '../MarkedPieces'
import { NotePopup } from '../NotePopup'
import { DisplacedNotes } from './DisplacedNotes'
import { EditedText } from './EditedText'
import { editorKeys } from './editor-keys'
import { KeyLine } from './KeyLine'
import classes from './NoteEditor.module.css'
import { NoteForm } from './NoteForm'
import type { NoteEditing } from './note-editing'
import { RangeToolbar } from './RangeToolbar'
import { editorText } from './text'
import { useMouseSelection } from './use-mouse-selection'
import { type NoteEditorState, useNoteEditor } from './use-note-editor'

/**
 * What the comment bank and the help by the AI each add to the editor. The keys work while the text has the focus,
 * before the editor's own.
 */
export interface EditorAddition {
  keys?: (editor: NoteEditorState) => readonly KeyRow[]
  toolbar?: (editor: NoteEditorState) => ReactNode
  form?: (editor: NoteEditorState) => ReactNode
  /** Below the text, and popups. */
  below?: (editor: NoteEditorState) => ReactNode
  /** The keys that are shown above the text. */
  shownKeys?: readonly KeyRow[]
  /** Called with the words that were added by the form. */
  onAdded?: (comments: string) => void
}

interface Props {
  text: string
  /** The name of the text. */
  label: string
  marks: readonly AiMark[]
  editing: NoteEditing
  /** Closes the editor. */
  onLeave: () => void
  bank?: EditorAddition
  help?: EditorAddition
  /** An element beside the editor's button, for the hint; absent: above the text. */
  hintHost?: HTMLElement | null
}

const { keys } = editorText
/** The first keys that a teacher needs, in one line; all are in the help dialog. */
const shownKeys: readonly KeyRow[] = [
  { label: keys.words, keys: ['ArrowLeft', 'ArrowRight'] },
  { label: keys.sentences, keys: ['ArrowUp', 'ArrowDown'] },
  { label: keys.extend, keys: ['Shift'] },
  { label: keys.comment, keys: ['Enter'] },
]

/** The editor of the comments on one text, by mouse and by keyboard. Its host stores the comments. */
export function NoteEditor({ text, label, marks, editing, onLeave, bank = {}, help = {}, hintHost = null }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const editor = useNoteEditor(text, editing, root)
  const { cursor, typed, popup, placing, undo } = editor

  const [startsInForm] = useState(editing.typed !== null)
  // Before the text is painted: a key that comes at once is meant for it.
  useLayoutEffect(() => {
    if (!startsInForm) root.current?.focus({ preventScroll: true })
  }, [startsInForm])
  const closeEmptyForm = () => {
    if (typed !== null) editor.onTyped(null)
  }
  useMouseSelection({
    root,
    host,
    onSelect(anchor, focus) {
      cursor.select(anchor, focus)
      if (!editor.hasNewWords) closeEmptyForm()
      else if (anchor !== focus) cursor.say(editorText.unfinished)
    },
    onPressOutside() {
      if (!editor.hasNewWords) closeEmptyForm()
      const { anchor, focus } = cursor.state()
      if (anchor !== focus) cursor.select(focus, focus)
    },
  })
  const helpKeys = help.keys?.(editor) ?? []
  const ownKeys = () => [...(bank.keys?.(editor) ?? []), ...helpKeys, ...editorKeys(editor, { marks, onLeave })]
  // Escape in the form, or on a button beside the text, goes back to the text and not to the page before.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // React also reports the keys of a dialog that the editor has opened.
    if (event.target instanceof Node && !host.current?.contains(event.target)) return
    event.preventDefault()
    if (typed !== null) editor.closeForm()
    else editor.focusText()
  }
  const hint = (
    <p id={hintId} className={classes.hint}>
      {placing === null ? editorText.hint : editorText.placeHint}
    </p>
  )
  return (
    <div ref={host} className={classes.editor} {...{ onKeyDown }}>
      {hintHost === null ? hint : createPortal(hint, hintHost)}
      <KeyLine rows={[...shownKeys, ...(bank.shownKeys ?? [])]} />
      <div className={classes.page}>
        <EditedText editor={editor} root={root} label={label} describedBy={hintId} marks={marks} keys={ownKeys} />
        {typed === null ? (
          <RangeToolbar
            editor={editor}
            root={root}
            buttons={() => (
              <>
                {help.toolbar?.(editor)}
                {bank.toolbar?.(editor)}
              </>
            )}
          />
        ) : (
          <NoteForm
            key={`${typed.pos.startPos}-${typed.pos.endPos}`}
            editor={editor}
            typed={typed}
            root={root}
            onAdded={bank.onAdded}
          >
            {help.form?.(editor)}
            {bank.form?.(editor)}
          </NoteForm>
        )}
      </div>
      {undo.message === undefined ? null : (
        <div className={classes.undo}>
          <span>{undo.message}</span>
          <Button size="compact-sm" variant="default" onClick={undo.undo}>
            {editorText.undo}
          </Button>
        </div>
      )}
      {bank.below?.(editor)}
      <DisplacedNotes notes={editor.displaced} editor={editor} />
      {popup.opened === null ? null : (
        <NotePopup
          {...popup.opened}
          onClose={popup.close}
          actions={note => (
            <>
              <Button size="compact-sm" onClick={() => editor.changeNote(note)}>
                {editorText.change}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => editor.remove(note)}>
                {editorText.remove}
              </Button>
            </>
          )}
        />
      )}
    </div>
  )
}
