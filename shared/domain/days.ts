/** Calendar days in JST. */
import { day, fromJst, jstParts } from './time'

const midnight = (instant: number): number => {
  const { year, month, day: date } = jstParts(instant)
  return fromJst(year, month, date)
}

/** How many calendar days the second instant is after the first, in JST: 0 on the same date. */
export const daysBetween = (from: number, to: number): number => Math.round((midnight(to) - midnight(from)) / day)

/** `11/28`. */
export function monthDay(instant: number): string {
  const { month, day: date } = jstParts(instant)
  return `${month}/${date}`
}
