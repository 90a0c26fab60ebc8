/** The days, weeks or months of a graph in words. Pure functions. */
import { limits } from '../../../shared/domain/limits'
import { day, jstParts, midnight, parseJst, weekdayWord, wireDate } from '../../../shared/domain/time'
import { nextStep, stepOf, stepsOf, type Unit } from '../../../shared/domain/time-steps'
import type { Period } from '../../features/reports/period'
import { text } from './text'

const words = text.days

export interface GraphPeriod {
  /** Days on the wire, until today at the latest: what has not come yet is no gap. */
  start_time: string
  end_time: string
}

/** What is asked of the server; null if the period has not begun. */
export function askedPeriod({ from, to }: Period, now: number): GraphPeriod | null {
  const today = wireDate(now)
  const end_time = to < today ? to : today
  return from <= end_time ? { start_time: from, end_time } : null
}

/** Whether the graph would have more points than the program asks for at once. */
export function isTooLong({ start_time, end_time }: GraphPeriod, unit: Unit, lines: number): boolean {
  const most = Math.min(limits.graphPoints, Math.floor(limits.graphTotal / Math.max(lines, 1)))
  return stepsOf(unit, parseJst(start_time) ?? 0, parseJst(end_time) ?? 0, most) === null
}

const dateWords = (instant: number): string => {
  const { month, day: date } = jstParts(instant)
  return `${month}/${date}`
}

export interface Step {
  /** The first day on the wire, also if it is before the period. */
  date: string
  /** The days of the step that count, in full. */
  words: string
  /** Below the axis. */
  tick: string
}

interface Start {
  /** As the server writes it. */
  date: string
  start: number
  /** When the next step begins. */
  over: number
}

/** The steps of the server's dates, e.g. weeks that begin on Sunday; a month may be `2026-11`. */
function startsOf(unit: Unit, dates: readonly string[]): Start[] {
  const known = dates.flatMap(date => {
    const start = parseJst(date) ?? parseJst(`${date}-01`)
    return start === null ? [] : [{ date, start }]
  })
  known.sort((a, b) => a.start - b.start)
  return known.map(({ date, start }, at) => ({ date, start, over: known[at + 1]?.start ?? nextStep(unit, start) }))
}

/** One step: its days within the period. A step that is not over says so. */
function stepWords(unit: Unit, { date, start, over }: Start, period: GraphPeriod, now: number): Step {
  const from = Math.max(start, parseJst(period.start_time) ?? start)
  const last = Math.min(over - day, parseJst(period.end_time) ?? over)
  const { year, month, weekday: _, ...at } = jstParts(from)
  const full =
    unit === 'day'
      ? words.day(dateWords(from), weekdayWord(jstParts(from)))
      : unit === 'week'
        ? words.range(dateWords(from), last > from ? dateWords(last) : '')
        : words.month(year, month)
  const isCut = unit === 'month' && (from > start || last < Math.min(over - day, midnight(now)))
  const days = isCut ? words.cutMonth(full, at.day, jstParts(last).day) : full
  return {
    date,
    words: now < over && last >= midnight(now) ? words.running(days) : days,
    tick: unit === 'month' ? words.monthTick(month) : dateWords(from),
  }
}

/**
 * All steps of the period, also those that the server leaves out; or the server's own, if it divides the period in
 * another way.
 */
export function stepsIn(unit: Unit, period: GraphPeriod, now: number, dates: readonly string[]): Step[] {
  const [from, to] = [parseJst(period.start_time) ?? now, parseJst(period.end_time) ?? now]
  const usual = startsOf(unit, (stepsOf(unit, stepOf(unit, from), to, limits.graphPoints) ?? []).map(wireDate))
  const isUsual = dates.every(date => usual.some(step => step.date === date))
  return (isUsual ? usual : startsOf(unit, dates)).map(start => stepWords(unit, start, period, now))
}
