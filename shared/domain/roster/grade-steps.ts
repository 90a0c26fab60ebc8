/** Whether a student can be in the class of a row, by its grade and hers: her name alone does not say so. */
import { gradeKey, withoutYear } from './class-names'
import type { RosterEntry } from './entries'
import { gradeIn, isLaterStage } from './next-year'
import type { PresentStudent, PresentTeam } from './plan-types'

interface Row {
  entry: RosterEntry
  team: PresentTeam | undefined
}

/** The grade in the name of a class, or in the field of a grade; null if neither says it. */
const gradeOf = (teamName: string, grade_name: string) => gradeIn(teamName) ?? gradeIn(`${gradeKey(grade_name)}-`)

export const gradeOfRow = ({ entry, team }: Row) => gradeOf(team?.name ?? '', entry.grade_name)

const gradeOfStudent = ({ team_name, grade_name }: PresentStudent) => gradeOf(team_name, grade_name)

/**
 * A student stays in the grade or goes into the next one. From other grades, from the same one in the next year, and
 * where no grade can be read, it is perhaps another person of the same name.
 */
export function mayMove(row: Row, student: PresentStudent, isNewYear: boolean): boolean {
  const { team } = row
  // Without a class, the student stays in hers; who leaves the school can have any grade.
  if (team === undefined || team.id === '') return true
  // The class of the next year already has her.
  if (team.name === student.team_name && withoutYear(team.name) !== team.name) return true
  const [from, to] = [gradeOfStudent(student), gradeOfRow(row)]
  if (from === null || to === null) return false
  if (from.stage !== to.stage) return to.grade === 1 && isLaterStage(to.stage, from.stage)
  return to.grade - from.grade === 1 || (to.grade === from.grade && !isNewYear)
}
