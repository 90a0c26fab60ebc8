/** 年次更新 without a file: rows for students, who go where the arrow of their class points. */
import type { MarkedRow } from '../../contract/types'
import { rolloverWords as words } from '../../text'
import { compareNumbers } from '../students'
import { splitTeamName } from './class-names'
import { type RosterEntry, tidyCode, tidyName, tidyNumber } from './entries'
import { type ClassOfYear, nextGrade, type Target } from './next-year'
import type { PresentStudent } from './plan-types'
import { teamOfTarget } from './rollover'

interface Arrows {
  students: readonly PresentStudent[]
  teams: readonly ClassOfYear[]
  targets: ReadonlyMap<string, Target>
}

/** The students whose class has a target, with it; in the order of the classes and numbers. */
function goingStudents({ students, teams, targets }: Arrows) {
  const place = new Map(teams.map(({ id }, at) => [id, at]))
  return students
    .flatMap(student => {
      const target = targets.get(student.team_id)
      const team = target && teamOfTarget(target, teams)
      return team === undefined || team.id === student.team_id ? [] : { student, team }
    })
    .sort(
      (a, b) =>
        (place.get(a.student.team_id) ?? 0) - (place.get(b.student.team_id) ?? 0) ||
        compareNumbers(a.student.number, b.student.number) ||
        (a.student.student_id < b.student.student_id ? -1 : 1),
    )
}

/** Today's classes as a table like one from a file. The grade has a column if the name of a class does not say it. */
export function tableOfClasses(arrows: Arrows, keepsNumbers: boolean): MarkedRow[] {
  const going = goingStudents(arrows)
  const needsGrade = going.some(({ team }) => team.id !== '' && splitTeamName(team.name) === null)
  const gradeOf = ({ student, team }: (typeof going)[number]) =>
    team.id === '' ? '' : (splitTeamName(team.name)?.grade_name ?? nextGrade(student.grade_name) ?? '')
  const heading = [...words.headings, ...(needsGrade ? [words.grade] : [])]
  return [
    { row: 1, cells: heading },
    ...going.map((one, at) => ({
      row: at + 2,
      about: one.student.student_id,
      cells: [
        one.student.student_id,
        one.team.name,
        keepsNumbers && one.team.id !== '' ? one.student.number : '',
        one.student.nickname,
        ...(needsGrade ? [gradeOf(one)] : []),
      ],
    })),
  ]
}

/**
 * Reading tidies the cells of a table. What the teacher has not edited is as the school has it, to the last space, and
 * the class is that of the arrow, even if another class has its name.
 */
export function asInSchool(entries: readonly RosterEntry[], arrows: Arrows): RosterEntry[] {
  const going = new Map(goingStudents(arrows).map(one => [one.student.student_id, one]))
  const unless = (isEdited: boolean, edited: string, kept: string) => (isEdited ? edited : kept)
  return entries.map(entry => {
    const one = going.get(entry.about ?? '')
    if (one === undefined) return entry
    const { student, team } = one
    const isRenumbered = entry.number !== tidyNumber(student.number)
    return {
      ...entry,
      student_id: unless(entry.student_id !== tidyCode(student.student_id), entry.student_id, student.student_id),
      nickname: unless(entry.nickname !== tidyName(student.nickname), entry.nickname, student.nickname),
      number: unless(isRenumbered, entry.number, student.number),
      ...(entry.team === tidyName(team.name) && { team_id: team.id }),
      notes: isRenumbered ? entry.notes : [],
    }
  })
}

/**
 * Rows for students who are not in the file, and whose class has a target. They follow those of the file, without
 * cells. The number of a student's row does not depend on who else is in the file.
 */
export const entriesOfAbsent = (arrows: Arrows, concerned: ReadonlySet<string>, lastRow: number): RosterEntry[] =>
  goingStudents(arrows)
    .map(({ student, team }, at) => ({
      row: lastRow + at + 1,
      about: student.student_id,
      student_id: student.student_id,
      team: team.name,
      team_id: team.id,
      grade_name: '',
      class_name: '',
      number: '',
      nickname: student.nickname,
      seat: '',
      columns: {},
      notes: [],
      faults: [],
    }))
    .filter(({ about }) => !concerned.has(about))
