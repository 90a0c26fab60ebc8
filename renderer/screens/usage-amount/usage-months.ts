/** The months of 学習量集計, `YYYY-MM` on the wire. Pure functions. */
import { limits } from '../../../shared/domain/limits'
import { fromJst, jstParts, wireDate } from '../../../shared/domain/time'
import { stepsOf } from '../../../shared/domain/time-steps'
import { type Period, presetPeriod } from '../../features/reports/period'

export const monthPresets = ['lastSix', 'lastTwelve', 'thisTerm', 'thisYear'] as const
export type MonthPreset = (typeof monthPresets)[number]

/** How many months can be chosen from (chosen): those of three school years. */
const monthsOffered = 36

/** The month of an instant. */
export const monthOf = (instant: number): string => wireDate(instant).slice(0, 7)
/** The first instant of a month. */
export const startOf = (month: string): number => fromJst(Number(month.slice(0, 4)), Number(month.slice(5)))

/** The month that is so many months before this one. */
function monthBefore(now: number, count: number): string {
  const { year, month } = jstParts(now)
  return monthOf(fromJst(year, month - count))
}

export interface MonthChoice extends Period {
  preset: MonthPreset | 'own'
}

/** The first and the last month of the choice, until this month at the latest; `from` and `to` count with `own`. */
export function chosenMonths({ preset, from, to }: MonthChoice, now: number): Period {
  const last = monthOf(now)
  if (preset === 'own') return { from, to }
  if (preset === 'lastSix') return { from: monthBefore(now, 5), to: last }
  if (preset === 'lastTwelve') return { from: monthBefore(now, 11), to: last }
  return { from: presetPeriod(preset, now).from.slice(0, 7), to: last }
}

/** The months that can be chosen, the latest first. */
export const offeredMonths = (now: number): string[] =>
  Array.from({ length: monthsOffered }, (_, count) => monthBefore(now, count))

export type MonthFault = 'reversed' | 'tooLong'

/** The months of the period, the earliest first, or why it cannot be asked for. */
export function monthsOf({ from, to }: Period): string[] | MonthFault {
  if (from > to) return 'reversed'
  return stepsOf('month', startOf(from), startOf(to), limits.usageMonths)?.map(monthOf) ?? 'tooLong'
}

/** The days of a month. */
export function daysOf(month: string): Period {
  const { year, month: number } = jstParts(startOf(month))
  return { from: `${month}-01`, to: wireDate(fromJst(year, number + 1, 0)) }
}
