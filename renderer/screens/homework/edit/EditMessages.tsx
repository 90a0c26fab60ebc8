import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { EditPart } from '../../../../shared/domain/homework-edits'
import type { SubmitOutcome } from '../../../bridge/index'
import classes from './Edit.module.css'
import { text } from './text'

interface Props {
  changed: readonly EditPart[]
  /** What was written and cannot be sent any more. */
  held: readonly EditPart[]
  onDrop(parts: readonly EditPart[]): void
  outcome: SubmitOutcome | null
  busy: boolean
  onAsk(): void
  onLeave(): void
  /** Why nothing was sent. */
  said: string | null
}

const namesOf = (parts: readonly EditPart[]) => parts.map(part => text.parts[part]).join(text.joiner)

function faultOf(outcome: SubmitOutcome | null): string | null {
  if (outcome?.kind === 'refused') return outcome.message
  if (outcome?.kind === 'notDone') return text.notArrived
  return outcome?.kind === 'unknown' ? text.unknown : null
}

/** What is changed and kept, what cannot be sent any more, and what became of a sending. */
export function EditMessages({ changed, held, onDrop, outcome, busy, onAsk, onLeave, said }: Props) {
  // the homework was read again after a lost reply, and nothing differs any more: the change was carried out
  const made = outcome?.kind === 'notDone' && changed.length === 0
  const fault = made ? null : (faultOf(outcome) ?? said)
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
          {outcome?.kind === 'unknown' && (
            <Button size="compact-sm" variant="default" loading={busy} onClick={onAsk}>
              {text.ask}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
