import { holidayOn } from '../../../shared/domain/holiday-name'
import { jstParts, parseJst } from '../../../shared/domain/time'

/** The colours of the weekdays, Sunday first. */
export const weekdayTones: Readonly<Record<number, 'sunday' | 'saturday'>> = { 0: 'sunday', 6: 'saturday' }

/** The colour of a date: holidays like Sundays; the weekday or the name of the holiday is always beside it. */
export function dayTone(date: string): 'sunday' | 'saturday' | undefined {
  const at = parseJst(date)
  if (at === null) return undefined
  return holidayOn(date) === null ? weekdayTones[jstParts(at).weekday] : 'sunday'
}
