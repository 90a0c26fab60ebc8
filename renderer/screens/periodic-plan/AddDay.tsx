import { Button } from '@mantine/core'
import { useState } from 'react'
import { shortTime, wireTime } from '../../../shared/domain/time'
import { fieldInstant } from '../../features/homework/draft/field-times'
import { dateName } from '../../ui/calendar/Calendar'
import { useNow } from '../../ui/clock'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { TimeField } from '../../ui/TimeField'
import { ContentsDialog } from './ContentsDialog'
import { addedDayFault } from './fault-message'
import classes from './PeriodicPlan.module.css'
import { openDays, type Plan } from './plan-days'
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
  const [isPicking, setIsPicking] = useState(false)
  const instantOf = (time: string) => fieldInstant(`${date}T${time}`)
  const form = useDraftForm({
    initial: { time: openDays(plan)[0]?.start_time.slice(11, 16) ?? '08:00' },
    check: ({ time }) => ({ time: addedDayFault(plan, instantOf(time), 1, now) }),
    async submit() {
      setIsPicking(true)
      return null
    },
  })
  const add = async (topics: { resource_id: string }[]) => {
    const at = instantOf(form.values.time)
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
    <>
      <Form form={form}>
        <fieldset className={classes.act}>
          <legend>{labels.add}</legend>
          <TimeField {...form.field('time')} label={labels.addTime} />
          <Button variant="default" onClick={() => form.submit()}>
            {labels.addSubmit}
          </Button>
        </fieldset>
      </Form>
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
    </>
  )
}
