/** Times as fields of date and time hold them: `YYYY-MM-DDTHH:mm`, which is JST here whatever the PC says (DESIGN §6). */
import { fromJst, jstParts, parseJst, wireTime } from '../../../../shared/domain/time'

/** The value of a field that shows this instant; seconds are not shown. */
export const fieldTime = (instant: number): string => wireTime(instant).slice(0, 16).replace(' ', 'T')

/** The instant that a field holds; null where it is empty or no real time. A year is still being typed before it has four digits of this age. */
export const fieldInstant = (value: string): number | null => (/^(19|20|21)\d\d-/.test(value) ? parseJst(value) : null)

interface Ahead {
  days?: number
  /** The time of day, as hour and minute; that of `now` where absent. */
  at?: readonly [number, number]
}

/** A field's value so many days after today in JST, at a time of day. */
export function fieldTimeAhead(now: number, { days = 0, at }: Ahead): string {
  const { year, month, day, hour, minute } = jstParts(now)
  const [h, m] = at ?? [hour, minute]
  return fieldTime(fromJst(year, month, day + days, h, m))
}
