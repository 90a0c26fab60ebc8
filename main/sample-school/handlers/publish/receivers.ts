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

const noReceivers: Receivers = { teams: [], students: [] }

/**
 * The requested classes and students, in the order of the classes. Earlier receivers are allowed even if they left
 * their class, and earlier classes even if they are hidden or deleted now.
 */
export function receiversOf(
  world: World,
  request: { team_ids: string; student_ids?: string | undefined },
  before: Receivers = noReceivers,
): Receivers {
  const teams = idList(request.team_ids).map(id =>
    required(
      [...world.teams, ...before.teams].find(team => team.id === id),
      text.unknownTeam,
    ),
  )
  const hidden = teams.find(team => team.hidden && !before.teams.includes(team))
  if (hidden !== undefined) throw new Refusal(400, text.hiddenTeam(hidden.name))
  const all = teams.flatMap(team => team.students)
  if (request.student_ids === undefined) {
    if (all.length === 0) throw new Refusal(400, text.noStudents)
    return { teams, students: all }
  }
  const requestedIds = new Set(idList(request.student_ids))
  const formerReceivers = before.students.filter(student => requestedIds.has(student.id) && !all.includes(student))
  const students = [...all, ...formerReceivers].filter(student => requestedIds.has(student.id))
  if (students.length < requestedIds.size) throw new Refusal(400, text.unknownStudent)
  const without = teams.find(team => !team.students.some(student => requestedIds.has(student.id)))
  if (without !== undefined && formerReceivers.length === 0) throw new Refusal(400, text.teamWithout(without.name))
  return { teams, students }
}
