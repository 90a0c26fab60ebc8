import { Button } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import type { SlotDraft } from '../../features/recitation/recitation-draft'
import classes from './Recitation.module.css'
import { SlotState } from './SlotList'
import { clearedSlot, isFilled, soundStateOf } from './slot-rules'
import { text } from './text'
import { changeSlot, type RecitationForm } from './use-recitation-form'
import { isRunning, type SlotJobs } from './use-slot-jobs'

interface Props {
  at: number
  form: RecitationForm
  jobs: SlotJobs
  name: string
}

/** The name and the state of a slot, and the button that empties it, with its undo. */
export function SlotHead({ at, form, jobs, name }: Props) {
  const [cleared, setCleared] = useState<SlotDraft | null>(null)
  const slot = form.values.slots[at]
  if (slot === undefined) return null
  const job = jobs.of(at)
  const clear = () => {
    setCleared(slot)
    jobs.forget(at)
    changeSlot(form, at, clearedSlot)
  }
  const undo = () => {
    if (cleared !== null) changeSlot(form, at, () => cleared)
    setCleared(null)
  }
  return (
    <header className={classes.panelHead}>
      <h2>{name}</h2>
      <SlotState state={soundStateOf(slot)} job={job} />
      {cleared !== null && !isFilled(slot) ? (
        <span className={classes.cleared} role="status">
          {text.cleared(name)}
          <Button size="compact-sm" variant="default" onClick={undo}>
            {text.undo}
          </Button>
        </span>
      ) : (
        <Button
          className={classes.clear}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconEraser size={16} aria-hidden />}
          disabled={isRunning(job) || (slot.content === '' && slot.translate === '')}
          onClick={clear}
        >
          {text.clear}
        </Button>
      )}
    </header>
  )
}
