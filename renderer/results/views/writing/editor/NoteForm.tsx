import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '../../../../../shared/domain/limits'
import { textLength } from '../../../../../shared/domain/text-rules'
import { noteTextFault } from '../../../../../shared/domain/writing-note'
import { ignoreComposition } from '../../../../ui/ignore-composition'
import type { KeyRow } from '../../../../ui/keys/key-rows'
import { hasPlaceholder } from '../../../bank/placeholders'
import { langOf } from '../../../lang'
import type { TypedNote } from '../../../notes/note-change'
import { KeyLine } from './KeyLine'
import classes from './NoteEditor.module.css'
import { highlightRange } from './paint-cursor'
import { usePlaceNear } from './place-near'
import { editorText } from './text'
import { useCursorState } from './text-cursor'
import type { NoteEditorState } from './use-note-editor'

const { keys } = editorText
const formKeys: readonly KeyRow[] = [
  { label: keys.add, keys: ['Enter'] },
  { label: keys.lineBreak, keys: ['Shift+Enter'] },
  { label: keys.leave, keys: ['Escape'] },
]
const submitKey: KeyRow = { label: keys.addAndGoOn, keys: ['Ctrl+Enter'] }

interface Props {
  editor: NoteEditorState
  typed: TypedNote
  root: RefObject<HTMLElement | null>
  /** Called with the words that were added by the form. */
  onAdded?: ((comments: string) => void) | undefined
  children: ReactNode
}

/** The form of one comment, beside its words: Enter is OK, Ctrl+Enter is OK and saves (SPEC §4, §5). */
export function NoteForm({ editor, typed: { pos, comments }, root, onAdded, children }: Props) {
  const element = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isChecked, setChecked] = useState(false)
  usePlaceNear(element, root, pos)
  const { startPos, endPos } = pos
  useEffect(
    () => (root.current ? highlightRange(root.current, { startPos, endPos }) : undefined),
    [root, startPos, endPos],
  )
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const { message } = useCursorState(editor.cursor)
  const fault = noteTextFault(comments) ?? (hasPlaceholder(comments) ? 'placeholder' : null)
  // What the teacher has still to fill in is no fault until she presses OK; the others are said at once.
  const isUnfinished = fault === 'empty' || fault === 'placeholder'
  const shownFault = isUnfinished && !isChecked ? null : fault
  const submit = (): boolean => {
    setChecked(true)
    if (fault !== null) {
      field.current?.focus()
      return false
    }
    const isAdded = editor.submitForm(comments)
    if (isAdded) onAdded?.(comments.trim())
    return isAdded
  }
  const submitAndGoOn = (): void => {
    if (comments.trim() === '') editor.closeForm()
    else if (!submit()) return
    editor.onSubmit?.()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    ignoreComposition(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (event.repeat) return
    if (event.ctrlKey) submitAndGoOn()
    else submit()
  }
  const words = editor.text.slice(startPos, endPos)
  const length = textLength(comments.trim())
  return (
    <fieldset ref={element} className={classes.form} aria-label={editorText.form}>
      <p className={classes.words} lang={langOf(words)}>
        {words}
      </p>
      <Textarea
        ref={field}
        aria-label={editorText.form}
        placeholder={editorText.placeholder}
        rows={3}
        value={comments}
        error={shownFault === null ? undefined : <span role="alert">{editorText.faults[shownFault]}</span>}
        onChange={event => editor.onTyped({ pos, comments: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      {message === null ? null : (
        <p role="alert" className={classes.refusal}>
          {message}
        </p>
      )}
      <div className={classes.helps}>{children}</div>
      <div className={classes.buttons}>
        <span className={classes.counter} data-over={length > limits.comment || undefined} aria-hidden>
          {editorText.counter(length, limits.comment)}
        </span>
        <Button size="compact-sm" variant="default" onClick={editor.closeForm}>
          {editorText.close}
        </Button>
        <Button size="compact-sm" onClick={submit}>
          {editorText.ok}
        </Button>
      </div>
      <KeyLine rows={editor.onSubmit === undefined ? formKeys : [...formKeys, submitKey]} />
    </fieldset>
  )
}
