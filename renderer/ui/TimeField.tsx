import { readTime, wholeTime } from './date-typing'
import { type FieldProps, TypedField } from './TypedField'
import { commonText } from './text'

/** A time of day, `HH:mm` or empty; typed (18:00, 1800, 18時半). */
export function TimeField(props: FieldProps) {
  return (
    <TypedField
      {...props}
      show={value => value.replace(/^0/, '')}
      read={readTime}
      whole={wholeTime}
      unreadable={commonText.dates.noTime}
      placeholder={commonText.dates.exampleTime}
    />
  )
}
