/** Classes on the wire, and their homework counts. */
import { statuses } from '../../../../shared/domain/statuses'
import { findTeam } from '../../data/classes'
import { statusAt } from '../../data/homework-status'
import { submittedAt } from '../../data/progress'
import { submitStatusAt } from '../../data/round-times'
import type { Homework, Team } from '../../data/world-types'
import { type Call, existing, Refusal } from '../types'
import { text } from './text'

/** The class with this id, or a refusal. */
export const teamOf = (call: Call, id: string): Team => existing(findTeam(call.world, id), text.unknownTeam)

/** The classes with these comma-separated ids; refuses if one is unknown or occurs twice. */
export function teamsOf(call: Call, joined: string): Team[] {
  const ids = joined.split(',')
  if (new Set(ids).size < ids.length) throw new Refusal(400, text.repeatedTeam)
  return ids.map(id => teamOf(call, id))
}

/** The row in lists of classes. */
export const teamRow = ({ id, name, allow_join, sort, hidden, students }: Team) => ({
  id,
  name,
  allow_join,
  sort,
  student_count: students.length,
  hidden: hidden ? 1 : 0,
})

const isOpen = (call: Call, homework: Homework): boolean => {
  const status = statusAt(homework, call.at, submittedAt(call.world.seed, homework, call.at))
  return statuses[status].filter !== 'ended'
}

/**
 * The class's homework: how many in total, how many are open, and the number of missing submissions of its students in
 * open homework.
 */
export function homeworkOf(call: Call, team: Team) {
  const all = call.world.homeworks.filter(homework => homework.teams.includes(team))
  const open = all.filter(homework => isOpen(call, homework))
  const members = new Set(team.students)
  const unsubmitted = (homework: Homework) =>
    homework.students.filter(
      (student, place) => members.has(student) && submitStatusAt(call.world.seed, homework, place, call.at) !== 2,
    ).length
  return {
    homework_count: all.length,
    open_homework_count: open.length,
    unsubmitted_count: open.reduce((sum, homework) => sum + unsubmitted(homework), 0),
  }
}
