/**
 * 年次更新 as an import: the students of each class, or of a file, go into the classes of the next year. New classes have
 * an id of their own in the plan until they are made; 卒業 is a class without id.
 */
import type { MarkedRow } from '../../contract/types'
import { rolloverWords as words } from '../../text'
import { compareNumbers } from '../students'
import { tidyText } from '../text-rules'
import { splitTeamName, teamKey } from './class-names'
import type { RosterEntry } from './entries'
import { groupBy } from './group-by'
import { type ClassOfYear, nextGrade, type Target } from './next-year'
import type { PresentStudent, PresentTeam } from './plan-types'

/** Who has no class any more. */
export const graduates: PresentTeam = { id: '', name: words.leaves }

/** The ids of new classes in a plan, by their names. */
export const newTeamId = (name: string): string => `new:${tidyText(name)}`

const teamOfTarget = (target: Target, teams: readonly PresentTeam[]): PresentTeam | undefined => {
  if (target.is === 'new') return { id: newTeamId(target.name), name: tidyText(target.name) }
  return target.is === 'leaves' ? graduates : teams.find(team => target.is === 'team' && team.id === target.id)
}

/**
 * The classes that rows can go into: those of the next year, 卒業, and the present ones. A present class is not meant
 * where its name stands for a class of the next year.
 */
export function teamsOfYear(
  targets: Iterable<Target>,
  teams: readonly PresentTeam[],
  aliases: readonly PresentTeam[] = [],
): PresentTeam[] {
  const found = [...targets].flatMap(target => teamOfTarget(target, teams) ?? [])
  const taken = new Set(aliases.map(({ name }) => teamKey(name)))
  const present = teams.filter(({ name }) => !taken.has(teamKey(name)))
  return [...new Map([...present, graduates, ...found].map(team => [team.id, team])).values()]
}

/** A class as a file writes it, and how many of its rows do. */
export interface FileClass {
  name: string
  count: number
}

const writtenClass = ({ team, grade_name, class_name }: RosterEntry): string => {
  if (team !== '') return splitTeamName(team) === null && grade_name !== '' ? `${grade_name}-${team}` : team
  return grade_name === '' || splitTeamName(class_name) !== null ? class_name : `${grade_name}-${class_name}`
}

/** `3-A` of a column of grades and one of classes is 3年A組, in the spelling of a present class if there is one. */
function spelledClass(written: string, teams: readonly PresentTeam[]): string {
  const known = teams.find(team => teamKey(team.name) === teamKey(written))
  if (known) return known.name
  const parts = /^(\d)-?([A-Za-z]|\d{1,2})$/u.exec(written.normalize('NFKC'))
  return parts ? words.className(parts[1] ?? '', parts[2]?.toUpperCase() ?? '') : written
}

/** The classes of a file, in their order, in the spelling of the school. */
export function classesOf(entries: readonly RosterEntry[], teams: readonly PresentTeam[]): FileClass[] {
  const named = entries.map(writtenClass).filter(name => name !== '' && tidyText(name) !== graduates.name)
  return [...groupBy(named, teamKey).values()].map(group => ({
    name: spelledClass(group[0] ?? '', teams),
    count: group.length,
  }))
}

/** The classes of a file by the names that the file gives them, for those that get another name. */
export const aliasesOf = (
  classes: readonly FileClass[],
  targets: ReadonlyMap<string, Target>,
  teams: readonly PresentTeam[],
): PresentTeam[] =>
  classes.flatMap(({ name }) => {
    const target = targets.get(name)
    const team = target && teamOfTarget(target, teams)
    return team === undefined || teamKey(team.name) === teamKey(name) ? [] : { id: team.id, name }
  })

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

/** Rows for students who are not in the file, and whose class has a target. They follow those of the file, without cells. */
export function entriesOfAbsent(arrows: Arrows, concerned: ReadonlySet<string>, lastRow: number): RosterEntry[] {
  return goingStudents(arrows)
    .filter(({ student }) => !concerned.has(student.student_id))
    .map(({ student, team }, at) => ({
      row: lastRow + at + 1,
      student_id: student.student_id,
      team: team.name,
      grade_name: '',
      class_name: '',
      number: '',
      nickname: student.nickname,
      seat: '',
      columns: {},
      notes: [],
      faults: [],
    }))
}
