import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './Deletions.module.css'
import { text } from './text'
import type { RowDeletion } from './use-row-deletion'

interface Props {
  state: NonNullable<ReturnType<RowDeletion<unknown>['stateOf']>>
  /** What else the teacher should know, e.g. that a copy stays. */
  note?: string
}

/**
 * Replaces a row's buttons while its deletion can be undone; takes the focus of the button that started the deletion.
 * The seconds count down in the bar at the foot of the page only.
 */
function UndoCell({ state: { name, secondsLeft, isNew, words, undo }, note }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [takesFocus] = useState(isNew)
  useEffect(() => {
    // Of many rows each takes the focus: the page must not jump to the last one.
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const isActing = secondsLeft === 0
  return (
    <div className={classes.cell} data-row-stays={words.rowStays || undefined}>
      <span role="status">{isActing ? words.rowActing : `${words.row}${note ?? ''}`}</span>
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        aria-label={words.undoOf(name)}
        aria-disabled={isActing || undefined}
        onClick={isActing ? undefined : undo}
      >
        {text.undo}
      </Button>
    </div>
  )
}

/** The cell that replaces a row's cells while its deletion can be undone; null for other rows. */
export function deletionCell<Row>(deletion: RowDeletion<Row>, row: Row, note?: string) {
  const state = deletion.stateOf(row)
  return state && <UndoCell state={state} note={note} />
}
