import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { EditPart } from '../../../../shared/domain/homework-edits'
import classes from './Edit.module.css'
import { text } from './text'
import type { Fate } from './use-send-change'

interface Props {
  changed: readonly EditPart[]
  /** What was written and cannot be sent any more. */
  held: readonly EditPart[]
  onDrop(parts: readonly EditPart[]): void
  fate: Fate | null
  busy: boolean
  onAsk(): void
  onLeave(): void
  /** Why nothing was sent. */
  said: string | null
}

const namesOf = (parts: readonly EditPart[]) => parts.map(part => text.parts[part]).join(text.joiner)

function faultOf(fate: Fate | null): string | null {
  if (fate?.state === 'refused') return fate.message
  if (fate?.state === 'looked') return text.notArrived
  return fate?.state === 'unknown' ? text.unknown : null
}

/** What is changed and kept, what cannot be sent any more, and what became of a sending. */
export function EditNotes({ changed, held, onDrop, fate, busy, onAsk, onLeave, said }: Props) {
  // read again, nothing differs any more
  const made = fate?.state === 'looked' && changed.length === 0
  const fault = made ? null : (faultOf(fate) ?? said)
  return (
    <div className={classes.notes}>
      <p role="status" className={classes.kept}>
        {changed.length === 0 ? text.unchanged : `${text.count(namesOf(changed))}　${text.kept}`}
      </p>
      {made && (
        <div className={classes.made} role="status">
          <p>{text.madeAfterAll}</p>
          <Button size="compact-sm" variant="default" onClick={onLeave}>
            {text.leave}
          </Button>
        </div>
      )}
      {held.length > 0 && (
        <div className={classes.held} role="alert">
          <IconAlertCircle size={18} aria-hidden />
          <p>{text.moved(namesOf(held))}</p>
          <Button size="compact-sm" variant="default" onClick={() => onDrop(held)}>
            {text.movedDrop}
          </Button>
        </div>
      )}
      {fault && (
        <div className={classes.refused} role="alert">
          <IconAlertCircle size={18} aria-hidden />
          <p>{fault}</p>
          {fate?.state === 'unknown' && (
            <Button size="compact-sm" variant="default" loading={busy} onClick={onAsk}>
              {text.ask}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
