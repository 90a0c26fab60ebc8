import { Button, SegmentedControl } from '@mantine/core'
import { useRef, useState } from 'react'
import { wireDate } from '../../../../shared/domain/time'
import type { Content, DraftDay } from '../../../features/homework/draft/assign-draft'
import type { StepProps } from '../../../features/homework/draft/step-props'
import { Calendar, type CalendarDay, dateName } from '../../../ui/calendar/Calendar'
import { useNow } from '../../../ui/clock'
import { DayList } from './DayList'
import { DayPanel } from './DayPanel'
import classes from './Plan.module.css'
import { PlanPicker } from './PlanPicker'
import { contentCount, dateOfDay } from './plan-days'
import { text } from './text'

/** A day as the calendar shows it. */
const shownDay = (day: DraftDay): CalendarDay => {
  const count = day.contents.length
  const first = day.contents[0]?.resource_title
  return {
    date: dateOfDay(day),
    state: text.holds(count),
    lines: [`${day.start.slice(11)} ${text.holds(count)}`, ...(first === undefined ? [] : [first])],
    tone: count === 0 ? 'fault' : 'held',
  }
}

/** The plan as a calendar: what goes out on which day, before anything is sent (SPEC §2 "preview"). */
export function PlanStep({ draft, change, fault }: StepProps) {
  const today = wireDate(useNow())
  const [date, setDate] = useState('')
  const [picking, setPicking] = useState(false)
  const [asList, setAsList] = useState(false)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<DraftDay[] | null>(null)
  const pick = useRef<HTMLButtonElement>(null)
  const stopPicking = () => {
    setPicking(false)
    pick.current?.focus()
  }
  // what is chosen and stands on no day yet is kept as well
  const { days, contents: chosen } = draft
  const contents = contentCount(days)

  const put = (next: DraftDay[], words = '', rest: Content[] = chosen) => {
    setBefore(words === '' ? null : days)
    setSaid(words)
    change({ days: next, contents: rest }, 'days')
  }
  return (
    <div className={classes.plan}>
      <div className={classes.left}>
        <div className={classes.head}>
          <SegmentedControl
            size="xs"
            aria-label={text.shape}
            data={[
              { value: 'calendar', label: text.asCalendar },
              { value: 'list', label: text.asList },
            ]}
            value={asList ? 'list' : 'calendar'}
            onChange={value => setAsList(value === 'list')}
          />
          <p className={classes.note}>{text.summary(days.length, contents)}</p>
          {chosen.length > 0 && <p className={classes.note}>{text.unplaced(chosen.length)}</p>}
          {fault('days') && (
            <p className={classes.fault} role="alert">
              {fault('days')}
            </p>
          )}
          <Button
            ref={pick}
            data-first
            data-faulty={fault('days') !== undefined || undefined}
            onClick={() => setPicking(true)}
          >
            {text.add}
          </Button>
        </div>
        {asList ? (
          <DayList days={days} selected={date} nameOf={dateName} onSelect={setDate} />
        ) : (
          <Calendar
            label={text.calendar}
            days={days.map(shownDay)}
            selected={date}
            today={today}
            selectable={each => each >= today}
            onSelect={setDate}
          />
        )}
      </div>
      <section className={classes.panel} aria-label={text.dayPanel}>
        <h2>{date === '' ? text.dayPanel : dateName(date)}</h2>
        <p className={classes.said} role="status">
          {said}
          {before && (
            <Button size="compact-xs" variant="default" onClick={() => put(before)}>
              {text.undo}
            </Button>
          )}
        </p>
        {date === '' ? (
          <p className={classes.note}>{text.choose}</p>
        ) : (
          <DayPanel key={date} days={days} date={date} name={dateName(date)} today={today} onChange={put} />
        )}
      </section>
      {picking && (
        <PlanPicker
          days={days}
          family={draft.family_id}
          date={date}
          name={dateName(date)}
          today={today}
          chosen={chosen}
          onChoose={contents => change({ contents })}
          onPut={next => {
            put(next, text.putIn(contentCount(next) - contents), [])
            stopPicking()
          }}
          onClose={stopPicking}
        />
      )}
    </div>
  )
}
