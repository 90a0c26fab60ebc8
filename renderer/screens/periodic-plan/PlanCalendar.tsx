import { type ReactNode, useState } from 'react'
import { clockTime, parseJst, wireDate } from '../../../shared/domain/time'
import { Calendar, type CalendarDay, dateName } from '../../ui/calendar/Calendar'
import { HolidayWord } from '../../ui/calendar/HolidayWord'
import { useNow } from '../../ui/clock'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import layout from '../../ui/layout/layout.module.css'
import classes from './PeriodicPlan.module.css'
import { openDays, type Plan, type PlanDay } from './plan-days'
import { text } from './text'

const labels = text.detail
/** The calendar handles its keys itself. */
const keys = [
  { label: labels.arrows, keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] },
  { label: labels.enter, keys: ['Enter'] },
]

/** The time of day of a delivery, e.g. `8:00`. */
const timeOfDay = ({ start_time }: PlanDay): string => clockTime(start_time)

/** Converts a day of the plan to a day of the calendar. */
function calendarDay(day: PlanDay): CalendarDay {
  const count = day.topics.length
  const done = day.is_delivered === 1
  const first = day.topics[0]?.resource_title
  return {
    date: day.date,
    state: done ? labels.stateDone(count) : labels.state(count),
    lines: [
      done ? labels.deliveryDone(timeOfDay(day), count) : labels.delivery(timeOfDay(day), count),
      ...(first === undefined ? [] : [first]),
    ],
    tone: done ? 'done' : 'held',
  }
}

interface Props {
  plan: Plan
  /** The date to select when it changes. At first: the next delivery, or the last one if there is none. */
  date: string | null
  /** Whether dates without a delivery can be selected. */
  canSelectFreeDates: boolean
  /** The content beside the calendar for the selected date. */
  panel(date: string): ReactNode
}

/** The calendar of deliveries, and beside it the selected day. */
export function PlanCalendar({ plan, date, canSelectFreeDates, panel }: Props) {
  const today = wireDate(useNow())
  const first = openDays(plan)[0] ?? plan.items.at(-1)
  const [selected, setSelected] = useState(
    date !== null && parseJst(date) !== null ? wireDate(parseJst(date) ?? 0) : (first?.date ?? ''),
  )
  // a change can select another day
  const [lastDate, setLastDate] = useState(date)
  if (lastDate !== date) {
    setLastDate(date)
    if (date !== null) setSelected(date)
  }
  useKeyTable(keys)
  const deliveryDates = new Set(plan.items.map(day => day.date))
  return (
    <div className={`${layout.panels} ${classes.board}`}>
      <div className={classes.left}>
        <Calendar
          label={labels.calendar}
          days={plan.items.map(calendarDay)}
          selected={selected}
          today={today}
          selectable={each => deliveryDates.has(each) || (canSelectFreeDates && each >= today)}
          onSelect={setSelected}
        />
        <KeyHints rows={keys} />
      </div>
      <section className={classes.panel} aria-label={labels.panel}>
        <h2>{selected === '' ? labels.panel : dateName(selected)}</h2>
        <HolidayWord date={selected} />
        {selected === '' ? <p className={classes.note}>{labels.choose}</p> : panel(selected)}
      </section>
    </div>
  )
}
