/**
 * Field times: the values of date-time fields, `YYYY-MM-DDTHH:mm`, always in JST whatever the PC's time zone (DESIGN
 * §6).
 */
import { fromJst, jstParts, parseJst, wireTime } from '../../../../shared/domain/time'

/** The field time of an instant, without seconds. */
export const fieldTime = (instant: number): string => wireTime(instant).slice(0, 16).replace(' ', 'T')

/**
 * The instant of a field time; null if it is empty or not a real time. Years outside 1900–2199 are typed only in part.
 */
export const fieldInstant = (value: string): number | null => (/^(19|20|21)\d\d-/.test(value) ? parseJst(value) : null)

interface DaysAhead {
  days?: number
  /** Hour and minute; the time of day of `now` if absent. */
  at?: readonly [number, number]
}

/** The field time a number of days after today in JST, at a time of day. */
export function fieldTimeAhead(now: number, { days = 0, at }: DaysAhead): string {
  const { year, month, day, hour, minute } = jstParts(now)
  const [h, m] = at ?? [hour, minute]
  return fieldTime(fromJst(year, month, day + days, h, m))
}
