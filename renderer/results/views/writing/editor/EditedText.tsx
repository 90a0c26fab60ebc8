import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Note } from '../../../../../shared/items/note'
import { handlerOf, type KeyRow, pressedKey } from '../../../../ui/keys/key-rows'
import { addKeyTable } from '../../../../ui/keys/key-tables'
import { useStableCallback } from '../../../../ui/use-stable-callback'
import { langOf } from '../../../lang'
import { type AiMark, MarkedPieces, type TextMark } from '../MarkedPieces'
import marked from '../MarkedText.module.css'
import { describeRange } from './describe-range'
import classes from './NoteEditor.module.css'
import { highlightRange, paintCursor } from './paint-cursor'
import { editorText } from './text'
import { selectedRange } from './text-cursor'
import type { NoteEditorState } from './use-note-editor'

interface Props {
  editor: NoteEditorState
  root: RefObject<HTMLDivElement | null>
  label: string
  describedBy: string
  marks: readonly AiMark[]
  keys: () => readonly KeyRow[]
}

/** Not a `textarea`, because that cannot show marks. In a text field, screen readers leave the arrow keys to the page. */
const readOnlyField = { role: 'textbox', 'aria-readonly': true, 'aria-multiline': true, tabIndex: 0 } as const

/** Words with comments. A click on them opens the comments. */
const notedWords = (_: Note[], start: number, words: ReactNode) => (
  <span key={start} className={marked.note} data-noted={start}>
    {words}
  </span>
)

/** The text of which a teacher edits the comments: read-only, with a caret and keys of its own. */
export function EditedText({ editor, root, label, describedBy, marks, keys }: Props) {
  const { text, cursor, placed } = editor
  const caret = useRef<HTMLSpanElement>(null)
  const isByKey = useRef(false)
  const spoken = useRef<HTMLSpanElement>(null)
  const allMarks = useMemo(
    (): TextMark[] => [...marks, ...placed.map(place => ({ kind: 'note' as const, ...place }))],
    [marks, placed],
  )

  const clearHighlight = useRef<() => void>(undefined)
  const paint = useStableCallback((): void => {
    clearHighlight.current?.()
    clearHighlight.current = undefined
    const [element, line] = [root.current, caret.current]
    if (element === null || line === null) return
    const state = cursor.state()
    if (document.activeElement === element) paintCursor(element, line, state, isByKey.current)
    const { startPos, endPos } = selectedRange(state)
    const choice = startPos === endPos ? null : editor.choice()
    if (choice?.kind === 'new' || choice?.kind === 'existing')
      clearHighlight.current = highlightRange(element, choice.range)
  })
  const read = useStableCallback((): void => {
    const { done, read: range } = cursor.state()
    if (spoken.current) spoken.current.textContent = done ?? describeRange(text, range, marks, placed)
  })
  useEffect(() => {
    paint()
    const stop = cursor.subscribe(() => {
      paint()
      read()
    })
    return () => {
      stop()
      clearHighlight.current?.()
    }
  }, [cursor, paint, read])

  const rows = useStableCallback(keys)
  useEffect(() => addKeyTable({ group: editorText.keyGroup, rows }), [rows])
  const onKeyDown = (event: KeyboardEvent): void => {
    const { nativeEvent: pressed } = event
    if (pressed.isComposing || pressed.keyCode === 229 || pressed.metaKey) return
    const handler = handlerOf(keys(), pressedKey(pressed))
    if (!handler) return
    event.preventDefault()
    isByKey.current = true
    handler.run(pressed)
    isByKey.current = false
  }
  const onClick = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
    const words = target instanceof Element ? target.closest<HTMLElement>('[data-noted]') : null
    const { anchor, focus } = cursor.state()
    if (words === null || anchor !== focus) return
    const startPos = Number(words.dataset.noted)
    editor.popup.open({ startPos, endPos: startPos + 1 }, editor.notesIn({ startPos, endPos: startPos + 1 }), { x, y })
  }
  const field = {
    ...readOnlyField,
    'aria-label': label,
    'aria-describedby': describedBy,
    onKeyDown,
    onClick,
    onFocus: paint,
  }
  return (
    <>
      <div ref={root} className={`${marked.text} ${classes.text}`} lang={langOf(text)} {...field}>
        <MarkedPieces text={text} marks={allMarks} noted={notedWords} />
      </div>
      <span ref={caret} className={classes.caret} aria-hidden hidden />
      <span ref={spoken} className="hm-hidden" role="status" lang="ja" />
    </>
  )
}
