/** How a month is written. Pure functions. */
import { jstParts } from '../../../shared/domain/time'
import { text } from './text'
import { monthOf, startOf } from './usage-months'

/** `2026年11月`; a month that is not over says so. */
export function monthWords(month: string, now: number): string {
  const { year, month: number } = jstParts(startOf(month))
  const words = text.month(year, number)
  return month === monthOf(now) ? text.running(words) : words
}

/** `11月`. */
export const monthTick = (month: string): string => text.tick(Number(month.slice(5)))
