import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { shortTime, wireDate, wireTime } from '../../../shared/domain/time'
import { fieldInstant, fieldTime } from '../../features/homework/draft/field-times'
import { dateName } from '../../ui/calendar/Calendar'
import { now as nowAt, useNow } from '../../ui/clock'
import { DateTimeField } from '../../ui/DateTimeField'
import { confirmDialog } from '../../ui/dialogs'
import { ContentsDialog } from './ContentsDialog'
import { faultMessage } from './fault-message'
import classes from './PeriodicPlan.module.css'
import {
  addedDays,
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

const words = text.change

interface Props {
  plan: Plan
  day: PlanDay
  edit: ReturnType<typeof usePlanEdit>
}

const contentsOf = (day: PlanDay) => day.topics.map(({ resource_id }) => ({ resource_id }))

/** What can be done to one day: of one that has gone out, only to have the same on another day. */
export function DayEdit({ plan, day, edit }: Props) {
  const [picking, setPicking] = useState(false)
  const id = plan.homework_id
  const name = dateName(day.date)
  const skip = async () => {
    const at = nowAt()
    const send = () => planCalls.skip(id, day.date)
    const said = words.said.skip(name)
    const lost = isLastDelivery(plan, day)
      ? words.askSkipLast(name)
      : canBeAddedBack(plan, day, at)
        ? null
        : words.askSkipSoon(shortTime(startOf(day), at))
    if (lost !== null) {
      if (await confirmDialog({ title: words.skip, message: lost, confirm: words.skipGo }))
        await edit.run({ send, doneMessage: said })
      return
    }
    const again = () => planCalls.add({ homework_id: id, start_time: day.start_time, topics: contentsOf(day) })
    await edit.run({ send, doneMessage: said, undo: { send: again, date: day.date } })
  }
  const change = (topics: { resource_id: string }[]) =>
    edit.run({
      send: () => planCalls.change({ homework_id: id, date: day.date, topics }),
      doneMessage: words.said.contents(name),
      undo: {
        send: () => planCalls.change({ homework_id: id, date: day.date, topics: contentsOf(day) }),
        date: day.date,
      },
    })
  if (day.is_delivered === 1) {
    return (
      <>
        <p className={classes.note}>{words.deliveredDay}</p>
        <Copy plan={plan} day={day} edit={edit} />
      </>
    )
  }
  return (
    <>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={() => setPicking(true)}>
          {words.contents}
        </Button>
        {openDays(plan).length + plan.delivered_count > 1 && (
          <Button size="xs" variant="default" aria-busy={edit.busy || undefined} onClick={() => void skip()}>
            {words.skip}
          </Button>
        )}
      </div>
      <Move plan={plan} day={day} edit={edit} />
      <Copy plan={plan} day={day} edit={edit} />
      <ContentsDialog
        opened={picking}
        place={`${id} ${day.date}`}
        title={words.picker(name)}
        confirm={words.pickerSave}
        before={day.topics}
        busy={edit.busy}
        onClose={() => setPicking(false)}
        onPut={async topics => {
          const done = await change(topics)
          if (done) setPicking(false)
          return done
        }}
      />
    </>
  )
}

function Move({ plan, day, edit }: Props) {
  const now = useNow()
  const [to, setTo] = useState(() => fieldTime(startOf(day)))
  const [along, setAlong] = useState(false)
  const [tried, setTried] = useState(false)
  const following = followingDays(plan, day)
  const at = fieldInstant(to)
  const wanted = at === null ? [] : movedDays(plan, day, at, along)
  const fault =
    at === null
      ? words.noTime
      : at === startOf(day)
        ? words.same
        : faultMessage(planFault(plan, wanted, now), plan.end_time, now)
  const last = Math.max(...wanted.filter(one => one.moved).map(one => one.at))
  const move = async () => {
    setTried(true)
    if (fault !== null || at === null) return
    const pressed = nowAt()
    const soon = !canBeAddedBack(plan, day, pressed)
    const message = words.askMoveSoon(shortTime(startOf(day), pressed))
    if (soon && !(await confirmDialog({ title: words.move, message, confirm: words.moveGo }))) return
    const id = plan.homework_id
    const with_following = along ? 1 : 0
    const back = () =>
      planCalls.move({ homework_id: id, date: wireDate(at), start_time: wireTime(startOf(day)), with_following })
    await edit.run({
      send: () => planCalls.move({ homework_id: id, date: day.date, start_time: wireTime(at), with_following }),
      doneMessage: along ? words.said.moveAll(following.length + 1) : words.said.move(shortTime(at, now)),
      ...(!soon && (!along || isReversible(plan, day, at)) ? { undo: { send: back, date: day.date } } : {}),
      date: wireDate(at),
    })
  }
  return (
    <fieldset className={classes.act}>
      <legend>{words.move}</legend>
      <div className={classes.row}>
        <DateTimeField
          label={words.moveTo}
          value={to}
          min={wireDate(now)}
          time={to.slice(11) || '08:00'}
          error={tried && fault !== null ? fault : undefined}
          onChange={value => {
            setTo(value)
            setTried(value !== '' && fieldInstant(value) !== startOf(day))
          }}
        />
        <Button variant="default" aria-busy={edit.busy || undefined} onClick={() => void move()}>
          {words.moveGo}
        </Button>
      </div>
      {following.length > 0 && (
        <Checkbox
          size="xs"
          label={words.following(following.length)}
          checked={along}
          onChange={event => setAlong(event.currentTarget.checked)}
        />
      )}
      {along && fault === null && (
        <p className={classes.note} role="status">
          {words.willMove(following.length + 1, shortTime(last, now))}
        </p>
      )}
    </fieldset>
  )
}

function Copy({ plan, day, edit }: Props) {
  const now = useNow()
  const [to, setTo] = useState('')
  const [tried, setTried] = useState(false)
  const at = fieldInstant(to)
  const fault =
    at === null
      ? words.noTime
      : faultMessage(planFault(plan, addedDays(plan, at, day.topics.length), now), plan.end_time, now)
  const copy = async () => {
    setTried(true)
    if (fault !== null || at === null) return
    const id = plan.homework_id
    await edit.run({
      send: () => planCalls.copy({ homework_id: id, date: day.date, start_time: wireTime(at) }),
      doneMessage: words.said.copy(shortTime(at, now)),
      date: wireDate(at),
      undo: { send: () => planCalls.skip(id, wireDate(at)), date: day.date },
    })
  }
  return (
    <fieldset className={classes.act}>
      <legend>{words.copy}</legend>
      <div className={classes.row}>
        <DateTimeField
          label={words.copyTo}
          value={to}
          min={wireDate(now)}
          time={day.start_time.slice(11, 16)}
          error={tried && fault !== null ? fault : undefined}
          onChange={value => {
            setTo(value)
            setTried(value !== '')
          }}
        />
        <Button variant="default" aria-busy={edit.busy || undefined} onClick={() => void copy()}>
          {words.copyGo}
        </Button>
      </div>
    </fieldset>
  )
}
