import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { day as dayMs, fromJst, jstParts } from '../../../../shared/domain/time'
import { useNow } from '../../../bridge'
import { fieldInstant, inJst } from '../model/field-times'
import type { StepProps } from '../step'
import classes from './Form.module.css'
import { text } from './text'

const timings = [
  { value: '0', label: text.now },
  { value: '1', label: text.scheduled },
]

/** The last minute of a day: until then students may hand in. */
const evening = [23, 59] as const

const ends = [
  { label: text.endIn.tomorrow, days: 1 },
  { label: text.endIn.week, days: 7 },
  { label: text.endIn.fortnight, days: 14 },
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

/** When it goes out and until when it is done (SPEC §4, §5): a periodic plan's days say when it goes out. */
export function Times({ kind, draft, change, fault }: StepProps) {
  const now = useNow()
  const days = daysTill(draft.end, now)
  const scheduled = kind === 3 || draft.delivery_type === 1
  return (
    <fieldset className={classes.card}>
      <legend>{text.times}</legend>
      {kind === 1 && (
        <SegmentedControl
          aria-label={text.timing}
          data={timings}
          value={String(draft.delivery_type)}
          onChange={value => change({ delivery_type: value === '1' ? 1 : 0 })}
        />
      )}
      {kind !== 2 && scheduled && (
        <TextInput
          type="datetime-local"
          label={kind === 3 ? text.wordTestStart : text.start}
          value={draft.start}
          error={fault('start')}
          onChange={event => change({ start: event.currentTarget.value }, 'start')}
        />
      )}
      <TextInput
        type="datetime-local"
        label={text.end}
        value={draft.end}
        error={fault('end')}
        description={days === null ? undefined : text.tillThen(days)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={event => change({ end: event.currentTarget.value }, 'end')}
      />
      <fieldset className={classes.choices} aria-label={text.ends}>
        {ends.map(each => (
          <Button
            key={each.days}
            size="compact-sm"
            variant="default"
            onClick={() => change({ end: inJst(now, { days: each.days, at: evening }) }, 'end')}
          >
            {each.label}
          </Button>
        ))}
      </fieldset>
    </fieldset>
  )
}
