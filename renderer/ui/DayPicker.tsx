import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ja'
import { wireDate } from '../../shared/domain/time'
import { useNow } from './clock'
import classes from './Dates.module.css'
import { commonText } from './text'
import { formatDate } from './typed-dates'

const datesText = commonText.dates

interface Props {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** The first date that can be chosen. */
  min?: string | undefined
  onPick(date: string): void
}

/** A calendar month, Sunday first. Today is the date in Tokyo, whatever the PC's time zone. */
export function DayPicker({ value, min, onPick }: Props) {
  const today = wireDate(useNow())
  const first = value || (min && min > today ? min : today)
  return (
    <DatePicker
      className={classes.calendar}
      locale="ja"
      weekendDays={[0]}
      firstDayOfWeek={0}
      defaultDate={first}
      value={value === '' ? null : value}
      onChange={date => date && onPick(date)}
      monthLabelFormat={datesText.formats.monthOfYear}
      monthsListFormat={datesText.formats.month}
      yearLabelFormat={datesText.formats.year}
      yearsListFormat={datesText.formats.year}
      decadeLabelFormat={datesText.formats.year}
      getDayAriaLabel={date => (date === today ? `${formatDate(date)} ${datesText.today}` : formatDate(date))}
      getDayProps={date => ({
        ...(date === first ? { 'data-autofocus': true } : {}),
        ...(date === today ? { className: classes.today } : {}),
      })}
      ariaLabels={{
        previousMonth: datesText.previousMonth,
        nextMonth: datesText.nextMonth,
        previousYear: datesText.previousYear,
        nextYear: datesText.nextYear,
        previousDecade: datesText.previousDecade,
        nextDecade: datesText.nextDecade,
      }}
      {...(min ? { minDate: min } : {})}
      // Escape closes the calendar, but not the dialog that contains it.
      __stopPropagation
    />
  )
}
