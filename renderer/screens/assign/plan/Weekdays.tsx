import { Button } from '@mantine/core'
import own from './Plan.module.css'
import { text } from './text'

interface Props {
  /** 0 Sunday … 6 Saturday. */
  chosen: readonly number[]
  onChange(chosen: number[]): void
}

/** The weekdays on which something goes out. */
export const Weekdays = ({ chosen, onChange }: Props) => (
  <fieldset className={own.weekdays} aria-label={text.onDays}>
    {text.weekdays.map((weekday, at) => {
      const on = chosen.includes(at)
      return (
        <Button
          key={weekday}
          size="compact-sm"
          variant={on ? 'filled' : 'default'}
          aria-pressed={on}
          onClick={() => onChange(on ? chosen.filter(each => each !== at) : [...chosen, at])}
        >
          {weekday}
        </Button>
      )
    })}
  </fieldset>
)
