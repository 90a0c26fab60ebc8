import { Button, SegmentedControl } from '@mantine/core'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { day as dayMs, fromJst, jstParts, wireDate } from '../../../../shared/domain/time'
import { useNow } from '../../../ui/clock'
import { DateTimeField } from '../../../ui/DateTimeField'
import type { AssignDraft } from '../draft/assign-draft'
import { fieldInstant, fieldTimeAhead } from '../draft/field-times'
import classes from './Form.module.css'
import { text } from './text'

const timings = [
  { value: '0', label: text.now },
  { value: '1', label: text.scheduled },
]

/** The last minute of a day: until then students may hand in. */
const evening = [23, 59] as const

const ends = [
  { label: text.endIn.tomorrow, after: text.endAfter.day, days: 1 },
  { label: text.endIn.week, after: text.endAfter.week, days: 7 },
  { label: text.endIn.fortnight, after: text.endAfter.fortnight, days: 14 },
]

const midnight = (instant: number): number => {
  const { year, month, day } = jstParts(instant)
  return fromJst(year, month, day)
}

/** How many days lie between today and an end, in Tokyo; null where that is no time or lies before today. */
function daysTill(end: string, now: number): number | null {
  const instant = fieldInstant(end)
  const days = instant === null ? -1 : Math.round((midnight(instant) - midnight(now)) / dayMs)
  return days < 0 ? null : days
}

/** The times of a homework, as the draft of one holds them. */
export type TimesValue = Pick<AssignDraft, 'delivery_type' | 'start' | 'end'>

interface Props {
  kind: HomeworkKind
  value: TimesValue
  /** One of the values that has changed. */
  onChange(change: Partial<TimesValue>): void
  faults: { start?: string | undefined; end?: string | undefined }
  /** Of a periodic plan its last delivery, from which the proposed ends are counted; from today where there is none. */
  after?: string | undefined
  /** It has gone out: only its end can be changed. */
  endOnly?: boolean
}

/** When it goes out and until when it is done (SPEC §4, §5): a periodic plan's days say when it goes out. */
export function TimeFields({ kind, value, onChange, faults, after, endOnly = false }: Props) {
  const now = useNow()
  const days = daysTill(value.end, now)
  const today = wireDate(now)
  const base = Math.max(now, fieldInstant(after ?? '') ?? 0)
  const starts = kind !== 2 && !endOnly
  return (
    <fieldset className={classes.card}>
      <legend>{text.times}</legend>
      {kind === 1 && !endOnly && (
        <SegmentedControl
          aria-label={text.timing}
          data={timings}
          value={String(value.delivery_type)}
          onChange={timing => onChange({ delivery_type: timing === '1' ? 1 : 0 })}
        />
      )}
      {starts && (kind === 3 || value.delivery_type === 1) && (
        <DateTimeField
          label={kind === 3 ? text.wordTestStart : text.start}
          min={today}
          time="08:00"
          value={value.start}
          error={faults.start}
          onChange={start => onChange({ start })}
        />
      )}
      <DateTimeField
        label={text.end}
        min={today}
        time="23:59"
        value={value.end}
        error={faults.end}
        description={days === null ? undefined : text.tillThen(days)}
        onChange={end => onChange({ end })}
      />
      <fieldset className={classes.choices} aria-label={text.ends}>
        {ends.map(each => (
          <Button
            key={each.days}
            size="compact-sm"
            variant="default"
            onClick={() => onChange({ end: fieldTimeAhead(base, { days: each.days, at: evening }) })}
          >
            {base > now ? each.after : each.label}
          </Button>
        ))}
      </fieldset>
    </fieldset>
  )
}
