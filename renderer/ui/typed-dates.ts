/** Parses dates and times as teachers type them, in Tokyo time (DESIGN §6). The project chose the accepted forms. */
import { day as dayMs, jstParts, parseJst, weekdayWord, wireDate } from '../../shared/domain/time'

/** Days with a name, as days from today. */
const relativeDays: Record<string, number> = { 今日: 0, 明日: 1, あした: 1, 明後日: 2, あさって: 2 }

/** Normalises width, the separators of date and time, and removes a weekday in brackets. */
const normaliseTyped = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/T/, ' ')
    .replace(/時半/g, ':30')
    .replace(/[年月.-]/g, '/')
    .replace(/日/g, (sign, at: number, all: string) => (/\d/.test(all[at - 1] ?? '') ? ' ' : sign))
    .replace(/時/g, ':')
    .replace(/分/g, '')
    .replace(/\s*([/:])\s*/g, '$1')
    .trim()

const pad = (value: number): string => String(value).padStart(2, '0')

/** The nearest date without a year: 1/10 typed in November is in the next year. */
function nearestDate(month: number, day: number, now: number): string | null {
  const { year } = jstParts(now)
  const found = [year - 1, year, year + 1]
    .map(each => parseJst(`${each}-${pad(month)}-${pad(day)}`))
    .filter(at => at !== null)
    .sort((a, b) => Math.abs(a - now) - Math.abs(b - now))
  return found[0] === undefined ? null : wireDate(found[0])
}

function dateOf(word: string, now: number): string | null {
  const ahead = relativeDays[word]
  if (ahead !== undefined) return wireDate(now + ahead * dayMs)
  const parts = /^(?:(\d{4})\/)?(\d{1,2})\/(\d{1,2})$/.exec(word) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(word)
  if (!parts) return null
  const [month, day] = [Number(parts[2]), Number(parts[3])]
  if (parts[1] === undefined) return nearestDate(month, day, now)
  const date = `${parts[1]}-${pad(month)}-${pad(day)}`
  return parseJst(date) === null ? null : date
}

function timeOf(word: string): string | null {
  const parts = /^(\d{1,2}):(\d{0,2})$/.exec(word) ?? /^(\d{2})(\d{2})$/.exec(word)
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  return hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : null
}

/** Parses a typed date to `YYYY-MM-DD`, e.g. 2026/11/28, 11/28, １１月２８日, 20261128, 明日; null if it is not a date. */
export const parseTypedDate = (typed: string, now: number): string | null => dateOf(normaliseTyped(typed), now)

/** Parses a typed time to `HH:mm`, e.g. 18:00, 8:5, 1800, 18時, 18時半; null if it is not a time. */
export const parseTypedTime = (typed: string): string | null => timeOf(normaliseTyped(typed))

/**
 * Parses a typed date and time to `YYYY-MM-DDTHH:mm`. A date alone gets `time` (`HH:mm`); a time alone gets `date`
 * (`YYYY-MM-DD`, empty if there is none).
 */
export function parseTypedDateTime(
  typed: string,
  now: number,
  { date, time }: { date: string; time: string },
): string | null {
  const parts = normaliseTyped(typed).split(/\s+/)
  const [first = '', second] = parts
  if (parts.length > 2) return null
  if (second !== undefined) {
    const [day, hour] = [dateOf(first, now), timeOf(second)]
    return day && hour && `${day}T${hour}`
  }
  const day = dateOf(first, now)
  if (day) return `${day}T${time}`
  const hour = timeOf(first)
  return hour && date !== '' ? `${date}T${hour}` : null
}

/** The next three functions return whether the text looks complete, so that it is parsed while the user still types. */
export const isCompleteDate = (typed: string): boolean =>
  /^(\d{4}\/)?\d{1,2}\/\d{2}$|^\d{8}$/.test(normaliseTyped(typed))
export const isCompleteTime = (typed: string): boolean => /^\d{1,2}:\d{2}$|^\d{4}$/.test(normaliseTyped(typed))
export const isCompleteDateTime = (typed: string): boolean => /\S[\s]+\d{1,2}:\d{2}$/.test(normaliseTyped(typed))

/** `2026/11/28（土）`, `2026/11/23（月・祝）` for a field's date; an invalid value is returned unchanged. */
export function formatDate(value: string): string {
  const at = parseJst(value.slice(0, 10))
  if (at === null) return value
  const parts = jstParts(at)
  return `${parts.year}/${parts.month}/${parts.day}（${weekdayWord(parts)}）`
}

/** `2026/11/28（土）18:00` for a field's date and time; an invalid value is returned unchanged. */
export function formatDateTime(value: string): string {
  const at = parseJst(value)
  if (at === null) return value
  const { hour, minute } = jstParts(at)
  return `${formatDate(value)}${hour}:${pad(minute)}`
}
