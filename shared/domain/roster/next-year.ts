/** The names and grades of classes in the next school year. The teacher can change everything that is proposed here. */
import { limits } from '../limits'
import { textLength } from '../text-rules'
import { jstParts } from '../time'
import { teamKey, withoutYear } from './class-names'
import type { PresentTeam } from './plan-types'

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

const kanji = '一二三四五六七八九'
const wide = '０１２３４５６７８９'

/** The digits of the grade in the name of a class: `2年A組`, `中2-A`, `２Ａ`, `二年Ａ組`. */
const gradeSign =
  /^(\D{0,4}?)([0-9０-９]|[一二三四五六七八九](?=\s*(?:年|学年)))(?=\s*(?:年|学年|[-‐−–ー_/・.]|[A-Za-zＡ-Ｚａ-ｚ]))/u

const gradeOfSign = (sign: string): number =>
  kanji.includes(sign) ? kanji.indexOf(sign) + 1 : Number(wide.includes(sign) ? wide.indexOf(sign) : sign)

const signLike = (sign: string, value: number): string =>
  kanji.includes(sign) ? (kanji[value - 1] ?? '') : wide.includes(sign) ? (wide[value] ?? '') : String(value)

/** The grade in the name of a class, and the stage of the school before it (`中`); null if there is none. */
function gradeIn(name: string): { stage: string; grade: number } | null {
  const found = gradeSign.exec(withoutYear(name).trimStart())
  return found?.[2] === undefined ? null : { stage: found[1] ?? '', grade: gradeOfSign(found[2]) }
}

/** The name of the class one grade higher, in the same spelling; null if the name says no grade. */
export function nextName(name: string): string | null {
  const bare = withoutYear(name).trim()
  const found = gradeIn(bare)
  if (found === null || found.grade >= 9) return null
  return bare.replace(gradeSign, (_, stage: string, sign: string) => stage + signLike(sign, found.grade + 1))
}

/** A grade or its name one grade higher; null if it says none. */
export function nextGrade(grade_name: string): string | null {
  const sign = /[0-9０-９]|[一二三四五六七八九]/u.exec(grade_name)?.[0]
  if (sign === undefined || gradeOfSign(sign) >= 9) return null
  return grade_name.replace(sign, signLike(sign, gradeOfSign(sign) + 1))
}

/** The name with its school year, if there is room for it. */
export function yearName(year: number, name: string): string {
  const full = `${year}年度 ${withoutYear(name).trim()}`
  const short = full.replace(' ', '')
  return [full, short].find(one => textLength(one) <= limits.className) ?? full
}

/** After these grades, students leave a school of three or of six years. */
const lastGrades: ReadonlySet<number> = new Set([3, 6])

/** The stages of the school with their last grade, if it can be one. */
function lastGradeOf(teams: readonly PresentTeam[]): Map<string, number> {
  const highest = new Map<string, number>()
  for (const { name } of teams) {
    const found = gradeIn(name)
    if (found) highest.set(found.stage, Math.max(found.grade, highest.get(found.stage) ?? 0))
  }
  return new Map([...highest].filter(([, grade]) => lastGrades.has(grade)))
}

export interface YearChoice {
  year: number
  /** Each class of the next year is a new one; otherwise the present classes are used again. */
  makesClasses: boolean
}

/** The class of the next year with this name: a present one, or a new one. An empty class with the year is used. */
export function targetOf(name: string, teams: readonly ClassOfYear[], { year, makesClasses }: YearChoice): Target {
  const wanted = makesClasses ? yearName(year, name) : name
  const found = teams.find(team => teamKey(team.name) === teamKey(wanted))
  if (found && (!makesClasses || found.student_count === 0)) return { is: 'team', id: found.id }
  return { is: 'new', name: wanted }
}

/** Where the students of each class go: one grade higher, out of the last grade; a class without a grade stays. */
export function proposeTargets(teams: readonly ClassOfYear[], choice: YearChoice): Map<string, Target> {
  const last = lastGradeOf(teams)
  return new Map(
    teams
      .filter(({ student_count }) => student_count > 0)
      .map(({ id, name }): [string, Target] => {
        const found = gradeIn(name)
        if (found && last.get(found.stage) === found.grade) return [id, { is: 'leaves' }]
        const next = nextName(name)
        return [id, next === null ? { is: 'stays' } : targetOf(next, teams, choice)]
      }),
  )
}
