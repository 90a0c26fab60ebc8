import { type ReactNode, useState } from 'react'
import { parseJst, wireDate } from '../../../shared/domain/time'
import { Calendar, type CalendarDay, dateName } from '../../ui/calendar/Calendar'
import { useNow } from '../../ui/clock'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import classes from './PeriodicPlan.module.css'
import { openDays, type Plan, type PlanDay } from './plan-days'
import { text } from './text'

const words = text.detail
/** The calendar handles its keys itself. */
const keys = [
  { label: words.arrows, keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] },
  { label: words.enter, keys: ['Enter'] },
]

/** The time of day of a wire time, `8:00`. */
const clockOf = ({ start_time }: PlanDay): string => start_time.slice(11, 16).replace(/^0/, '')

/** A day as the calendar shows it. */
function shownDay(day: PlanDay): CalendarDay {
  const count = day.topics.length
  const done = day.is_delivered === 1
  const first = day.topics[0]?.resource_title
  return {
    date: day.date,
    state: done ? words.stateDone(count) : words.state(count),
    lines: [
      done ? words.heldDone(clockOf(day), count) : words.held(clockOf(day), count),
      ...(first === undefined ? [] : [first]),
    ],
    tone: done ? 'done' : 'held',
  }
}

interface Props {
  plan: Plan
  /** The date to be looked at, when it changes; to begin with the next delivery, or the last, where it is none. */
  date: string | null
  /** Whether dates without a delivery can be chosen. */
  free: boolean
  /** What stands beside the calendar for the chosen date. */
  panel(date: string): ReactNode
}

/** The calendar of deliveries, and beside it the chosen day. */
export function PlanCalendar({ plan, date, free, panel }: Props) {
  const today = wireDate(useNow())
  const first = openDays(plan)[0] ?? plan.items.at(-1)
  const [selected, setSelected] = useState(
    date !== null && parseJst(date) !== null ? wireDate(parseJst(date) ?? 0) : (first?.date ?? ''),
  )
  // what was done leads to another day
  const [known, setKnown] = useState(date)
  if (known !== date) {
    setKnown(date)
    if (date !== null) setSelected(date)
  }
  useKeyTable(keys)
  const held = new Set(plan.items.map(day => day.date))
  return (
    <div className={classes.board}>
      <div className={classes.left}>
        <Calendar
          label={words.calendar}
          days={plan.items.map(shownDay)}
          selected={selected}
          today={today}
          selectable={each => held.has(each) || (free && each >= today)}
          onSelect={setSelected}
        />
        <KeyHints rows={keys} />
      </div>
      <section className={classes.panel} aria-label={words.panel}>
        <h2>{selected === '' ? words.panel : dateName(selected)}</h2>
        {selected === '' ? <p className={classes.note}>{words.choose}</p> : panel(selected)}
      </section>
    </div>
  )
}
