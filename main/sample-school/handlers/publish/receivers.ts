/** Whom homework goes to: whole classes, or some of their students (SPEC §5 "Class and student selection are required"). */
import type { Student, Team, World } from '../../data/model'
import { need, Refusal } from '../types'
import { text } from './text'

/** Reads ids that came joined; each counts once. */
export const idList = (joined: string): string[] => [...new Set(joined.split(','))]

export interface Receivers {
  teams: Team[]
  students: Student[]
}

const nobody: Receivers = { teams: [], students: [] }

/**
 * The classes and students that are meant, in the order of the classes. Who got it before needs no place in a class, and a
 * class that had it may be hidden or deleted since.
 */
export function receiversOf(
  world: World,
  asked: { team_ids: string; student_ids?: string | undefined },
  before: Receivers = nobody,
): Receivers {
  const teams = idList(asked.team_ids).map(id =>
    need(
      [...world.teams, ...before.teams].find(team => team.id === id),
      text.unknownTeam,
    ),
  )
  const hidden = teams.find(team => team.hidden && !before.teams.includes(team))
  if (hidden !== undefined) throw new Refusal(400, text.hiddenTeam(hidden.name))
  const all = teams.flatMap(team => team.students)
  if (asked.student_ids === undefined) {
    if (all.length === 0) throw new Refusal(400, text.noStudents)
    return { teams, students: all }
  }
  const wanted = new Set(idList(asked.student_ids))
  const left = before.students.filter(student => wanted.has(student.id) && !all.includes(student))
  const students = [...all, ...left].filter(student => wanted.has(student.id))
  if (students.length < wanted.size) throw new Refusal(400, text.unknownStudent)
  const without = teams.find(team => !team.students.some(student => wanted.has(student.id)))
  if (without !== undefined && left.length === 0) throw new Refusal(400, text.teamWithout(without.name))
  return { teams, students }
}
