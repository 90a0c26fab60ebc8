import { useId } from 'react'
import { DateField } from '../DateField'
import classes from './list.module.css'
import { type Period, periodState } from './period-state'
import { text } from './text'

interface Props {
  period: Period
  onChange(change: Partial<Period>): void
  /** What happens in the period, for the fields' names; by default 期間. */
  label?: string
}

/** Start and end of the period that filters a list. If the end is before the start, it says so. */
export function PeriodFilter({ period, onChange, label = text.period }: Props) {
  const faultId = useId()
  const isReversed = periodState(period) === 'reversed'
  const edge = (key: 'from' | 'to') => (
    <DateField
      size="xs"
      className={classes.date}
      label={text[key](label)}
      hideLabel
      aria-errormessage={isReversed ? faultId : undefined}
      error={isReversed}
      value={period[key]}
      onChange={value => onChange({ [key]: value })}
    />
  )
  return (
    <fieldset className={classes.period}>
      <legend>{label}</legend>
      {edge('from')}
      <span aria-hidden>{text.between}</span>
      {edge('to')}
      {isReversed && (
        <p id={faultId} className={classes.fault} role="alert">
          {text.reversed}
        </p>
      )}
    </fieldset>
  )
}
