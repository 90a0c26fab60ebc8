import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import classes from './grid.module.css'
import type { GridCell } from './grid-column'

/** Where the cursor goes after a value is confirmed. */
export type Next = 'down' | 'up' | 'right' | 'left' | null

interface Props {
  cell: GridCell
  label: string
  numeric: boolean
  isReadOnly: boolean
  onConfirm(value: string, next: Next): void
  onPaste(text: string): void
}

/** How the edit began: by typing, as Excel's "Enter" mode, in which arrows confirm; or in the text that was there. */
type Edit = { value: string; began: 'typing' | 'text' }

const enterMoves = { Enter: 'down', 'Shift+Enter': 'up', Tab: 'right', 'Shift+Tab': 'left' } as const
const arrowMoves = { ArrowDown: 'down', ArrowUp: 'up' } as const

/**
 * The cell of the cursor. It is always a field, also before an edit begins: so an input method gets the first key
 * already. Before an edit all of its text is selected, and what is typed replaces it. Enter during a conversion is the
 * input method's own.
 */
export function CellEditor({ cell, label, numeric, isReadOnly, onConfirm, onPaste }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [edit, setEdit] = useState<Edit | null>(null)
  const isEditing = edit !== null
  const { value, message } = cell

  useLayoutEffect(() => {
    if (!isEditing && document.activeElement === input.current) input.current?.select()
  })

  const begin = () => {
    if (isReadOnly) return
    setEdit(old => old ?? { value, began: 'text' })
    const end = value.length
    input.current?.setSelectionRange(end, end)
  }
  const confirm = (next: Next) => {
    const typed = edit?.value ?? value
    setEdit(null)
    onConfirm(typed, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (event.nativeEvent.isComposing || event.keyCode === 229 || ctrlKey || altKey || metaKey) return
    const name = shiftKey ? `Shift+${key}` : key
    const moves: Readonly<Record<string, Next>> =
      edit?.began === 'typing' ? { ...enterMoves, ...arrowMoves } : isEditing ? enterMoves : {}
    const next = moves[name]
    if (next !== undefined) confirm(next)
    else if (isEditing && key === 'Escape') setEdit(null)
    else if (!isEditing && (name === 'Enter' || name === 'F2')) begin()
    else if (!isEditing && !isReadOnly && name === 'Delete') onConfirm('', null)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    if (isEditing || isReadOnly) return
    event.preventDefault()
    onPaste(event.clipboardData.getData('text/plain'))
  }
  return (
    <input
      ref={input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      className={classes.editor}
      aria-label={label}
      aria-invalid={cell.state === 'failed' || undefined}
      aria-description={message}
      data-editing={isEditing || undefined}
      data-numeric={numeric || undefined}
      readOnly={isReadOnly}
      value={edit?.value ?? value}
      onFocus={() => input.current?.select()}
      onMouseDown={event => {
        // A second click must not place the caret: what is typed replaces the text until a double click.
        if (!isEditing && document.activeElement === input.current) event.preventDefault()
      }}
      onDoubleClick={begin}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value
        setEdit(old => ({ value: typed, began: old?.began ?? 'typing' }))
      }}
      onBlur={() => isEditing && confirm(null)}
      onKeyDown={onKeyDown}
      onPaste={paste}
    />
  )
}
