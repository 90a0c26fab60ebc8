import { Button } from '@mantine/core'
import { clockTime } from '../../shared/domain/time'
import { now } from './clock'
import classes from './Dates.module.css'
import { type DateNotes, DayPicker } from './DayPicker'
import { type FieldProps, TypedField } from './TypedField'
import { commonText } from './text'
import { formatDateTime, isCompleteDateTime, parseTypedDateTime } from './typed-dates'

/** Times of day that are one click away (chosen): lessons, the end of school, the evening. */
const times = ['08:00', '08:30', '12:30', '16:00', '18:00', '20:00', '22:00', '23:59']

interface Props extends FieldProps {
  /** The first date that the calendar offers. */
  min?: string | undefined
  /** Notes about dates in the calendar. */
  notes?: DateNotes | undefined
  /** The time of day, `HH:mm`, for a date that is chosen without a time. */
  time: string
}

/**
 * A field for a date and time, `YYYY-MM-DDTHH:mm` in Tokyo or empty, typed (11/28 18:00, 明日 8:30, 18:00) or chosen in a
 * calendar.
 */
export function DateTimeField({ min, notes, time, ...field }: Props) {
  const { value, onChange } = field
  const date = value.slice(0, 10)
  return (
    <TypedField
      {...field}
      format={formatDateTime}
      parse={typed => parseTypedDateTime(typed, now(), { date, time })}
      isComplete={isCompleteDateTime}
      unreadable={commonText.dates.noDateTime}
      placeholder={commonText.dates.exampleDateTime}
      picker={done => (
        <DayPicker
          value={date}
          min={min}
          notes={notes}
          onPick={picked => onChange(`${picked}T${value.slice(11) || time}`)}
        >
          <fieldset className={classes.times} aria-label={commonText.dates.times}>
            {times.map(each => (
              <Button
                key={each}
                size="compact-sm"
                variant={value.slice(11) === each ? 'filled' : 'default'}
                data-mantine-stop-propagation
                disabled={date === ''}
                aria-pressed={value.slice(11) === each}
                onClick={() => {
                  onChange(`${date}T${each}`)
                  done()
                }}
              >
                {clockTime(each)}
              </Button>
            ))}
          </fieldset>
        </DayPicker>
      )}
    />
  )
}
