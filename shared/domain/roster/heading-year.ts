/** Of which school year a heading is: 新クラス and クラス, 来年度の組 and 現組, R9クラス and R8クラス. */

/** `next`: of the next school year. `past`: never read. Headings without a word for it are `now`. */
export type HeadingTime = 'next' | 'now' | 'past'

interface Timed {
  time: HeadingTime
  /** The school year, if the heading says it. */
  year?: number
  /** What is left of the heading without it. */
  rest: string
}

const words: readonly (readonly [HeadingTime, RegExp])[] = [
  ['next', /^(?:新年度|来年度?|次年度?|翌年度?|進級[先後]?|新|来|次|翌)の?(?:所属)?/u],
  ['past', /^(?:前年度?|昨年度?|旧|前|昨|元)の?/u],
  ['now', /^(?:今年度?|本年度|現在|現)の?/u],
]

const yearSign = /^(?:(20\d\d)年?度?|(?:令和|r)(\d{1,2})年?度?)の?/u

/** The year before the first one of 令和. */
const beforeReiwa = 2018

/** The time that a heading begins with; null if it says none. `key`: the heading without marks. */
export function timeOfHeading(key: string): Timed | null {
  const [sign, western, reiwa] = yearSign.exec(key) ?? []
  if (sign !== undefined) {
    const year = western === undefined ? beforeReiwa + Number(reiwa) : Number(western)
    return { time: 'now', year, rest: key.slice(sign.length) }
  }
  for (const [time, form] of words) {
    const found = form.exec(key)?.[0]
    if (found !== undefined) return { time, rest: key.slice(found.length) }
  }
  return null
}

/** A column whose field a student has in each school year. */
export interface TimedColumn {
  /** Its heading without marks. */
  key: string
  is: 'class' | 'grade' | 'number'
  /** The teacher has chosen this field. */
  isChosen: boolean
}

/**
 * The columns that are of an older school year than others: the class of this year beside that of the next one, and the
 * grade and number that stand beside it.
 */
export function olderColumns(columns: readonly (TimedColumn | null)[]): Set<number> {
  const years = columns.flatMap(column => (column && timeOfHeading(column.key)?.year) ?? [])
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const times = columns.map((column): HeadingTime => {
    const { time, year } = (column && timeOfHeading(column.key)) ?? { time: 'now' as const }
    if (year === undefined || first === last) return time
    return year === last ? 'next' : 'past'
  })
  const places = columns.flatMap((column, at) => (column?.is === 'class' ? [at] : []))
  const isTurned = places.some(at => times[at] === 'next') && places.some(at => times[at] !== 'next')
  /** A number follows its class, a grade stands before it. */
  const classBeside = (at: number, is: TimedColumn['is']): number | undefined => {
    const [before, after] = [places.findLast(place => place < at), places.find(place => place > at)]
    return is === 'number' ? (before ?? after) : (after ?? before)
  }
  return new Set(
    columns.flatMap((column, at) => {
      const time = times[at]
      if (column === null || column.isChosen || time === 'next') return []
      if (time === 'past') return [at]
      if (!isTurned) return []
      const isBare = timeOfHeading(column.key) === null
      const beside = isBare && column.is !== 'class' ? classBeside(at, column.is) : undefined
      return beside !== undefined && times[beside] === 'next' ? [] : [at]
    }),
  )
}
