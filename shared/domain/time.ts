/**
 * Times in JST (DESIGN §6: always Asia/Tokyo, whatever the time zone of the PC; Japan has no summer time, so JST is
 * always UTC+9).
 */

import { holidayAt } from './holidays'

const hour = 3_600_000
const offset = 9 * hour

/** One day in milliseconds (SPEC §9). */
export const day = 864e5

export interface JstParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** 0 Sunday … 6 Saturday. */
  weekday: number
}

/** The local time in Tokyo at `instant` (milliseconds since 1970). */
export function jstParts(instant: number): JstParts {
  const date = new Date(instant + offset)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  }
}

/** The instant of this local time in Tokyo; parts out of range carry over. */
export const fromJst = (year: number, month: number, dayOfMonth = 1, h = 0, minute = 0, second = 0): number =>
  Date.UTC(year, month - 1, dayOfMonth, h, minute, second) - offset

/** The midnight in Tokyo with which the day of `instant` begins, or the day that is so many days later. */
export const midnight = (instant: number, daysLater = 0): number =>
  (Math.floor((instant + offset) / day) + daysLater) * day - offset

const wire = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * Parses `YYYY-MM-DD[ HH:mm[:ss]]` as JST (WIRE "Conventions"); null for another format or a date that does not exist.
 */
export function parseJst(value: string): number | null {
  const match = wire.exec(value.trim())
  if (!match) return null
  const [year, month, dayOfMonth, h, minute, second] = match.slice(1).map(part => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const instant = fromJst(year, month, dayOfMonth, h, minute, second)
  const back = jstParts(instant)
  const same =
    back.year === year && back.month === month && back.day === dayOfMonth && back.hour === h && back.minute === minute
  return same && second < 60 ? instant : null
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** `YYYY-MM-DD HH:mm:ss` in JST, the format on the wire. */
export function wireTime(instant: number): string {
  const at = jstParts(instant)
  return `${wireDate(instant)} ${pad(at.hour)}:${pad(at.minute)}:${pad(at.second)}`
}

/** `YYYY-MM-DD` in JST. */
export function wireDate(instant: number): string {
  const at = jstParts(instant)
  return `${pad(at.year, 4)}-${pad(at.month)}-${pad(at.day)}`
}

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** `月`; `月・祝` on a national holiday. */
export function weekdayWord(at: JstParts): string {
  const weekday = weekdays[at.weekday] ?? ''
  return holidayAt(at) === null ? weekday : `${weekday}・祝`
}

/** `11/16（月）8:00`, `11/23（月・祝）8:00`; with the year in front if `now` is in another year. */
export function shortTime(instant: number, now?: number): string {
  const at = jstParts(instant)
  const year = now !== undefined && jstParts(now).year !== at.year ? `${at.year}/` : ''
  return `${year}${at.month}/${at.day}（${weekdayWord(at)}）${at.hour}:${pad(at.minute)}`
}

/** `8:00` of a time of day (`08:00`), or of a date and time on the wire or in a field. */
export const clockTime = (value: string): string =>
  (/(\d\d:\d\d)(?::\d\d)?$/.exec(value)?.[1] ?? value).replace(/^0/, '')

/** `2026年11月16日`. */
export function longDate(instant: number): string {
  const at = jstParts(instant)
  return `${at.year}年${at.month}月${at.day}日`
}

/** `11月20日 14:03`; with the year in front if `now` is in another year. */
export function longTime(instant: number, now: number): string {
  const at = jstParts(instant)
  const year = jstParts(now).year === at.year ? '' : `${at.year}年`
  return `${year}${at.month}月${at.day}日 ${at.hour}:${pad(at.minute)}`
}

/** `2026/11/20 14:03`. */
export function fullTime(instant: number): string {
  const at = jstParts(instant)
  return `${at.year}/${at.month}/${at.day} ${at.hour}:${pad(at.minute)}`
}
