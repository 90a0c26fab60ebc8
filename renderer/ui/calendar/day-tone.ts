import { holidayOn } from '../../../shared/domain/holiday-name'
import { jstParts, parseJst } from '../../../shared/domain/time'

/** The colour of a date: holidays like Sundays; the weekday or the name of the holiday is always beside it. */
export function dayTone(date: string): 'sunday' | 'saturday' | undefined {
  const at = parseJst(date)
  if (at === null) return undefined
  const { weekday } = jstParts(at)
  if (weekday === 0 || holidayOn(date) !== null) return 'sunday'
  return weekday === 6 ? 'saturday' : undefined
}
