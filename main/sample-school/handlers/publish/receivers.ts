/** The receivers of homework: whole classes, or some of their students (SPEC §5 "Class and student selection"). */
import type { Student, Team, World } from '../../data/world-types'
import { Refusal, required } from '../types'
import { text } from './text'

/** Splits joined ids and removes duplicates. */
export const idList = (joined: string): string[] => [...new Set(joined.split(','))]

export interface Receivers {
  teams: Team[]
  students: Student[]
}

const nobody: Receivers = { teams: [], students: [] }

/**
 * The requested classes and students, in the order of the classes. Earlier receivers are allowed even if they left
 * their class, and earlier classes even if they are hidden or deleted now.
 */
export function receiversOf(
  world: World,
  asked: { team_ids: string; student_ids?: string | undefined },
  before: Receivers = nobody,
): Receivers {
  const teams = idList(asked.team_ids).map(id =>
    required(
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
