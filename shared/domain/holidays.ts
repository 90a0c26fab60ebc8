/**
 * National holidays of Japan, from 国民の祝日に関する法律 (Act No. 178 of 1948, as in force since 2022). A holiday's rule is
 * the law's: a date, a Monday of a month, or an equinox.
 */
/** A calendar date in Japan. */
interface CalendarDate {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** Article 2: the holidays on a fixed date, `month/day`. */
const dates = {
  '1/1': 'new-year',
  '2/11': 'foundation',
  '2/23': 'emperor',
  '4/29': 'showa',
  '5/3': 'constitution',
  '5/4': 'greenery',
  '5/5': 'children',
  '8/11': 'mountain',
  '11/3': 'culture',
  '11/23': 'labour',
} as const

/** Article 2: the holidays on a Monday, `month/which Monday`. */
const mondays = { '1/2': 'coming-of-age', '7/3': 'marine', '9/3': 'aged', '10/2': 'sports' } as const

/**
 * The equinoxes by month, with the usual approximation (NAOJ announces them each February), right from 1980 to 2099.
 */
const equinoxes = { 3: { name: 'spring', base: 20.8431 }, 9: { name: 'autumn', base: 23.2488 } } as const

type HolidayOfLaw =
  | (typeof dates)[keyof typeof dates]
  | (typeof mondays)[keyof typeof mondays]
  | (typeof equinoxes)[keyof typeof equinoxes]['name']

/** A holiday; `holidayNames` (`shared/text.ts`) has its name. */
export type Holiday = HolidayOfLaw | 'substitute' | 'between'

const find = <T>(table: Readonly<Record<string, T>>, key: string | number): T | undefined => table[key]

/** Other years had other holidays, or their equinoxes are not known. */
const known = { from: 2022, to: 2099 }

const dayMs = 864e5

const equinoxDay = (year: number, base: number): number =>
  Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4))

/** The holiday of Article 2 on a date, given as midnight UTC. */
function holidayOfLaw(at: number): HolidayOfLaw | undefined {
  const date = new Date(at)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  const equinox = find<{ name: HolidayOfLaw; base: number }>(equinoxes, month)
  if (equinox && equinoxDay(year, equinox.base) === day) return equinox.name
  const monday = date.getUTCDay() === 1 ? find<HolidayOfLaw>(mondays, `${month}/${Math.ceil(day / 7)}`) : undefined
  return find<HolidayOfLaw>(dates, `${month}/${day}`) ?? monday
}

/** Article 3 (2): the first day after a holiday on a Sunday that is no holiday itself. */
function isSubstitute(at: number): boolean {
  for (let before = at - dayMs; holidayOfLaw(before) !== undefined; before -= dayMs)
    if (new Date(before).getUTCDay() === 0) return true
  return false
}

/** Article 3 (3): a day between two holidays. */
const isBetweenHolidays = (at: number): boolean =>
  holidayOfLaw(at - dayMs) !== undefined && holidayOfLaw(at + dayMs) !== undefined

/** The holiday on a date; null for a working day, and for the years before 2022 and after 2099. */
export function holidayAt({ year, month, day }: CalendarDate): Holiday | null {
  if (year < known.from || year > known.to) return null
  const at = Date.UTC(year, month - 1, day)
  return holidayOfLaw(at) ?? (isSubstitute(at) ? 'substitute' : isBetweenHolidays(at) ? 'between' : null)
}
