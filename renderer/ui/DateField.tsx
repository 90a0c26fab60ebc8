import { now } from './clock'
import { DayPicker } from './DayPicker'
import { type FieldProps, TypedField } from './TypedField'
import { commonText } from './text'
import { formatDate, isCompleteDate, parseTypedDate } from './typed-dates'

interface Props extends FieldProps {
  /** The first date that the calendar offers. */
  min?: string | undefined
}

/** A field for a date, `YYYY-MM-DD` in Tokyo or empty, typed (11/28, 2026/11/28, 明日) or chosen in a calendar. */
export function DateField({ min, ...field }: Props) {
  return (
    <TypedField
      {...field}
      format={formatDate}
      parse={typed => parseTypedDate(typed, now())}
      isComplete={isCompleteDate}
      unreadable={commonText.dates.noDate}
      placeholder={commonText.dates.example}
      picker={done => (
        <DayPicker
          value={field.value}
          min={min}
          onPick={date => {
            field.onChange(date)
            done()
          }}
        />
      )}
    />
  )
}
