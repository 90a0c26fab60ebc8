/** The days with which a period is compared: like with like, so that a term is not compared with its holidays. */
import { daysToCompare } from '../../../shared/domain/rankings'
import { day, parseJst, wireDate } from '../../../shared/domain/time'
import { chosenPeriod, type Period, type PeriodChoice, type Preset, presetPeriod } from './period'

/** The preset that gives the days before, on the last day before the period. */
const before: Record<Preset, Preset> = {
  thisMonth: 'thisMonth',
  lastMonth: 'thisMonth',
  thisTerm: 'thisTerm',
  thisYear: 'thisYear',
}

/**
 * The days of the chosen period that have begun, and those before that are compared with them: as many days from the
 * first of the month, term or school year before, or all of them if the period has ended; for own dates, as many days
 * just before. Null if no day has begun.
 */
export function comparedDays(choice: PeriodChoice, now: number): Record<'current' | 'before', Period> | null {
  const period = chosenPeriod(choice, now)
  const days = daysToCompare(period, now)
  if (days === null || choice.preset === 'own') return days
  const { current } = days
  const [first, last] = [parseJst(current.from) ?? 0, parseJst(current.to) ?? 0]
  const earlier = presetPeriod(before[choice.preset], first - day)
  if (current.to === period.to) return { current, before: earlier }
  const end = (parseJst(earlier.from) ?? 0) + last - first
  return { current, before: { from: earlier.from, to: wireDate(Math.min(end, parseJst(earlier.to) ?? end)) } }
}
