import { Button } from '@mantine/core'
import { IconAlertCircle, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { limits } from '../../../shared/domain/limits'
import { UndoCell } from '../UndoCell'
import classes from './list.module.css'
import { text } from './text'
import type { RowDeletion } from './use-row-deletion'

const deletionText = text.deletion
const seconds = limits.undoMs / 1000

interface Props<Row> {
  deletion: RowDeletion<Row>
  idOf(row: Row): string
  nameOf(row: Row): string
  /** The counter word and noun after the number of rows, e.g. 件の宿題. */
  counter?: string
}

/** Replaces a row's cells while its deletion can be undone; null for other rows. */
export function deletionCell<Row>({ deletion, idOf, nameOf }: Props<Row>, row: Row) {
  const state = deletion.state(idOf(row))
  if (state === undefined) return null
  return (
    <UndoCell
      name={nameOf(row)}
      message={deletionText.row(seconds)}
      acting={state === 'acting' ? deletionText.acting : null}
      onTakeBack={() => deletion.undo(idOf(row))}
    />
  )
}

/** Shown at the foot of a list while deletions can be undone, also deletions of rows on other pages. */
export function PendingDeletions<Row>(props: Props<Row> & { shown: readonly Row[] }) {
  const { deletion, idOf, nameOf, counter = deletionText.counter, shown } = props
  const waiting = deletion.pending.filter(row => deletion.state(idOf(row)) === 'waiting')
  const [first] = waiting
  if (first === undefined)
    return (
      <p className={classes.note} role="status">
        {deletionText.acting}
      </p>
    )
  // A single visible row has its own undo button, which has the focus.
  const hasOwnButton = waiting.length === 1 && shown.some(row => idOf(row) === idOf(first))
  return (
    <div className={classes.note}>
      <IconTrash size={16} aria-hidden />
      <p role="status">
        {waiting.length === 1
          ? deletionText.waiting(nameOf(first), seconds)
          : deletionText.waitingRows(`${waiting.length}${counter}`, seconds)}
      </p>
      {!hasOwnButton && <UndoAllButton onClick={deletion.undoAll} />}
    </div>
  )
}

/** Takes the focus of the button that started the deletion. */
function UndoAllButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} size="compact-sm" variant="default" onClick={onClick}>
      {deletionText.undoAll}
    </Button>
  )
}

/** The rows that the server did not delete, each with its reason. */
export function RefusedDeletions<Row>({ deletion, idOf, nameOf, counter = deletionText.counter }: Props<Row>) {
  if (deletion.refused.length === 0) return null
  return (
    <div className={classes.refused} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <div className={classes.refusedWords}>
        <p>{deletionText.refused(`${deletion.refused.length}${counter}`)}</p>
        <ul>
          {deletion.refused.map(({ row, message }) => (
            <li key={idOf(row)}>{deletionText.refusedOf(nameOf(row), message)}</li>
          ))}
        </ul>
      </div>
      <Button size="compact-sm" variant="default" onClick={deletion.clearRefused}>
        {deletionText.close}
      </Button>
    </div>
  )
}
