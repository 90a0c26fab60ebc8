/** One month as weeks of dates, Sunday first, in Tokyo time. */
import { day as dayMs, fromJst, jstParts, wireDate } from '../../../shared/domain/time'

export interface Month {
  year: number
  /** 1 to 12. */
  month: number
}

export interface Cell {
  /** `YYYY-MM-DD`. */
  date: string
  day: number
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  /** False for the days of the neighbouring months. */
  inside: boolean
}

export const monthOf = (instant: number): Month => {
  const { year, month } = jstParts(instant)
  return { year, month }
}

/** The month `by` months later; earlier for a negative number. */
export function addMonths({ year, month }: Month, by: number): Month {
  return monthOf(fromJst(year, month + by))
}

/** The weeks that contain the month, seven days each. */
export function weeksOf({ year, month }: Month): Cell[][] {
  const first = fromJst(year, month)
  const start = first - jstParts(first).weekday * dayMs
  const weeks: Cell[][] = []
  for (let at = start; at < fromJst(year, month + 1); at += 7 * dayMs) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const parts = jstParts(at + weekday * dayMs)
        return { date: wireDate(at + weekday * dayMs), day: parts.day, weekday, inside: parts.month === month }
      }),
    )
  }
  return weeks
}
