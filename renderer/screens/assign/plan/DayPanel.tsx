import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { Basket } from '../../../features/homework/contents/Basket'
import type { DraftDay } from '../../../features/homework/draft/assign-draft'
import { dateName } from '../../../ui/calendar/Calendar'
import { DateField } from '../../../ui/DateField'
import { TimeField } from '../../../ui/TimeField'
import classes from './Plan.module.css'
import { changeDay, copyDay, findDay, type MovedDays, removeDay, shiftDays } from './plan-days'
import { text } from './text'

interface Props {
  days: readonly DraftDay[]
  date: string
  /** The name of the date. */
  name: string
  today: string
  onChange(days: DraftDay[], message?: string): void
}

/** One day of the plan: edits its contents and time, copies it to another day, shifts a range of days, or removes it. */
export function DayPanel({ days, date, name, today, onChange }: Props) {
  const day = findDay(days, date)
  if (!day) return <p className={classes.note}>{text.nothing}</p>
  return (
    <>
      <div className={classes.act}>
        <TimeField
          label={text.time}
          value={day.start.slice(11)}
          onChange={time => {
            if (time !== '') onChange(changeDay(days, date, old => ({ ...old, start: `${date}T${time}` })))
          }}
        />
        <Button variant="default" onClick={() => onChange(removeDay(days, date), text.removed(name))}>
          {text.remove}
        </Button>
      </div>
      {day.contents.length === 0 && <p className={classes.fault}>{text.dayEmpty}</p>}
      <Basket
        compact
        preview
        contents={day.contents}
        onChange={contents => onChange(changeDay(days, date, old => ({ ...old, contents })))}
      />
      <CopyDay days={days} date={date} today={today} onChange={onChange} />
      <ShiftDays days={days} date={date} today={today} onChange={onChange} />
    </>
  )
}

type ActionProps = Omit<Props, 'name'>

function CopyDay({ days, date, today, onChange }: ActionProps) {
  const [to, setTo] = useState('')
  const [fault, setFault] = useState<string>()
  const copy = () => {
    const next = to === '' ? null : copyDay(days, date, to)
    setFault(next ? undefined : to === '' ? text.copyNeedsDate : text.copyDateTaken)
    if (!next) return
    setTo('')
    onChange(next, text.copied(dateName(to)))
  }
  return (
    <div className={classes.act}>
      <DateField label={text.copyTo} min={today} value={to} error={fault} onChange={setTo} />
      <Button variant="default" onClick={copy}>
        {text.copy}
      </Button>
    </div>
  )
}

function ShiftDays({ days, date, onChange }: ActionProps) {
  const [by, setBy] = useState(1)
  const [last, setLast] = useState('')
  const [fault, setFault] = useState<string>()
  const shift = () => {
    const end = last === '' ? '9999-12-31' : last
    const next: MovedDays = shiftDays(days, date, end, by)
    setFault(next ? undefined : text.dateTaken)
    if (next)
      onChange(
        next,
        text.shifted(days.filter(day => day.start.slice(0, 10) >= date && day.start.slice(0, 10) <= end).length),
      )
  }
  return (
    <div className={`${classes.act} ${classes.described}`}>
      <DateField label={text.shiftTo} description={text.shiftAll} min={date} value={last} onChange={setLast} />
      <NumberInput
        className={classes.short}
        label={text.shiftDays}
        description={text.shiftHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={by}
        min={-60}
        max={60}
        allowDecimal={false}
        error={fault}
        onChange={value => setBy(Number(value) || 0)}
      />
      <Button variant="default" onClick={shift}>
        {text.shift}
      </Button>
    </div>
  )
}
