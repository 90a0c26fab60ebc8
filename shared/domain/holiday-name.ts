import { holidayNames } from '../text'
import { holidayAt } from './holidays'
import { jstParts, parseJst } from './time'

/** The name of the national holiday on a date, `YYYY-MM-DD` with or without a time; null for another day. */
export function holidayOn(date: string): string | null {
  const at = parseJst(date.slice(0, 10))
  const holiday = at === null ? null : holidayAt(jstParts(at))
  return holiday && holidayNames[holiday]
}
