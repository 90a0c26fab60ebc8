/** What a text of a sheet says of a class (2年1組, 1組, 2-1, 2年), and whether a class can be that. */
import { classKey, gradeKey, splitTeamName, teamKey, withoutYear } from '../roster/class-names'
import type { PresentTeam } from '../roster/plan-types'

/** A class, or a part of its name; `grade` or `name` is empty if the text does not say it. */
export interface SaidClass {
  key: string
  grade: string
  name: string
}

/** `unknown`: nothing contradicts, but it need not be this class. */
export type Verdict = 'same' | 'other' | 'unknown'

const grade = /(?:第?([1-9]|1[0-2]|[一二三四五六])(?:学年|年次|年生|年)の?)/u.source
const className = /(\d{1,2}|[a-z]\d{0,2}|[一二三四五六七八九]|[^\s\d番取骨仕枠]{1,2}(?=組))/u.source

/** In any place: the word 組 or 年 says what it is. */
const clear = new RegExp(
  [`${grade}?${className}${/組/u.source}`, `${grade}(?:${className}${/(?:クラス)?/u.source})?`]
    .map(one => `^${/[小中高]?/u.source}${one}$`)
    .join('|'),
  'iu',
)
/** In a place for classes: 2-1, 2A, and 1 or A alone. */
const brief = /^(?:([1-9])(?:[-‐−–ー_/・.]|(?=[a-z]))|)(\d{1,2}|[a-z]\d?|\p{Script=Han}{1,2})(?:組|クラス)?$/iu
const label = /^(?:クラス名?|学級名?|年組|組|ホームルーム|hr|class)[:：]?(?=.)/iu

const said = (key: string, ofGrade = '', name = ''): SaidClass => ({
  key: teamKey(key),
  grade: gradeKey(ofGrade),
  name: classKey(name).replace(/^0+(?=.)/u, ''),
})

/** @param isPlace the text stands where only a class can stand, such as below the heading クラス. */
export function readClass(text: string, isPlace = false): SaidClass | null {
  const tidy = withoutYear(text.normalize('NFKC').trim()).replace(/\s/gu, '')
  const bare = tidy.replace(label, '')
  const [, ofGrade, name, lone, ofLone] = clear.exec(tidy) ?? []
  if (ofGrade !== undefined || name !== undefined || lone !== undefined) {
    return said(tidy, `${ofGrade ?? lone ?? ''}`, name ?? ofLone ?? '')
  }
  if (bare !== tidy) return readClass(bare, true)
  const [whole, first, last] = isPlace ? (brief.exec(tidy) ?? []) : []
  return whole === undefined ? null : said(tidy, first, last)
}

/** What the columns of a row say: 組 may hold the whole name of a class. */
export function readColumns(team: string, gradeName: string, name: string): SaidClass | null {
  const parts = [team, name].filter(part => part !== '').map(part => readClass(part, true) ?? said(part))
  const [first] = parts
  if (first === undefined) return gradeName === '' ? null : said(gradeName, gradeName)
  const ofGrade = gradeKey(gradeName) || parts.find(part => part.grade !== '')?.grade || ''
  return { ...first, grade: ofGrade, name: parts.find(part => part.name !== '')?.name ?? '' }
}

/** Whether a class can be the one that is said. A class without grade and name in its own name contradicts nothing. */
export function verdictOf(one: SaidClass, { name }: Pick<PresentTeam, 'name'>): Verdict {
  if (one.key === teamKey(name) || one.key === teamKey(withoutYear(name))) return 'same'
  const own = readClass(name, true) ?? splitOf(name)
  if (own === null) return 'unknown'
  const differs = (ours: string, theirs: string) => ours !== '' && theirs !== '' && ours !== theirs
  if (differs(one.grade, own.grade) || differs(one.name, own.name)) return 'other'
  return one.name !== '' && one.name === own.name ? 'same' : 'unknown'
}

function splitOf(name: string): SaidClass | null {
  const parts = splitTeamName(name)
  return parts && said(name, parts.grade_name, parts.class_name)
}
