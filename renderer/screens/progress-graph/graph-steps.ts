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
  /** Below the axis; a step that is not whole says so in a second line. */
  tick: string
  /** Its days that count, both included. */
  days: Period
}

interface Start {
  start: number
  /** When the next step begins. */
  over: number
}

/** The first day of a step as `YYYY-MM-DD`; a server may also write a time, or a month as `2026-11`. Null: no date. */
export function stepDate(date: string): string | null {
  const start = parseJst(date) ?? parseJst(`${date}-01`)
  return start === null ? null : wireDate(start)
}

/** The starts of steps one after the other. */
function stepsFrom(unit: Unit, first: number, to: number): number[] {
  const starts: number[] = []
  for (let at = first; at <= to && starts.length < limits.graphPoints; at = nextStep(unit, at)) starts.push(at)
  return starts
}

/** One step: its days within the period. A step that is not over says so. */
function stepWords(unit: Unit, { start, over }: Start, period: GraphPeriod, now: number): Step {
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
  const isRunning = now < over && last >= midnight(now)
  const isShort = last - from < over - day - start
  const tick = unit === 'month' ? words.monthTick(month) : dateWords(from)
  return {
    date: wireDate(start),
    words: isRunning ? words.running(days) : days,
    tick: [tick, isRunning ? words.runningTick : isShort ? words.shortTick((last - from) / day + 1) : '']
      .filter(line => line !== '')
      .join('\n'),
    days: { from: wireDate(from), to: wireDate(last) },
  }
}

/**
 * All steps of the period, also those that the server leaves out. If a date of the server is no start of a usual step,
 * the steps are counted from its first date, e.g. weeks from Sunday; if that fits neither, they are its own dates.
 * @param dates of the answer and of its points, in any order.
 */
export function stepsIn(unit: Unit, period: GraphPeriod, now: number, dates: Iterable<string>): Step[] {
  const [from, to] = [parseJst(period.start_time) ?? now, parseJst(period.end_time) ?? now]
  const known = [...new Set([...new Set(dates)].map(stepDate))].flatMap(date =>
    date === null ? [] : (parseJst(date) ?? []),
  )
  known.sort((a, b) => a - b)
  const ways = [stepsFrom(unit, stepOf(unit, from), to), stepsFrom(unit, known[0] ?? from, to)]
  const starts = ways.find(way => known.every(start => way.includes(start))) ?? known
  return starts.map((start, at) =>
    stepWords(unit, { start, over: starts[at + 1] ?? nextStep(unit, start) }, period, now),
  )
}
