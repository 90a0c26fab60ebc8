/**
 * Editing the days of a periodic plan draft: each date at most once, each with its contents (SPEC §5). Pure functions.
 */
import { day as dayMs, wireDate } from '../../../../shared/domain/time'
import type { Content, DraftDay } from '../../../features/homework/draft/assign-draft'
import { fieldInstant, fieldTime } from '../../../features/homework/draft/field-times'

/** The number of contents on all days together. */
export const contentCount = (days: readonly DraftDay[]): number =>
  days.reduce((sum, { contents }) => sum + contents.length, 0)

/** The date of a day, `YYYY-MM-DD`; empty if its start is invalid. */
export const dateOfDay = ({ start }: DraftDay): string => {
  const instant = fieldInstant(start)
  return instant === null ? '' : wireDate(instant)
}

const inOrder = (days: readonly DraftDay[]): DraftDay[] => [...days].sort((a, b) => a.start.localeCompare(b.start))

export const findDay = (days: readonly DraftDay[], date: string): DraftDay | undefined =>
  days.find(day => dateOfDay(day) === date)

/** Adds contents to the day of this date; a new day starts at this time (`HH:mm`). */
export function addToDay(
  days: readonly DraftDay[],
  date: string,
  time: string,
  contents: readonly Content[],
): DraftDay[] {
  const existing = findDay(days, date)
  const oldContents = existing?.contents ?? []
  const added = contents.filter(item => !oldContents.some(({ resource_id }) => resource_id === item.resource_id))
  const day = { start: existing?.start ?? `${date}T${time}`, contents: [...oldContents, ...added] }
  return inOrder([...days.filter(item => item !== existing), day])
}

export const removeDay = (days: readonly DraftDay[], date: string): DraftDay[] =>
  days.filter(day => dateOfDay(day) !== date)

export const changeDay = (days: readonly DraftDay[], date: string, change: (day: DraftDay) => DraftDay): DraftDay[] =>
  inOrder(days.map(day => (dateOfDay(day) === date ? change(day) : day)))

/** The days after a move or copy; null if the target date is taken, because nothing may be overwritten. */
type MovedDays = DraftDay[] | null

/** Moves all days from the date `first` to the date `last` by a number of days, which can be negative. */
export function shiftDays(days: readonly DraftDay[], first: string, last: string, by: number): MovedDays {
  const inRange = (day: DraftDay) => dateOfDay(day) >= first && dateOfDay(day) <= last
  const later = (day: DraftDay): DraftDay => {
    const instant = fieldInstant(day.start)
    return instant === null ? day : { ...day, start: fieldTime(instant + by * dayMs) }
  }
  const next = days.map(day => (inRange(day) ? later(day) : day))
  return new Set(next.map(dateOfDay)).size < next.length ? null : inOrder(next)
}

/** Copies the contents of one date to another, with the same time of day. */
export function copyDay(days: readonly DraftDay[], from: string, to: string): MovedDays {
  const source = findDay(days, from)
  if (!source || findDay(days, to)) return null
  return inOrder([...days, { ...source, start: `${to}${source.start.slice(10)}` }])
}

/**
 * Spreads contents over days: `perDay` each, on these weekdays (0 Sunday … 6 Saturday), from a date on, at one time of
 * day.
 * @returns at most as many days as contents; empty if no weekday is chosen.
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
