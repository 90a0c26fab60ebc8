import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { useNow } from '../../ui/clock'
import classes from './PeriodBar.module.css'
import { PeriodDates } from './PeriodDates'
import { chosenPeriod, type PeriodChoice, type PeriodFault, presets } from './period'
import { text } from './text'

interface Props {
  choice: PeriodChoice
  onChange(change: PeriodChoice): void
  fault: PeriodFault | null
}

/** The period of a page in one line: a preset, or own dates. */
export function PeriodBar({ choice, onChange, fault }: Props) {
  const now = useNow()
  const faultId = useId()
  const period = chosenPeriod(choice, now)
  return (
    <div className={classes.bar}>
      <NativeSelect
        size="xs"
        aria-label={text.period}
        data={Object.entries(text.presets).map(([value, label]) => ({ value, label }))}
        value={choice.preset}
        onChange={event => {
          const { value } = event.currentTarget
          // own dates start with the dates that were shown last
          onChange({ ...period, preset: presets.find(each => each === value) ?? 'own' })
        }}
      />
      <PeriodDates className={classes.date} period={period} onChange={onChange} fault={fault} faultId={faultId} />
      {fault && (
        <p id={faultId} className={classes.fault} role="alert">
          {text.faults[fault]}
        </p>
      )}
    </div>
  )
}
