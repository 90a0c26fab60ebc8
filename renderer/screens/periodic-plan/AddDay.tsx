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

const words = text.change

interface Props {
  plan: Plan
  date: string
  edit: ReturnType<typeof usePlanEdit>
}

/** A delivery on a date that has none: at the time of day of the next one, with contents of its own. */
export function AddDay({ plan, date, edit }: Props) {
  const now = useNow()
  const [time, setTime] = useState(() => openDays(plan)[0]?.start_time.slice(11, 16) ?? '08:00')
  const [picking, setPicking] = useState(false)
  const [tried, setTried] = useState(false)
  const at = fieldInstant(`${date}T${time}`)
  const fault =
    at === null ? words.noTime : faultMessage(planFault(plan, addedDays(plan, at, 1), now), plan.end_time, now)
  const add = async (topics: { resource_id: string }[]) => {
    if (at === null) return false
    const id = plan.homework_id
    const done = await edit.run({
      send: () => planCalls.add({ homework_id: id, start_time: wireTime(at), topics }),
      doneMessage: words.said.copy(shortTime(at, now)),
      date,
      undo: { send: () => planCalls.skip(id, date), date },
    })
    if (done) setPicking(false)
    return done
  }
  return (
    <fieldset className={classes.act}>
      <legend>{words.add}</legend>
      <TimeField
        label={words.addTime}
        value={time}
        error={tried && fault !== null ? fault : undefined}
        onChange={setTime}
      />
      <Button
        variant="default"
        onClick={() => {
          setTried(true)
          if (fault === null) setPicking(true)
        }}
      >
        {words.addGo}
      </Button>
      <ContentsDialog
        opened={picking}
        place={`${plan.homework_id} ${date}`}
        title={words.picker(dateName(date))}
        confirm={words.pickerAdd}
        before={[]}
        busy={edit.busy}
        onClose={() => setPicking(false)}
        onPut={add}
      />
    </fieldset>
  )
}
