/** Students as they are asked for and as they stand in a row. */
import { findStudent, findTeam } from '../../data/classes'
import type { Student, Team } from '../../data/model'
import { type Call, need } from '../types'
import { studyText } from './text'

export const personOf = (student: Student) => ({
  student_id: student.id,
  number: student.number,
  nickname: student.nickname,
  team_id: student.team.id,
  team_name: student.team.name,
})

export const studentNamed = (call: Call, id: string): Student => need(findStudent(call.world, id), studyText.noStudent)

export const teamNamed = (call: Call, id: string): Team => need(findTeam(call.world, id), studyText.noTeam)

/** The classes asked for: one, or all. */
export const teamsOf = (call: Call, teamId: string | undefined): Team[] =>
  teamId === undefined ? call.world.teams : [teamNamed(call, teamId)]

/** The students of the classes, in the order of the classes. */
export const studentsOf = (call: Call, teamId: string | undefined): Student[] =>
  teamsOf(call, teamId).flatMap(team => team.students)

/** Text as a search sees it: widths and cases alike. */
const plain = (value: string): string => value.normalize('NFKC').toLowerCase().trim()

/** Whether the words are part of a student's name, number or id. */
export function isMeant(student: Student, kw: string | undefined): boolean {
  const words = plain(kw ?? '')
  return [student.nickname, student.number, student.id].some(value => plain(value).includes(words))
}
