import { clockTime } from '../../shared/domain/time'
import { type FieldProps, TypedField } from './TypedField'
import { commonText } from './text'
import { isCompleteTime, parseTypedTime } from './typed-dates'

/** A field for a time of day, `HH:mm` or empty; typed (18:00, 1800, 18時半). */
export function TimeField(props: FieldProps) {
  return (
    <TypedField
      {...props}
      format={clockTime}
      parse={parseTypedTime}
      isComplete={isCompleteTime}
      unreadable={commonText.dates.noTime}
      placeholder={commonText.dates.exampleTime}
    />
  )
}
