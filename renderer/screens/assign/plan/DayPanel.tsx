import { Button, NumberInput } from '@mantine/core'
import { useRef } from 'react'
import { Basket } from '../../../features/homework/contents/Basket'
import type { DraftDay } from '../../../features/homework/draft/assign-draft'
import { dateName } from '../../../ui/calendar/Calendar'
import { DateField } from '../../../ui/DateField'
import { useFormState } from '../../../ui/form/use-form-state'
import { TimeField } from '../../../ui/TimeField'
import classes from './Plan.module.css'
import { changeDay, copyDay, findDay, removeDay, shiftDays } from './plan-days'
import { text } from './text'

interface Props {
  days: readonly DraftDay[]
  date: string
  /** The name of the date. */
  name: string
  today: string
  onChange(days: DraftDay[], message?: string): void
}

/**
 * One day of the plan: edits its contents and time, copies it to another day, shifts a range of days, or removes it.
 */
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

// The fields below are not in a `Form`: it would submit them by Ctrl+Enter, which goes to the next step of the wizard.

function CopyDay({ days, date, today, onChange }: ActionProps) {
  const root = useRef<HTMLDivElement>(null)
  const check = ({ to }: { to: string }) => ({
    to: to === '' ? text.copyNeedsDate : copyDay(days, date, to) ? undefined : text.copyDateTaken,
  })
  const form = useFormState({ initial: { to: '' }, check }, root)
  const copy = () => {
    const { to } = form.getValues()
    const next = copyDay(days, date, to)
    if (form.showFaults() || !next) return
    form.clear()
    onChange(next, text.copied(dateName(to)))
  }
  return (
    <div ref={root} className={classes.act}>
      <DateField {...form.field('to')} label={text.copyTo} min={today} />
      <Button variant="default" onClick={copy}>
        {text.copy}
      </Button>
    </div>
  )
}

function ShiftDays({ days, date, onChange }: ActionProps) {
  const root = useRef<HTMLDivElement>(null)
  const initial = { by: 1, last: '' }
  const shifted = ({ by, last }: typeof initial) => shiftDays(days, date, last || '9999-12-31', by)
  const check = (values: typeof initial) => ({ by: shifted(values) ? undefined : text.dateTaken })
  const form = useFormState<typeof initial>({ initial, check }, root)
  const shift = () => {
    const next = shifted(form.getValues())
    if (form.showFaults() || !next) return
    const end = form.getValues().last || '9999-12-31'
    form.clear()
    onChange(
      next,
      text.shifted(days.filter(day => day.start.slice(0, 10) >= date && day.start.slice(0, 10) <= end).length),
    )
  }
  return (
    <div ref={root} className={`${classes.act} ${classes.described}`}>
      <DateField {...form.field('last')} label={text.shiftTo} description={text.shiftAll} min={date} />
      <NumberInput
        className={classes.short}
        label={text.shiftDays}
        description={text.shiftHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('by')}
        min={-60}
        max={60}
        allowDecimal={false}
        onChange={value => form.set({ by: Number(value) || 0 })}
      />
      <Button variant="default" onClick={shift}>
        {text.shift}
      </Button>
    </div>
  )
}
