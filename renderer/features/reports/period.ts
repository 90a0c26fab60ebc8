/** The period of a score sheet: presets by the Japanese school year, or own dates (chosen; SPEC names no period). */
import { day, fromJst, jstParts, longDate, parseJst, wireDate } from '../../../shared/domain/time'

export const presets = ['thisMonth', 'lastMonth', 'thisTerm', 'thisYear'] as const
export type Preset = (typeof presets)[number]

/** Dates in JST, `YYYY-MM-DD`, both inclusive. */
export interface Period {
  from: string
  to: string
}

/** A day of a period in words: 2026年4月1日. */
export function longDay(date: string): string {
  const at = parseJst(date)
  return at === null ? '' : longDate(at)
}

/**
 * From the first day of the month `first` to the last day of the month `last`; months out of range carry over to
 * another year.
 */
const months = (year: number, first: number, last: number): Period => ({
  from: wireDate(fromJst(year, first)),
  to: wireDate(fromJst(year, last + 1) - day),
})

/** First and last month of each term: April to August, September to December, January to March (chosen). */
const terms = [
  [4, 8],
  [9, 12],
  [1, 3],
] as const

/** The dates of a preset at this time; a school year is April to March. */
export function presetPeriod(preset: Preset, now: number): Period {
  const { year, month } = jstParts(now)
  if (preset === 'thisMonth') return months(year, month, month)
  if (preset === 'lastMonth') return months(year, month - 1, month - 1)
  if (preset === 'thisYear') return months(month < 4 ? year - 1 : year, 4, 15)
  const [first, last] = terms.find(term => term[0] <= month && month <= term[1]) ?? terms[0]
  return months(year, first, last)
}

/** A preset, or own dates: `from` and `to` are used only with the preset `own`. */
export interface PeriodChoice extends Period {
  preset: Preset | 'own'
}

export const defaultPeriod: PeriodChoice = { preset: 'thisMonth', from: '', to: '' }

/** The dates of the chosen period: the teacher’s own dates, or those of the preset at this time. */
export const chosenPeriod = ({ preset, from, to }: PeriodChoice, now: number): Period =>
  preset === 'own' ? { from, to } : presetPeriod(preset, now)

export type PeriodFault = 'missing' | 'reversed'

/** The fault of a period, or null. */
export function periodFault({ from, to }: Period): PeriodFault | null {
  const [first, last] = [parseJst(from), parseJst(to)]
  if (first === null || last === null) return 'missing'
  return first > last ? 'reversed' : null
}

const dateOf = (value: string | null): string => (value !== null && parseJst(value) !== null ? value : '')

/** The period that an address names; `fallback` if it names none. */
export function periodInQuery(search: URLSearchParams, fallback: Preset = 'thisMonth'): PeriodChoice {
  const preset = search.get('period')
  return {
    preset: preset === 'own' ? 'own' : (presets.find(name => name === preset) ?? fallback),
    from: dateOf(search.get('from')),
    to: dateOf(search.get('to')),
  }
}

/** The period as a part of an address; `fallback` needs no words. */
export const periodQuery = (
  { preset, from, to }: PeriodChoice,
  fallback: Preset = 'thisMonth',
): Record<string, string> =>
  preset === fallback ? {} : preset === 'own' ? { period: preset, from, to } : { period: preset }
