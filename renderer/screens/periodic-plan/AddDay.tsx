import { Button } from '@mantine/core'
import { useState } from 'react'
import { shortTime, wireTime } from '../../../shared/domain/time'
import { fieldInstant } from '../../features/homework/draft/field-times'
import { dateName } from '../../ui/calendar/Calendar'
import { useNow } from '../../ui/clock'
import { TimeField } from '../../ui/TimeField'
import { ContentsDialog } from './ContentsDialog'
import { faultMessage } from './fault-message'
import classes from './PeriodicPlan.module.css'
import { addedDays, openDays, type Plan, planFault } from './plan-days'
import { text } from './text'
import { planCalls, type usePlanEdit } from './use-plan-edit'

const labels = text.change

interface Props {
  plan: Plan
  date: string
  edit: ReturnType<typeof usePlanEdit>
}

/** Adds a delivery on a date without one: at the time of day of the next delivery, with its own contents. */
export function AddDay({ plan, date, edit }: Props) {
  const now = useNow()
  const [time, setTime] = useState(() => openDays(plan)[0]?.start_time.slice(11, 16) ?? '08:00')
  const [isPicking, setIsPicking] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const at = fieldInstant(`${date}T${time}`)
  const fault =
    at === null ? labels.noTime : faultMessage(planFault(plan, addedDays(plan, at, 1), now), plan.end_time, now)
  const add = async (topics: { resource_id: string }[]) => {
    if (at === null) return false
    const id = plan.homework_id
    const done = await edit.run({
      send: planCalls.add({ homework_id: id, start_time: wireTime(at), topics }),
      doneMessage: labels.doneMessages.copy(shortTime(at, now)),
      date,
      undo: { send: planCalls.skip(id, date), date },
    })
    if (done) setIsPicking(false)
    return done
  }
  return (
    <fieldset className={classes.act}>
      <legend>{labels.add}</legend>
      <TimeField
        label={labels.addTime}
        value={time}
        error={isTried && fault !== null ? fault : undefined}
        onChange={setTime}
      />
      <Button
        variant="default"
        onClick={() => {
          setIsTried(true)
          if (fault === null) setIsPicking(true)
        }}
      >
        {labels.addGo}
      </Button>
      <ContentsDialog
        opened={isPicking}
        dayKey={`${plan.homework_id} ${date}`}
        title={labels.picker(dateName(date))}
        confirm={labels.pickerAdd}
        before={[]}
        busy={edit.busy}
        onClose={() => setIsPicking(false)}
        onSave={add}
      />
    </fieldset>
  )
}
