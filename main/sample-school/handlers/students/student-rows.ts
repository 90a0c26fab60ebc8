/** Students on the wire: find, search, sort, row. */
import { matchesStudent } from '../../../../shared/domain/students'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { matchesReading } from '../../content/name-readings'
import { byNumber, findStudent } from '../../data/classes'
import { compareNaturally } from '../../data/natural-order'
import type { Student, Team } from '../../data/world-types'
import { teamOf } from '../teams/team-rows'
import { type Call, existing, Refusal } from '../types'
import { text } from './text'

/** The student with this id, or a refusal. */
export const studentOf = (call: Call, id: string): Student => existing(findStudent(call.world, id), text.unknownStudent)

function notInTeamRefusal(call: Call, id: string): never {
  studentOf(call, id)
  throw new Refusal(400, text.notInTeam)
}

/**
 * The students with these comma-separated ids (without ids, all students of the class); refuses if one is not in the
 * class.
 */
export function membersOf(call: Call, team: Team, joined: string | undefined): Student[] {
  if (joined === undefined) return [...team.students]
  const byId = new Map(team.students.map(student => [student.id, student]))
  return [...new Set(joined.split(','))].map(id => byId.get(id) ?? notInTeamRefusal(call, id))
}

/** The row in lists of students. */
export const studentRow = (call: Call, student: Student) => ({
  student_id: student.id,
  nickname: student.nickname,
  number: student.number,
  grade_name: student.grade_name,
  class_name: student.class_name,
  team_id: student.team.id,
  team_name: student.team.name,
  password_changed: call.store.state.studentPasswords.has(student.id) ? 1 : 0,
})

/**
 * The students of the school or of a class, in the order of classes and numbers; `kw` is searched as in
 * shared/domain/students.ts, and in the readings of names.
 */
export function search(call: Call, kw = '', team?: string): Student[] {
  const place = (student: Student) => student.team.sort || Number.POSITIVE_INFINITY
  const all = team === undefined ? call.world.students : teamOf(call, team).students
  return all
    .filter(
      ({ id, nickname, number }) =>
        matchesStudent({ student_id: id, nickname, number }, kw) || matchesReading(nickname, kw),
    )
    .sort((a, b) => Math.sign(place(a) - place(b)) || byNumber(a, b))
}

type Field = NonNullable<EndpointRequest<'student-page-rows'>['sort_field']>

const byText = (of: (student: Student) => string) => (a: Student, b: Student) => compareNaturally(of(a), of(b))

const comparators: Record<Field, (a: Student, b: Student) => number> = {
  number: byNumber,
  nickname: byText(student => student.nickname),
  student_id: (a, b) => a.index - b.index,
  grade_name: byText(student => student.grade_name),
  class_name: byText(student => student.class_name),
  team_name: byText(student => student.team.name),
}

/** Sorts by the field. Equal rows keep their order in both directions. */
export function sortStudents(students: Student[], field: Field | undefined, order: 'asc' | 'desc' = 'asc'): Student[] {
  const compare = comparators[field ?? 'number']
  if (field === undefined && order === 'asc') return students
  const sign = order === 'desc' ? -1 : 1
  return [...students].sort((a, b) => sign * compare(a, b))
}
