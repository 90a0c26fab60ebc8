import { Button, SegmentedControl } from '@mantine/core'
import { useRef, useState } from 'react'
import { clockTime, wireDate } from '../../../../shared/domain/time'
import type { AssignDraft, DraftDay } from '../../../features/homework/draft/assign-draft'
import type { StepProps } from '../../../features/homework/draft/step-props'
import { Calendar, type CalendarDay, dateName } from '../../../ui/calendar/Calendar'
import { HolidayWord } from '../../../ui/calendar/HolidayWord'
import { useNow } from '../../../ui/clock'
import layout from '../../../ui/layout/layout.module.css'
import { DayList } from './DayList'
import { DayPanel } from './DayPanel'
import classes from './Plan.module.css'
import { PlanPicker } from './PlanPicker'
import { contentCount, dateOfDay } from './plan-days'
import { text } from './text'

type Plan = Pick<AssignDraft, 'days' | 'contents'>

/** Converts a day of the draft to a day of the calendar. */
const toCalendarDay = (day: DraftDay): CalendarDay => {
  const count = day.contents.length
  const first = day.contents[0]?.resource_title
  return {
    date: dateOfDay(day),
    state: text.contentCount(count),
    lines: [`${clockTime(day.start)} ${text.contentCount(count)}`, ...(first === undefined ? [] : [first])],
    tone: count === 0 ? 'fault' : 'held',
  }
}

/**
 * The step that plans the deliveries. A calendar shows the contents of each day, as a preview before publication (SPEC
 * §2 "preview").
 */
export function PlanStep({ draft, change, fault }: StepProps) {
  const today = wireDate(useNow())
  const [date, setDate] = useState('')
  const [isPicking, setIsPicking] = useState(false)
  const [asList, setAsList] = useState(false)
  const [message, setMessage] = useState('')
  const [undoPlan, setUndoPlan] = useState<Plan | null>(null)
  const pickButton = useRef<HTMLButtonElement>(null)
  const closePicker = () => {
    setIsPicking(false)
    pickButton.current?.focus()
  }
  // contents that are on no day yet are part of the draft, too
  const { days, contents: chosen } = draft
  const contents = contentCount(days)

  const changePlan = (next: Partial<Plan>, words = '') => {
    setUndoPlan(words === '' ? null : { days, contents: chosen })
    setMessage(words)
    change(next)
  }
  return (
    <div className={`${layout.panels} ${classes.plan}`}>
      <div className={`${layout.scrollPlain} ${classes.left}`}>
        <div className={classes.head}>
          <SegmentedControl
            size="xs"
            aria-label={text.view}
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
            ref={pickButton}
            data-first
            data-faulty={fault('days') !== undefined || undefined}
            onClick={() => setIsPicking(true)}
          >
            {text.add}
          </Button>
        </div>
        {asList ? (
          <DayList days={days} selected={date} nameOf={dateName} onSelect={setDate} />
        ) : (
          <Calendar
            label={text.calendar}
            days={days.map(toCalendarDay)}
            selected={date}
            today={today}
            selectable={day => day >= today}
            onSelect={setDate}
          />
        )}
      </div>
      <section className={`${layout.scroll} ${classes.panel}`} aria-label={text.dayPanel}>
        <h2>{date === '' ? text.dayPanel : dateName(date)}</h2>
        <HolidayWord date={date} />
        <p className={classes.said} role="status">
          {message}
          {undoPlan && (
            <Button size="compact-xs" variant="default" onClick={() => changePlan(undoPlan)}>
              {text.undo}
            </Button>
          )}
        </p>
        {date === '' ? (
          <p className={classes.note}>{text.choose}</p>
        ) : (
          <DayPanel
            key={date}
            days={days}
            date={date}
            name={dateName(date)}
            today={today}
            onChange={(next, words) => changePlan({ days: next }, words)}
          />
        )}
      </section>
      {isPicking && (
        <PlanPicker
          days={days}
          family={draft.family_id}
          date={date}
          name={dateName(date)}
          today={today}
          chosen={chosen}
          onChoose={contents => changePlan({ contents })}
          onPut={next => {
            changePlan({ days: next, contents: [] }, text.addedContents(contentCount(next) - contents))
            closePicker()
          }}
          onClose={closePicker}
        />
      )}
    </div>
  )
}
