import { Button } from '@mantine/core'
import { KeyCap } from '../../ui/keys/KeyCaps'
import classes from './Grades.module.css'
import { text } from './text'
import type { TeamOrder } from './use-team-order'

/** Says what happened to the order, and offers to undo the last move. */
export function OrderNote({ order: { note, canUndo, undo } }: { order: TeamOrder }) {
  return (
    <div className={classes.note} data-fault={note?.isFault || undefined}>
      <p role={note?.isFault ? 'alert' : 'status'}>{note?.message}</p>
      {canUndo && (
        <Button
          size="compact-sm"
          variant="default"
          aria-keyshortcuts="Control+Z"
          rightSection={<KeyCap name="Ctrl+Z" />}
          onClick={undo}
        >
          {text.order.undo}
        </Button>
      )}
    </div>
  )
}
