import { Button, SegmentedControl } from '@mantine/core'
import { daysBetween, monthDay } from '../../../../shared/domain/days'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { wireDate } from '../../../../shared/domain/time'
import { useNow } from '../../../ui/clock'
import { DateTimeField } from '../../../ui/DateTimeField'
import type { DateNotes } from '../../../ui/DayPicker'
import type { AssignDraft } from '../draft/assign-draft'
import { fieldInstant, fieldTimeAhead } from '../draft/field-times'
import classes from './Form.module.css'
import { text } from './text'

const timings = [
  { value: '0', label: text.now },
  { value: '1', label: text.scheduled },
]

/** The proposed time of day for a deadline: the last minute of the day. */
const endOfDay = [23, 59] as const

const proposedEnds = [
  { word: 'day', days: 1 },
  { word: 'week', days: 7 },
  { word: 'fortnight', days: 14 },
] as const

/** The number of days from today to a deadline, in JST; null if the deadline is invalid or before today. */
function daysUntil(end: string, now: number): number | null {
  const instant = fieldInstant(end)
  const days = instant === null ? -1 : daysBetween(now, instant)
  return days < 0 ? null : days
}

/** The times part of a homework draft. */
export type TimesValue = Pick<AssignDraft, 'delivery_type' | 'start' | 'end'>

interface Props {
  kind: HomeworkKind
  value: TimesValue
  onChange(change: Partial<TimesValue>): void
  faults: { start?: string | undefined; end?: string | undefined }
  /** The last delivery of a periodic plan: proposed deadlines count from it. */
  after?: string | undefined
  /** The deadlines of other homework. */
  others?: DateNotes | undefined
  /** The homework is delivered already: only the deadline can change. */
  endOnly?: boolean
}

/**
 * Fields for delivery time and deadline (SPEC §4, §5). The days of a periodic plan set its delivery times. The proposed
 * deadlines count from a delivery on a later day, else from today.
 */
export function TimeFields({ kind, value, onChange, faults, after, others, endOnly = false }: Props) {
  const now = useNow()
  const days = daysUntil(value.end, now)
  const today = wireDate(now)
  const sameDay = others?.get(value.end.slice(0, 10)) ?? []
  const endNotes = [
    ...(days === null ? [] : [text.daysUntil(days)]),
    ...(sameDay.length === 0 ? [] : [text.sameDay(sameDay)]),
  ]
  const hasStart = kind !== 2 && !endOnly && (kind === 3 || value.delivery_type === 1)
  const delivery = fieldInstant(after ?? (hasStart ? value.start : ''))
  const isDeliveryAhead = delivery !== null && daysBetween(now, delivery) > 0
  const base = isDeliveryAhead ? delivery : now
  const words = text.endIn[isDeliveryAhead ? (after === undefined ? 'delivery' : 'plan') : 'today']
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
      {hasStart && (
        <DateTimeField
          label={text.start}
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
        notes={others}
        description={endNotes.join('　') || undefined}
        onChange={end => onChange({ end })}
      />
      <fieldset className={classes.choices} aria-label={text.proposedEnds}>
        {proposedEnds.map(each => {
          const proposed = fieldTimeAhead(base, { days: each.days, at: endOfDay })
          return (
            <Button key={each.days} size="compact-sm" variant="default" onClick={() => onChange({ end: proposed })}>
              {text.proposedEnd(words[each.word], monthDay(fieldInstant(proposed) ?? base))}
            </Button>
          )
        })}
      </fieldset>
    </fieldset>
  )
}
