import { Button } from '@mantine/core'
import planClasses from './Plan.module.css'
import { text } from './text'

interface Props {
  /** 0 Sunday … 6 Saturday. */
  chosen: readonly number[]
  onChange(chosen: number[]): void
}

/** Chooser of the weekdays with a delivery. */
export const Weekdays = ({ chosen, onChange }: Props) => (
  <fieldset className={planClasses.weekdays} aria-label={text.onDays}>
    {text.weekdays.map((weekday, index) => {
      const isOn = chosen.includes(index)
      return (
        <Button
          key={weekday}
          size="compact-sm"
          variant={isOn ? 'filled' : 'default'}
          aria-pressed={isOn}
          onClick={() => onChange(isOn ? chosen.filter(each => each !== index) : [...chosen, index])}
        >
          {weekday}
        </Button>
      )
    })}
  </fieldset>
)
