import { Button } from '@mantine/core'
import { useState } from 'react'
import { wireDate } from '../../../../shared/domain/time'
import { useNow } from '../../../bridge'
import type { DraftDay } from '../model/draft'
import type { StepProps } from '../step'
import { Calendar } from './Calendar'
import { DayPanel } from './DayPanel'
import classes from './Plan.module.css'
import { PlanPicker } from './PlanPicker'
import { text } from './text'

const nameOf = (date: string): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return date === ''
    ? ''
    : text.day(month, day, text.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '')
}

/** The plan as a calendar: what goes out on which day, before anything is sent (SPEC §2 "preview"). */
export function PlanStep({ draft, change, fault }: StepProps) {
  const today = wireDate(useNow())
  const [date, setDate] = useState('')
  const [picking, setPicking] = useState(false)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<DraftDay[] | null>(null)
  const { days } = draft
  const contents = days.reduce((sum, day) => sum + day.contents.length, 0)

  const put = (next: DraftDay[], words = '') => {
    setBefore(words === '' ? null : days)
    setSaid(words)
    change({ days: next }, 'days')
  }
  return (
    <div className={classes.plan}>
      <div className={classes.left}>
        <div className={classes.head}>
          <p className={classes.note}>{text.summary(days.length, contents)}</p>
          {fault('days') && (
            <p className={classes.fault} role="alert">
              {fault('days')}
            </p>
          )}
          <Button onClick={() => setPicking(true)}>{text.add}</Button>
        </div>
        <Calendar days={days} selected={date} today={today} onSelect={setDate} />
      </div>
      <section className={classes.panel} aria-label={text.dayPanel}>
        <h2>{date === '' ? text.dayPanel : nameOf(date)}</h2>
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
          <DayPanel key={date} days={days} date={date} name={nameOf(date)} today={today} onChange={put} />
        )}
      </section>
      {picking && (
        <PlanPicker
          days={days}
          family={draft.family_id}
          date={date}
          name={nameOf(date)}
          today={today}
          onPut={next => {
            put(next)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
