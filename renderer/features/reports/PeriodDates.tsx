import { DateField } from '../../ui/DateField'
import type { Period, PeriodChoice, PeriodFault } from './period'
import { text } from './text'

interface Props {
  period: Period
  onChange(change: PeriodChoice): void
  fault: PeriodFault | null
  /** The id of the element that says the fault. */
  faultId: string
  className?: string | undefined
}

/** The first and the last day of a period. */
export const PeriodDates = ({ period, onChange, fault, faultId, className }: Props) =>
  (['from', 'to'] as const).map(edge => (
    <DateField
      key={edge}
      className={className}
      label={text[edge]}
      hideLabel
      size="xs"
      value={period[edge]}
      error={fault !== null}
      aria-errormessage={fault === null ? undefined : faultId}
      onChange={value => onChange({ ...period, preset: 'own', [edge]: value })}
    />
  ))
