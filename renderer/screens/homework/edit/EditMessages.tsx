import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { EditPart } from '../../../../shared/domain/homework-edits'
import type { WriteOutcome } from '../../../bridge/index'
import classes from './Edit.module.css'
import { text } from './text'

type Outcome = WriteOutcome<'change-homework'>

interface Props {
  changed: readonly EditPart[]
  /** Changed parts that can no longer be sent. */
  unsendable: readonly EditPart[]
  onDrop(parts: readonly EditPart[]): void
  outcome: Outcome | null
  busy: boolean
  onAsk(): void
  onLeave(): void
  /** Why nothing was sent; null if nothing prevented sending. */
  problem: string | null
}

const namesOf = (parts: readonly EditPart[]) => parts.map(part => text.parts[part]).join(text.joiner)

function faultOf(outcome: Outcome | null): string | null {
  if (outcome?.kind === 'refused') return outcome.message
  if (outcome?.kind === 'notDone') return text.notDone
  return outcome?.kind === 'unknown' ? text.unknown : null
}

/** Shows which parts are changed, which of them can no longer be sent, and the outcome of the last attempt to save. */
export function EditMessages({ changed, unsendable, onDrop, outcome, busy, onAsk, onLeave, problem }: Props) {
  // the reply was lost, but the homework that was read afterwards has the change
  const isCarriedOut = outcome?.kind === 'done' && outcome.result.answer === undefined
  const fault = isCarriedOut ? null : (faultOf(outcome) ?? problem)
  return (
    <div className={classes.notes}>
      <p role="status" className={classes.kept}>
        {changed.length === 0 ? text.unchanged : `${text.count(namesOf(changed))}　${text.draftSaved}`}
      </p>
      {isCarriedOut && (
        <div className={classes.made} role="status">
          <p>{text.doneAfterLostReply}</p>
          <Button size="compact-sm" variant="default" onClick={onLeave}>
            {text.goBack}
          </Button>
        </div>
      )}
      {unsendable.length > 0 && (
        <div className={classes.held} role="alert">
          <IconAlertCircle size={18} aria-hidden />
          <p>{text.statusChanged(namesOf(unsendable))}</p>
          <Button size="compact-sm" variant="default" onClick={() => onDrop(unsendable)}>
            {text.dropChanges}
          </Button>
        </div>
      )}
      {fault && (
        <div className={classes.refused} role="alert">
          <IconAlertCircle size={18} aria-hidden />
          <p>{fault}</p>
          {outcome?.kind === 'unknown' && (
            <Button size="compact-sm" variant="default" loading={busy} onClick={onAsk}>
              {text.checkAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
