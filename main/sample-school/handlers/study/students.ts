/** Selects students for the study calls and builds their row fields. */
import { matchesStudent } from '../../../../shared/domain/students'
import { findStudent, findTeam } from '../../data/classes'
import type { Student, Team } from '../../data/world-types'
import { type Call, existing } from '../types'
import { studyText } from './text'

export const personOf = (student: Student) => ({
  student_id: student.id,
  number: student.number,
  nickname: student.nickname,
  team_id: student.team.id,
  team_name: student.team.name,
})

export const studentNamed = (call: Call, id: string): Student =>
  existing(findStudent(call.world, id), studyText.noStudent)

export const teamNamed = (call: Call, id: string): Team => existing(findTeam(call.world, id), studyText.noTeam)

/** The requested classes: one, or all. */
export const teamsOf = (call: Call, teamId: string | undefined): Team[] =>
  teamId === undefined ? call.world.teams : [teamNamed(call, teamId)]

/** The students of the classes, in the order of the classes. */
export const studentsOf = (call: Call, teamId: string | undefined): Student[] =>
  teamsOf(call, teamId).flatMap(team => team.students)

/** Whether the search words match this student, as in every list of students. */
export const matchesSearch = ({ id, nickname, number }: Student, kw: string | undefined): boolean =>
  matchesStudent({ student_id: id, nickname, number }, kw ?? '')
