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

/** Article 2: holidays on a fixed date, `month/day`. */
const dates: Readonly<Record<string, string>> = {
  '1/1': '元日',
  '2/11': '建国記念の日',
  '2/23': '天皇誕生日',
  '4/29': '昭和の日',
  '5/3': '憲法記念日',
  '5/4': 'みどりの日',
  '5/5': 'こどもの日',
  '8/11': '山の日',
  '11/3': '文化の日',
  '11/23': '勤労感謝の日',
}

/** Article 2: holidays on a Monday, `month/which Monday`. */
const mondays: Readonly<Record<string, string>> = {
  '1/2': '成人の日',
  '7/3': '海の日',
  '9/3': '敬老の日',
  '10/2': 'スポーツの日',
}

/** Equinoxes by month: the usual approximation (NAOJ announces the dates each February), right from 1980 to 2099. */
const equinoxes: Readonly<Record<number, { name: string; base: number }>> = {
  3: { name: '春分の日', base: 20.8431 },
  9: { name: '秋分の日', base: 23.2488 },
}

/** Other years had other holidays, or their equinoxes are not known. */
const known = { from: 2022, to: 2099 }

const dayMs = 864e5

const equinoxDay = (year: number, base: number): number =>
  Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4))

/** The holiday of Article 2 on a date, given as midnight UTC. */
function holidayOfLaw(at: number): string | undefined {
  const date = new Date(at)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  const equinox = equinoxes[month]
  if (equinox && equinoxDay(year, equinox.base) === day) return equinox.name
  const monday = date.getUTCDay() === 1 ? mondays[`${month}/${Math.ceil(day / 7)}`] : undefined
  return dates[`${month}/${day}`] ?? monday
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

/** The name of the holiday on a date; null for a working day, and for the years before 2022 and after 2099. */
export function holidayName({ year, month, day }: CalendarDate): string | null {
  if (year < known.from || year > known.to) return null
  const at = Date.UTC(year, month - 1, day)
  return holidayOfLaw(at) ?? (isSubstitute(at) ? '振替休日' : isBetweenHolidays(at) ? '国民の休日' : null)
}
