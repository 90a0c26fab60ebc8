/** Calendar days in JST. */
import { day, jstParts, midnight } from './time'

/** How many calendar days the second instant is after the first, in JST: 0 on the same date. */
export const daysBetween = (from: number, to: number): number => Math.round((midnight(to) - midnight(from)) / day)

/** `11/28`. */
export function monthDay(instant: number): string {
  const { month, day: date } = jstParts(instant)
  return `${month}/${date}`
}
