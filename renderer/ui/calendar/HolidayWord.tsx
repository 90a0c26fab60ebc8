import { holidayOn } from '../../../shared/domain/holiday-name'
import classes from './Calendar.module.css'
import { text } from './text'

/** The name of the national holiday on a date, `YYYY-MM-DD` with or without a time; nothing on another day. */
export function HolidayWord({ date }: { date: string }) {
  const name = holidayOn(date)
  return name === null ? null : <span className={classes.holiday}>{text.holiday(name)}</span>
}
