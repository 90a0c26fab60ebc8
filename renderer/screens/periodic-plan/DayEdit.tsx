import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { shortTime, wireDate, wireTime } from '../../../shared/domain/time'
import { fieldInstant, fieldTime } from '../../features/homework/draft/field-times'
import { dateName } from '../../ui/calendar/Calendar'
import { now as nowAt, useNow } from '../../ui/clock'
import { DateTimeField } from '../../ui/DateTimeField'
import { confirmDialog } from '../../ui/dialogs'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { ContentsDialog } from './ContentsDialog'
import { addedDayFault, faultMessage } from './fault-message'
import classes from './PeriodicPlan.module.css'
import {
  canBeAddedBack,
  followingDays,
  isLastDelivery,
  isReversible,
  movedDays,
  openDays,
  type Plan,
  type PlanDay,
  planFault,
  startOf,
} from './plan-days'
import { text } from './text'
import { planCalls, type usePlanEdit } from './use-plan-edit'

const labels = text.change

interface Props {
  plan: Plan
  day: PlanDay
  edit: ReturnType<typeof usePlanEdit>
}

const contentsOf = (day: PlanDay) => day.topics.map(({ resource_id }) => ({ resource_id }))

/** The edits of one day. A delivered day can only be copied to another day. */
export function DayEdit({ plan, day, edit }: Props) {
  const [isPicking, setIsPicking] = useState(false)
  const id = plan.homework_id
  const name = dateName(day.date)
  const skip = async () => {
    const at = nowAt()
    const send = planCalls.skip(id, day.date)
    const doneMessage = labels.doneMessages.skip(name)
    const warning = isLastDelivery(plan, day)
      ? labels.skipLastQuestion(name)
      : canBeAddedBack(plan, day, at)
        ? null
        : labels.skipSoonQuestion(shortTime(startOf(day), at))
    if (warning !== null) {
      if (await confirmDialog({ title: labels.skip, message: warning, confirm: labels.skipSubmit }))
        await edit.run({ send, doneMessage })
      return
    }
    const addBack = planCalls.add({ homework_id: id, start_time: day.start_time, topics: contentsOf(day) })
    await edit.run({ send, doneMessage, undo: { send: addBack, date: day.date } })
  }
  const change = (topics: { resource_id: string }[]) =>
    edit.run({
      send: planCalls.change({ homework_id: id, date: day.date, topics }),
      doneMessage: labels.doneMessages.contents(name),
      undo: {
        send: planCalls.change({ homework_id: id, date: day.date, topics: contentsOf(day) }),
        date: day.date,
      },
    })
  if (day.is_delivered === 1) {
    return (
      <>
        <p className={classes.note}>{labels.deliveredDay}</p>
        <Copy plan={plan} day={day} edit={edit} />
      </>
    )
  }
  return (
    <>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={() => setIsPicking(true)}>
          {labels.contents}
        </Button>
        {openDays(plan).length + plan.delivered_count > 1 && (
          <Button size="xs" variant="default" aria-busy={edit.busy || undefined} onClick={() => void skip()}>
            {labels.skip}
          </Button>
        )}
      </div>
      <Move plan={plan} day={day} edit={edit} />
      <Copy plan={plan} day={day} edit={edit} />
      <ContentsDialog
        opened={isPicking}
        dayKey={`${id} ${day.date}`}
        title={labels.picker(name)}
        confirm={labels.pickerSave}
        before={day.topics}
        busy={edit.busy}
        onClose={() => setIsPicking(false)}
        onSave={async topics => {
          const done = await change(topics)
          if (done) setIsPicking(false)
          return done
        }}
      />
    </>
  )
}

function Move({ plan, day, edit }: Props) {
  const now = useNow()
  const following = followingDays(plan, day)
  const form = useDraftForm({
    initial: { to: fieldTime(startOf(day)), movesFollowing: false },
    check({ to, movesFollowing }) {
      const at = fieldInstant(to)
      if (at === null) return { to: labels.noTime }
      if (at === startOf(day)) return { to: labels.same }
      return { to: faultMessage(planFault(plan, movedDays(plan, day, at, movesFollowing), now), plan.end_time, now) }
    },
    async submit({ to, movesFollowing }) {
      const at = fieldInstant(to) ?? startOf(day)
      const clickedAt = nowAt()
      const isTooSoon = !canBeAddedBack(plan, day, clickedAt)
      const message = labels.moveSoonQuestion(shortTime(startOf(day), clickedAt))
      if (isTooSoon && !(await confirmDialog({ title: labels.move, message, confirm: labels.moveSubmit }))) return null
      const id = plan.homework_id
      const with_following = movesFollowing ? 1 : 0
      const moveBack = planCalls.move({
        homework_id: id,
        date: wireDate(at),
        start_time: wireTime(startOf(day)),
        with_following,
      })
      await edit.run({
        send: planCalls.move({ homework_id: id, date: day.date, start_time: wireTime(at), with_following }),
        doneMessage: movesFollowing
          ? labels.doneMessages.moveAll(following.length + 1)
          : labels.doneMessages.move(shortTime(at, now)),
        ...(!isTooSoon && (!movesFollowing || isReversible(plan, day, at))
          ? { undo: { send: moveBack, date: day.date } }
          : {}),
        date: wireDate(at),
      })
      return null
    },
  })
  const { to, movesFollowing } = form.values
  const plannedDays = movedDays(plan, day, fieldInstant(to) ?? startOf(day), movesFollowing)
  const last = Math.max(...plannedDays.filter(one => one.isMoved).map(one => one.at))
  return (
    <Form form={form}>
      <fieldset className={classes.act}>
        <legend>{labels.move}</legend>
        <div className={classes.row}>
          <DateTimeField
            {...form.field('to')}
            label={labels.moveTo}
            min={wireDate(now)}
            time={to.slice(11) || '08:00'}
          />
          <Button variant="default" aria-busy={edit.busy || undefined} onClick={() => form.submit()}>
            {labels.moveSubmit}
          </Button>
        </div>
        {following.length > 0 && (
          <Checkbox
            size="xs"
            label={labels.following(following.length)}
            checked={movesFollowing}
            onChange={event => form.set({ movesFollowing: event.currentTarget.checked })}
          />
        )}
        {movesFollowing && form.faults.to === undefined && (
          <p className={classes.note} role="status">
            {labels.moveSummary(following.length + 1, shortTime(last, now))}
          </p>
        )}
      </fieldset>
    </Form>
  )
}

function Copy({ plan, day, edit }: Props) {
  const now = useNow()
  const form = useDraftForm({
    initial: { to: '' },
    check: ({ to }) => ({ to: addedDayFault(plan, fieldInstant(to), day.topics.length, now) }),
    async submit({ to }) {
      const at = fieldInstant(to) ?? now
      const id = plan.homework_id
      await edit.run({
        send: planCalls.copy({ homework_id: id, date: day.date, start_time: wireTime(at) }),
        doneMessage: labels.doneMessages.copy(shortTime(at, now)),
        date: wireDate(at),
        undo: { send: planCalls.skip(id, wireDate(at)), date: day.date },
      })
      return null
    },
  })
  return (
    <Form form={form}>
      <fieldset className={classes.act}>
        <legend>{labels.copy}</legend>
        <div className={classes.row}>
          <DateTimeField
            {...form.field('to')}
            label={labels.copyTo}
            min={wireDate(now)}
            time={day.start_time.slice(11, 16)}
          />
          <Button variant="default" aria-busy={edit.busy || undefined} onClick={() => form.submit()}>
            {labels.copySubmit}
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}
