import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useNow } from '../../ui/clock'
import { PeriodDates } from './PeriodDates'
import classes from './PeriodField.module.css'
import { chosenPeriod, type PeriodChoice, type PeriodFault, presets } from './period'
import { text } from './text'

interface Props {
  choice: PeriodChoice
  onChange(change: PeriodChoice): void
  fault: PeriodFault | null
}

/** Chooses the period of score sheets: a preset, or own dates. */
export function PeriodField({ choice, onChange, fault }: Props) {
  const now = useNow()
  const faultId = useId()
  const period = chosenPeriod(choice, now)
  return (
    <div>
      <p className={classes.label}>{text.period}</p>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={text.period}
        data={Object.entries(text.presets).map(([value, label]) => ({ value, label }))}
        value={choice.preset}
        // own dates start with the dates that were shown last
        onChange={value => onChange({ ...period, preset: presets.find(each => each === value) ?? 'own' })}
      />
      <div className={classes.days}>
        <PeriodDates period={period} onChange={onChange} fault={fault} faultId={faultId} />
      </div>
      {fault && (
        <p id={faultId} className={classes.fault} role="alert">
          {text.faults[fault]}
        </p>
      )}
    </div>
  )
}
