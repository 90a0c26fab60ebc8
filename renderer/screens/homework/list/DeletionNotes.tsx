import { Button } from '@mantine/core'
import { IconAlertCircle, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { text } from '../../../features/homework/list/text'
import classes from './List.module.css'
import type { Deletion, DeletionFailure } from './use-deletion'

const labels = text.deletion

/** The note at the bottom while deletions can be undone; it also counts those on other pages. */
export function PendingDeletions({ deletion, idsOnPage }: { deletion: Deletion; idsOnPage: ReadonlySet<string> }) {
  const { pending } = deletion
  const waiting = pending.filter(({ homework_id }) => deletion.state(homework_id) === 'waiting')
  const [first] = waiting
  if (!first)
    return (
      <p className={classes.note} role="status">
        {labels.acting}
      </p>
    )
  const title = first.title || text.untitled
  // the row on this page has its own undo button, which has the focus
  const alone = waiting.length === 1 && idsOnPage.has(first.homework_id)
  return (
    <div className={classes.note}>
      <IconTrash size={16} aria-hidden />
      <p role="status">
        {waiting.length === 1
          ? labels.waiting(title, limits.undoMs / 1000)
          : labels.waitingAll(waiting.length, limits.undoMs / 1000)}
      </p>
      {!alone && <UndoAllButton onTakeBack={deletion.undoAll} />}
    </div>
  )
}

/** Undoes all pending deletions. It takes the focus from the delete button, which has disappeared. */
function UndoAllButton({ onTakeBack }: { onTakeBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} size="compact-sm" variant="default" onClick={onTakeBack}>
      {labels.takeAllBack}
    </Button>
  )
}

/** The homework that the server did not delete, each with its reason. */
export function DeletionFailures({ refused, onClose }: { refused: readonly DeletionFailure[]; onClose: () => void }) {
  return (
    <div className={classes.refused} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <div className={classes.refusedWords}>
        <p>{labels.refused(refused.length)}</p>
        <ul>
          {refused.map(({ homework, message }) => (
            <li key={homework.homework_id}>{labels.refusedOf(homework.title || text.untitled, message)}</li>
          ))}
        </ul>
      </div>
      <Button size="compact-sm" variant="default" onClick={onClose}>
        {labels.close}
      </Button>
    </div>
  )
}
