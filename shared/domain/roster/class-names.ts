/** How schools write grades and classes: 2年A組, 2-A, ２Ａ and 二年Ａ組 are the same class. */

import { remember } from './remember'

const digits: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[一二三四五六七八九](?=年|学年|組|$)/gu, sign => String(digits[sign]))
    .replace(/\s/gu, '')
    .toLowerCase()

/** `2年`, `第2学年` and `２` are the same grade. */
export const gradeKey = remember((text): string => tidy(text).replace(/^第|(?:学年|年生|年次|年|ねん)$/gu, ''))

/** `A組` and `Ａ` are the same class of a grade. */
export const classKey = remember((text): string => tidy(text).replace(/(?:組|クラス|くみ)$/u, ''))

/** The same for all ways to write a class with its grade. */
export const teamKey = remember((text): string =>
  tidy(text)
    .replace(/(?:組|クラス|くみ)$/u, '')
    .replace(/(?:学年|年生|年次|年|(?<=\d)ねん)の?|[-‐−–—―ー_/・.]/gu, '-')
    .replace(/(?<=^\D{0,4}\d)の(?=[\da-z])/u, '-')
    .replace(/^第/u, '')
    .replace(/(\d)(?=[a-z\p{L}])/u, '$1-')
    .replace(/-+/gu, '-'),
)

/** A class as most schools write it, whether it is the school's or not. */
const usual = /^(?:[小中高]?\d{1,2}|[一二三四五六])年[^\s組・,、/&と]{1,6}組$/u

/** Whether a text is the name of a class, as most schools write it. */
export const isClassName = (text: string): boolean => usual.test(text.normalize('NFKC'))

/** A school year before the name of a class: `2027年度`, `令和9年度`, `9年度`, and `2027` before a space. */
const yearBefore =
  /^\s*(?:(?:[0-9０-９]{4}|(?:令和|[RＲ])?\s*[0-9０-９元]{1,2})\s*年度(?!生)\s*の?|(?:20[0-9]{2}|２０[０-９]{2})(?=\s))\s*/u

/** The name of a class without its school year: `3年A組` of `2027年度 3年A組`. */
export const withoutYear = (name: string): string => name.replace(yearBefore, '')

/** The first year of 令和 is 2019. */
const beforeReiwa = 2018

/** The school year in the name of a class, of `2027年度` and of 令和9年度; null if there is none. */
export function yearIn(name: string): number | null {
  const written = yearBefore.exec(name)?.[0]?.normalize('NFKC')
  if (written === undefined) return null
  const year = Number(/\d+/u.exec(written)?.[0] ?? 1)
  return year < 100 ? beforeReiwa + year : year
}

/** The grade and the class in the name of a class such as `2年A組`; null if the name has another form. */
export const splitTeamName = remember((name): { grade_name: string; class_name: string } | null => {
  const found = /^\s*(.*?[0-9０-９一二三四五六七八九]+\s*年)の?\s*(\S.*?)\s*$/u.exec(withoutYear(name))
  return found?.[1] === undefined || found[2] === undefined ? null : { grade_name: found[1], class_name: found[2] }
})

/** Finds the value in the school's own spelling: the most frequent one with the same key. */
export function createSpellings(values: readonly string[], keyOf: (text: string) => string) {
  const counts = new Map<string, Map<string, number>>()
  for (const value of values) {
    if (value === '') continue
    const spellings = counts.get(keyOf(value)) ?? new Map<string, number>()
    counts.set(keyOf(value), spellings.set(value, (spellings.get(value) ?? 0) + 1))
  }
  const most = new Map(
    [...counts].map(([key, spellings]) => {
      const [[first] = ['']] = [...spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      return [key, first] as const
    }),
  )
  return (text: string): string => most.get(keyOf(text)) ?? text
}
