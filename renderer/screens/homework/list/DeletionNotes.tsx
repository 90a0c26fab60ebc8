import { Button } from '@mantine/core'
import { IconAlertCircle, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { text } from '../../../features/homework/list/text'
import classes from './List.module.css'
import type { Deletion, DeletionFailure } from './use-deletion'

const words = text.deletion

/** At the foot while a deletion can be taken back: it also tells of what stands on other pages. */
export function PendingDeletions({ deletion, inSight }: { deletion: Deletion; inSight: ReadonlySet<string> }) {
  const { pending } = deletion
  const waiting = pending.filter(({ homework_id }) => deletion.state(homework_id) === 'waiting')
  const [first] = waiting
  if (!first)
    return (
      <p className={classes.note} role="status">
        {words.acting}
      </p>
    )
  const title = first.title || text.untitled
  // the row in sight has its own button, and the focus
  const alone = waiting.length === 1 && inSight.has(first.homework_id)
  return (
    <div className={classes.note}>
      <IconTrash size={16} aria-hidden />
      <p role="status">
        {waiting.length === 1
          ? words.waiting(title, limits.undoMs / 1000)
          : words.waitingAll(waiting.length, limits.undoMs / 1000)}
      </p>
      {!alone && <UndoAllButton onTakeBack={deletion.undoAll} />}
    </div>
  )
}

/** It takes the focus of the button that began the deletion. */
function UndoAllButton({ onTakeBack }: { onTakeBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} size="compact-sm" variant="default" onClick={onTakeBack}>
      {words.takeAllBack}
    </Button>
  )
}

/** What the server did not delete, each with its reason. */
export function DeletionFailures({ refused, onClose }: { refused: readonly DeletionFailure[]; onClose: () => void }) {
  return (
    <div className={classes.refused} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <div className={classes.refusedWords}>
        <p>{words.refused(refused.length)}</p>
        <ul>
          {refused.map(({ homework, message }) => (
            <li key={homework.homework_id}>{words.refusedOf(homework.title || text.untitled, message)}</li>
          ))}
        </ul>
      </div>
      <Button size="compact-sm" variant="default" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
