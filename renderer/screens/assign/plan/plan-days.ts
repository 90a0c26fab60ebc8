/** The days of a periodic plan while it is being made: each date once, each with its contents (SPEC §5). */
import { day as dayMs, wireDate } from '../../../../shared/domain/time'
import type { Content, DraftDay } from '../../../features/homework/draft/assign-draft'
import { fieldInstant, fieldTime } from '../../../features/homework/draft/field-times'

/** How many contents go out on all days together. */
export const contentCount = (days: readonly DraftDay[]): number =>
  days.reduce((sum, { contents }) => sum + contents.length, 0)

/** The date of a day, `YYYY-MM-DD`; empty where its time is none. */
export const dateOfDay = ({ start }: DraftDay): string => {
  const instant = fieldInstant(start)
  return instant === null ? '' : wireDate(instant)
}

const inOrder = (days: readonly DraftDay[]): DraftDay[] => [...days].sort((a, b) => a.start.localeCompare(b.start))

export const findDay = (days: readonly DraftDay[], date: string): DraftDay | undefined =>
  days.find(day => dateOfDay(day) === date)

/** The days with another one at this date and time of day (`HH:mm`), its contents added to what is there already. */
export function addToDay(
  days: readonly DraftDay[],
  date: string,
  time: string,
  contents: readonly Content[],
): DraftDay[] {
  const there = findDay(days, date)
  const known = there?.contents ?? []
  const added = contents.filter(one => !known.some(({ resource_id }) => resource_id === one.resource_id))
  const day = { start: there?.start ?? `${date}T${time}`, contents: [...known, ...added] }
  return inOrder([...days.filter(one => one !== there), day])
}

export const removeDay = (days: readonly DraftDay[], date: string): DraftDay[] =>
  days.filter(day => dateOfDay(day) !== date)

export const changeDay = (days: readonly DraftDay[], date: string, change: (day: DraftDay) => DraftDay): DraftDay[] =>
  inOrder(days.map(day => (dateOfDay(day) === date ? change(day) : day)))

/** Where a move or a copy would land on a date that is taken, null: nothing is overwritten. */
export type MovedDays = DraftDay[] | null

/** All days from `first` to `last` (dates) later by so many days, or earlier. */
export function shiftDays(days: readonly DraftDay[], first: string, last: string, by: number): MovedDays {
  const inRange = (day: DraftDay) => dateOfDay(day) >= first && dateOfDay(day) <= last
  const later = (day: DraftDay): DraftDay => {
    const instant = fieldInstant(day.start)
    return instant === null ? day : { ...day, start: fieldTime(instant + by * dayMs) }
  }
  const next = days.map(day => (inRange(day) ? later(day) : day))
  return new Set(next.map(dateOfDay)).size < next.length ? null : inOrder(next)
}

/** The contents of one date on another one, at the same time of day. */
export function copyDay(days: readonly DraftDay[], from: string, to: string): MovedDays {
  const source = findDay(days, from)
  if (!source || findDay(days, to)) return null
  return inOrder([...days, { ...source, start: `${to}${source.start.slice(10)}` }])
}

/**
 * The contents spread over days: so many each, on these weekdays (0 Sunday … 6 Saturday) from a date on, at one time of day.
 * @returns no more days than there are contents; empty where no weekday is chosen.
 */
export function spreadContents(
  contents: readonly Content[],
  { first, weekdays, perDay, time }: { first: number; weekdays: readonly number[]; perDay: number; time: string },
  weekdayOf: (instant: number) => number,
): DraftDay[] {
  const days: DraftDay[] = []
  if (weekdays.length === 0 || perDay < 1) return days
  for (let at = first, next = 0; next < contents.length; at += dayMs) {
    if (!weekdays.includes(weekdayOf(at))) continue
    days.push({ start: `${wireDate(at)}T${time}`, contents: contents.slice(next, next + perDay) })
    next += perDay
  }
  return days
}
