/** The names and grades of classes in the next school year. The teacher can change everything that is proposed here. */
import { rolloverWords as words } from '../../text'
import { limits } from '../limits'
import { textLength } from '../text-rules'
import { jstParts } from '../time'
import { teamKey, withoutYear, yearIn } from './class-names'
import type { PresentTeam } from './plan-types'
import { remember } from './remember'

/** Where the students of a class go: into a new class, into a present one, out of all classes, or nowhere. */
export type Target = { is: 'new'; name: string } | { is: 'team'; id: string } | { is: 'leaves' } | { is: 'stays' }

/** A class with students. */
export interface ClassOfYear extends PresentTeam {
  student_count: number
}

/** A school year begins in April. From May on, the next one is prepared. */
const lastMonth = 4

/** The school year that is prepared at this time. */
export function yearToPrepare(now: number): number {
  const { year, month } = jstParts(now)
  return month > lastMonth ? year + 1 : year
}

const { kanji } = words
const wide = '０１２３４５６７８９'

/** The stage of a school before a grade, as in 中2 and 高1. */
const { source: stage } = /(?:第|小学校?|中学校?|高校|[初中高]等部|[小中高]|[JHSＪＨＳ])/u

const { source: afterGrade } = /(?=\s*(?:[-‐－−–—―ー_/・.のA-Za-zＡ-Ｚａ-ｚ]))/u

/** The grade in the name of a class: `2年A組` and `普通科2年`; `2-A`, `２Ａ`, `2の1` and `中2-A`; `高1` and `中二B`. */
const gradeForms = [
  /^(\D{0,4}?)([0-9０-９]{1,2}|[一二三四五六七八九])(?=\s*(?:年(?!度|間)|学年|ねん))/u,
  new RegExp(`^(${stage}?)([0-9０-９])${afterGrade}`, 'u'),
  /^([小中高])([0-9０-９]|[一二三四五六七八九])(?![0-9０-９])/u,
] as const

/** Courses for students of a grade are no classes of this grade. */
const course = /講座|講習|補習|補講|ゼミ|対策|クラブ/u

const wideDigit = (digit: string): string => wide[Number(digit)] ?? ''

const gradeOfSign = (sign: string): number =>
  kanji.includes(sign) ? kanji.indexOf(sign) + 1 : Number(sign.normalize('NFKC'))

const signLike = (sign: string, value: number): string => {
  if (kanji.includes(sign)) return kanji[value - 1] ?? words.ten
  return wide.includes(sign[0] ?? '') ? String(value).replace(/\d/gu, wideDigit) : String(value)
}

const lastGrade = 12

/** The grade in the name of a class, and the stage of the school before it (`中`); null if there is none. */
export const gradeIn = remember((name): { stage: string; grade: number; form: RegExp } | null => {
  const bare = withoutYear(name).trim()
  const form = course.test(bare) ? undefined : gradeForms.find(one => one.test(bare))
  const [, before = '', sign = ''] = form?.exec(bare) ?? []
  const grade = gradeOfSign(sign)
  return form === undefined || grade < 1 || grade > lastGrade
    ? null
    : { stage: before.normalize('NFKC').replace(/^第/u, '').trim(), grade, form }
})

/** The name of a class with another grade, in the same spelling. */
function withGrade(name: string, grade: number, toStage?: string): string | null {
  const bare = withoutYear(name).trim()
  const form = gradeIn(bare)?.form
  if (form === undefined || grade > lastGrade) return null
  return bare.replace(form, (_, before: string, sign: string) => (toStage ?? before) + signLike(sign, grade))
}

/** The name of the class one grade higher, in the same spelling; null if the name says no grade. */
export const nextName = (name: string): string | null => withGrade(name, (gradeIn(name)?.grade ?? lastGrade) + 1)

/** A grade or its name one grade higher; null if it says none. */
export function nextGrade(grade_name: string): string | null {
  const sign = /[0-9０-９]{1,2}|[一二三四五六七八九]/u.exec(grade_name)?.[0]
  if (sign === undefined || gradeOfSign(sign) >= lastGrade) return null
  return grade_name.replace(sign, signLike(sign, gradeOfSign(sign) + 1))
}

/** The name with its school year, if there is room for it. */
export function yearName(year: number, name: string): string {
  const full = words.inYear(year, withoutYear(name).trim())
  const short = full.replace(' ', '')
  return [full, short].find(one => textLength(one) <= limits.className) ?? full
}

/** After these grades, students leave a school of three, six or nine years, or its stage. */
const lastGrades: ReadonlySet<number> = new Set([3, 6, 9, 12])

/** The stages of the school with their last grade, if it can be one. */
function lastGradeOf(teams: readonly PresentTeam[]): Map<string, number> {
  const highest = new Map<string, number>()
  for (const { name } of teams) {
    const found = gradeIn(name)
    if (found) highest.set(found.stage, Math.max(found.grade, highest.get(found.stage) ?? 0))
  }
  return new Map([...highest].filter(([, grade]) => lastGrades.has(grade)))
}

const stageRank = (of: string): number => words.stages.findIndex(signs => signs.includes(of.charAt(0)) && of !== '')

/** Whether the stage follows another one of the same school. A stage that is not named comes first. */
export const isLaterStage = (of: string, other: string): boolean => stageRank(of) > stageRank(other)

/** The stage in which the students of a last grade begin again, such as 高 after 中; undefined if they leave. */
const stageAfter = (from: string, teams: readonly PresentTeam[]): string | undefined =>
  teams
    .flatMap(({ name }) => gradeIn(name) ?? [])
    .filter(one => one.grade === 1 && isLaterStage(one.stage, from))
    .map(one => one.stage)
    .sort((a, b) => stageRank(a) - stageRank(b))[0]

export interface YearChoice {
  year: number
  /** Each class of the next year is a new one; otherwise the present classes are used again. */
  makesClasses: boolean
}

/** The class of the next year with this name: a present one, also if it has students by now; or a new one. */
export function targetOf(name: string, teams: readonly ClassOfYear[], { year, makesClasses }: YearChoice): Target {
  const wanted = makesClasses ? yearName(year, name) : name
  const found = teams.find(team => teamKey(team.name) === teamKey(wanted))
  return found ? { is: 'team', id: found.id } : { is: 'new', name: wanted }
}

/**
 * Where the students of each class go: one grade higher, out of the last grade, or from there into the next stage of the
 * school. A class without a grade stays, and so does one of the year that is prepared: its students have moved already.
 */
export function proposeTargets(teams: readonly ClassOfYear[], choice: YearChoice): Map<string, Target> {
  const last = lastGradeOf(teams)
  return new Map(
    teams
      .filter(({ student_count }) => student_count > 0)
      .map(({ id, name }): [string, Target] => {
        if (yearIn(name) === choice.year) return [id, { is: 'stays' }]
        const found = gradeIn(name)
        const isLast = found !== null && last.get(found.stage) === found.grade
        const later = isLast ? stageAfter(found.stage, teams) : undefined
        if (isLast && later === undefined) return [id, { is: 'leaves' }]
        const next = later === undefined ? nextName(name) : withGrade(name, 1, later)
        return [id, next === null ? { is: 'stays' } : targetOf(next, teams, choice)]
      }),
  )
}
