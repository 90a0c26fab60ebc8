import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import classes from './NoteEditor.module.css'
import { usePlaceNear } from './place-near'
import { editorText } from './text'
import { selectedRange, useCursorState } from './text-cursor'
import type { NoteEditorState } from './use-note-editor'

interface Props {
  editor: NoteEditorState
  root: RefObject<HTMLElement | null>
  /** The other buttons, for the present selection. */
  buttons: () => ReactNode
}

/** The button beside the selected words, or why they cannot have a comment. */
export function RangeToolbar({ editor, root, buttons }: Props) {
  const state = useCursorState(editor.cursor)
  const range = selectedRange(state)
  const isEmpty = range.startPos === range.endPos
  const refusal = state.message ?? (!isEmpty && editor.choice().kind === 'overlap' ? editorText.overlap : null)
  if (refusal === null && (isEmpty || editor.choice().kind === 'blank')) return null
  return (
    <Beside range={range} root={root}>
      {refusal === null ? (
        <>
          <Button size="compact-sm" onClick={editor.comment}>
            {editor.placing === null ? editorText.comment : editorText.placeHere}
          </Button>
          {buttons()}
        </>
      ) : (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
    </Beside>
  )
}

function Beside({ range, root, children }: { range: NoteRange; root: Props['root']; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  usePlaceNear(element, root, range)
  return (
    <div ref={element} className={classes.toolbar}>
      {children}
    </div>
  )
}
